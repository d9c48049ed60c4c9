import type { AnyGame } from '@sternentisch/kernel'
import { has } from './choice.ts'

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
}

export function menuOf(game: AnyGame, actions: readonly unknown[]): Menu {
  const parts = actions.map((action) => game.parts(action))
  const common = new Set(parts[0] ?? [])
  for (const each of parts) {
    for (const part of common) if (!each.includes(part)) common.delete(part)
    if (common.size === 0) break
  }
  return { actions, parts, common: actions.length > 1 ? common : new Set() }
}

/** Which actions, by their place in the menu, have all picked parts. */
export function narrowed(menu: Menu, picked: readonly string[]): readonly number[] {
  const fit: number[] = []
  for (let index = 0; index < menu.parts.length; index++) if (has(menu.parts[index], picked)) fit.push(index)
  return fit
}

/** Of a narrowed list, whether any action has these parts too. */
export const leadsOn = (menu: Menu, fit: readonly number[], picked: readonly string[]): boolean =>
  fit.some((index) => has(menu.parts[index], picked))

/**
 * The action that is settled by what is picked: the only one left, or the one with no further parts but those
 * that go without saying. Nothing picked settles nothing.
 */
export function settledBy(menu: Menu, fit: readonly number[], picked: readonly string[]): unknown | null {
  if (picked.length === 0) return null
  if (fit.length === 1) return menu.actions[fit[0]]
  const found = fit.find((index) => saysItAll(menu, menu.parts[index], picked))
  return found === undefined ? null : menu.actions[found]
}

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
  if (narrowed(menu, partsIn(more)).length > 0) return more
  const rest = picks.filter((each) => !areRivals(menu, each, pick))
  if (rest.length === picks.length) return null
  const instead = [...rest, pick]
  return narrowed(menu, partsIn(instead)).length > 0 ? instead : null
}

/** Rivals fill the same place in an action, and no action has both. */
function areRivals(menu: Menu, one: Pick, other: Pick): boolean {
  const both = [...one.parts, ...other.parts]
  if (menu.parts.some((parts) => has(parts, both))) return false
  const [place, otherPlace] = [placeOf(menu, one.parts), placeOf(menu, other.parts)]
  return place !== null && place === otherPlace
}

/** Where in an action its first part stands; null if no action has all of these. */
function placeOf(menu: Menu, parts: readonly string[]): number | null {
  const action = menu.parts.find((each) => has(each, parts))
  return action ? Math.min(...parts.map((part) => action.indexOf(part))) : null
}

/** The picks without one: the last with this part, or the last of all. */
export function withoutPick(picks: readonly Pick[], part?: string): readonly Pick[] {
  const index =
    part === undefined ? picks.length - 1 : picks.findLastIndex(({ parts }) => parts.includes(part))
  return picks.filter((_, at) => at !== index)
}
