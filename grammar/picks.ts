import { type AnyGame, remember } from '@sternentisch/kernel'

/** One thing picked: the parts it stands for, and the spot on the board it was picked at, if any. */
export interface Pick {
  readonly parts: readonly string[]
  readonly at: string | null
}

/** A list of legal actions taken apart once, so that narrowing it stays fast for thousands of them. */
export interface Menu {
  readonly actions: readonly unknown[]
  readonly parts: readonly (readonly string[])[]
  /** Parts that every action has: they go without saying. */
  readonly common: ReadonlySet<string>
  /** Parts that are picked or not meant. */
  readonly outright: readonly string[]
}

export function menuOf(game: AnyGame, actions: readonly unknown[]): Menu {
  const parts = actions.map((action) => game.parts(action))
  const common = new Set(parts[0] ?? [])
  for (const each of parts) {
    for (const part of common) if (!each.includes(part)) common.delete(part)
    if (common.size === 0) break
  }
  if (actions.length < 2) common.clear()
  const outright = (game.outright ?? []).filter((part) => !common.has(part))
  return { actions, parts, common, outright }
}

/** How often each action has a part, by its place in the menu. Hundreds of spots ask this of thousands of actions. */
type Counts = ReadonlyMap<string, Uint8Array>

const counted = new WeakMap<Menu, Counts>()

function countsIn(menu: Menu): Counts {
  return remember(counted, menu, () => {
    const counts = new Map<string, Uint8Array>()
    menu.parts.forEach((parts, index) => {
      for (const part of parts) remember(counts, part, () => new Uint8Array(menu.parts.length))[index]++
    })
    return counts
  })
}

/** Tells of an action, by its place in the menu, whether it has all these parts; null if no action can. */
function holderOf(menu: Menu, picked: readonly string[]): ((index: number) => boolean) | null {
  const counts = countsIn(menu)
  const needs: { readonly of: Uint8Array; least: number }[] = []
  for (const part of picked) {
    const of = counts.get(part)
    if (!of) return null
    const need = needs.find((each) => each.of === of)
    if (need) need.least++
    else needs.push({ of, least: 1 })
  }
  return (index) => {
    for (const { of, least } of needs) if (of[index] < least) return false
    return true
  }
}

/** Which actions, by their place in the menu, have all picked parts. */
export function narrowed(menu: Menu, picked: readonly string[]): readonly number[] {
  const holds = holderOf(menu, picked)
  const fit: number[] = []
  for (let index = 0; holds && index < menu.parts.length; index++) if (holds(index)) fit.push(index)
  return fit
}

/** The first action with all these parts, by its place in the menu; −1 if there is none. */
function firstWith(menu: Menu, picked: readonly string[]): number {
  const holds = holderOf(menu, picked)
  return holds ? menu.parts.findIndex((_, index) => holds(index)) : -1
}

/** Whether any action has all these parts. */
export const isOffered = (menu: Menu, parts: readonly string[]): boolean => firstWith(menu, parts) >= 0

/** Of a narrowed list, whether any action has these parts too. */
export function leadsOn(menu: Menu, fit: readonly number[], picked: readonly string[]): boolean {
  const holds = holderOf(menu, picked)
  return holds !== null && fit.some(holds)
}

/**
 * The action that is settled by what is picked: the only one left, unless it is a deed that must be named, or the
 * one with no further parts but those that go without saying. Nothing picked settles nothing.
 */
export function settledBy(menu: Menu, fit: readonly number[], picked: readonly string[]): unknown | null {
  if (picked.length === 0) return null
  if (fit.length === 1 && isNamed(menu, menu.parts[fit[0]], picked)) return menu.actions[fit[0]]
  const found = fit.find((index) => saysItAll(menu, menu.parts[index], picked))
  return found === undefined ? null : menu.actions[found]
}

const isNamed = ({ outright }: Menu, parts: readonly string[], picked: readonly string[]): boolean =>
  outright.every((part) => picked.includes(part) || !parts.includes(part))

function saysItAll({ common }: Menu, parts: readonly string[], picked: readonly string[]): boolean {
  if (parts.length === picked.length) return true
  const unsaid = [...common].filter((part) => !picked.includes(part)).length
  return parts.length === picked.length + unsaid
}

export const partsIn = (picks: readonly Pick[]): readonly string[] => picks.flatMap(({ parts }) => parts)

/**
 * The picks after one more. A pick that goes with nothing picked so far takes the place of its rivals: another
 * card instead of this one, another place instead of that. Null if it leads nowhere.
 */
export function withPick(menu: Menu, picks: readonly Pick[], pick: Pick): readonly Pick[] | null {
  const more = [...picks, pick]
  if (isOffered(menu, partsIn(more))) return more
  const rest = picks.filter((each) => !areRivals(menu, each, pick))
  if (rest.length === picks.length) return null
  const instead = [...rest, pick]
  return isOffered(menu, partsIn(instead)) ? instead : null
}

/** Rivals fill the same place in an action, and no action has both. */
function areRivals(menu: Menu, one: Pick, other: Pick): boolean {
  if (isOffered(menu, [...one.parts, ...other.parts])) return false
  const [place, otherPlace] = [placeOf(menu, one.parts), placeOf(menu, other.parts)]
  return place !== null && place === otherPlace
}

/** Where in an action its first part stands; null if no action has all of these. */
function placeOf(menu: Menu, parts: readonly string[]): number | null {
  const action = menu.parts[firstWith(menu, parts)]
  return action ? Math.min(...parts.map((part) => action.indexOf(part))) : null
}

/** The picks without one: the last with this part, or the last of all. */
export function withoutPick(picks: readonly Pick[], part?: string): readonly Pick[] {
  const index =
    part === undefined ? picks.length - 1 : picks.findLastIndex(({ parts }) => parts.includes(part))
  return picks.filter((_, at) => at !== index)
}
