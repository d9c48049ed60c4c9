import { type AnyGame, isRefusal } from '@sternentisch/kernel'
import { useMemo, useState } from 'react'
import type { Choice } from './choice.ts'
import {
  isOffered,
  leadsOn,
  type Menu,
  menuOf,
  narrowed,
  type Pick,
  partsIn,
  settledBy,
  withoutPick,
  withPick,
} from './picks.ts'

/** A choice with what spots and previews need to know beyond what boards do. */
export interface OpenChoice<Action = unknown> extends Choice<Action> {
  readonly menu: Menu
  readonly picks: readonly Pick[]
  /** Whether any legal action has these parts, whatever is picked now. */
  isLegal(parts: readonly string[]): boolean
  /** Whether an action is one the person is meant to take; in a lesson only some are. */
  isMeant(action: unknown): boolean
  /** The picks that one more would lead to; null if it leads nowhere. */
  after(pick: Pick): readonly Pick[] | null
  /** The action that these picks would settle. */
  settledBy(picks: readonly Pick[]): unknown | null
  put(picks: readonly Pick[]): void
}

interface Held {
  readonly menu: Menu
  readonly picks: readonly Pick[]
}

/**
 * What a person has picked so far of these actions. Give it the same list as long as the decision is the same:
 * a new list is a new decision and starts with nothing picked.
 */
export function useChoice(
  game: AnyGame,
  view: unknown,
  actions: readonly unknown[],
  decide: (action: unknown) => void,
): OpenChoice {
  const menu = useMemo(() => menuOf(game, actions), [game, actions])
  const [held, hold] = useState<Held>({ menu, picks: [] })
  const picks = held.menu === menu ? held.picks : NONE
  return useMemo(
    () => choiceOf(game, view, menu, picks, (change) => hold((old) => changed(menu, old, change)), decide),
    [game, view, menu, picks, decide],
  )
}

const NONE: readonly Pick[] = []

const changed = (menu: Menu, old: Held, change: (picks: readonly Pick[]) => readonly Pick[]): Held => ({
  menu,
  picks: change(old.menu === menu ? old.picks : NONE),
})

/** The choice at one instant; `change` is told how the picks are to change. */
export function choiceOf(
  game: AnyGame,
  view: unknown,
  menu: Menu,
  picks: readonly Pick[],
  change: (how: (picks: readonly Pick[]) => readonly Pick[]) => void,
  decide: (action: unknown) => void,
): OpenChoice {
  const picked = partsIn(picks)
  const fit = narrowed(menu, picked)
  const complete = settledBy(menu, fit, picked)
  return {
    menu,
    picks,
    picked,
    actions: menu.actions,
    fitting: fit.length === menu.actions.length ? menu.actions : fit.map((index) => menu.actions[index]),
    complete,
    canPick: (...parts) => leadsOn(menu, fit, [...picked, ...parts]),
    pick: (...parts) => change((now) => withPick(menu, now, { parts, at: null }) ?? now),
    takeBack: (part) => change((now) => withoutPick(now, part)),
    clear: () => change(() => NONE),
    confirm: (action = complete) => {
      if (action === null) return
      change(() => NONE)
      decide(action)
    },
    whyNot: (text) => {
      const action = game.read(view, text)
      return isRefusal(action) ? action : null
    },
    isLegal: (parts) => isOffered(menu, parts),
    isMeant: (action) => menu.actions.includes(action),
    after: (pick) => withPick(menu, picks, pick),
    settledBy: (some) => settledBy(menu, narrowed(menu, partsIn(some)), partsIn(some)),
    put: (some) => change(() => some),
  }
}
