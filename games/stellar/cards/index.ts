import type { Refusal } from '@sternentisch/kernel'
import * as v from 'valibot'
import { refuse } from '../refuse.ts'
import { faultsIn } from './faults.ts'
import { StellarCards } from './schema.ts'
import { cards } from './shipped.ts'

/** The name of the built-in set among the options. */
export const STANDARD = 'standard'

const sets = new Map<string, StellarCards>([[STANDARD, cards]])

/** The names of all sets that can be played with. */
export const cardSets = (): readonly string[] => [...sets.keys()]

/** Matches of older rules name no set. */
export const cardSet = (name: string | undefined): StellarCards => sets.get(name ?? STANDARD) ?? cards

/** Makes another set playable under a name that no other takes: logs refer to it. Or says what is wrong with it. */
export function addCards(name: string, file: unknown): Refusal | null {
  if (!/^[a-z][\w-]*$/i.test(name) || sets.has(name)) return refuse('stellar.cards.name', { name })
  const [fault] = faultsIn(file)
  if (fault) return fault.refusal
  sets.set(name, v.parse(StellarCards, file))
  return null
}

/** Nobody plays with that set any more. */
export function removeCards(name: string): void {
  if (name !== STANDARD) sets.delete(name)
}

export { faultsIn } from './faults.ts'
export { StellarCards } from './schema.ts'
export { cards, readCards } from './shipped.ts'
