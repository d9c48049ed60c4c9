import { isRefusal, type Refusal, refuse as refuseAnything, refuseBecause } from '@sternentisch/kernel'
import { type Fault, ruleSlip, slipIn } from '@sternentisch/kernel/card-file'
import * as v from 'valibot'
import { refuse } from '../refuse.ts'
import { StarfighterCards } from './schema.ts'
import file from './starfighter.json' with { type: 'json' }

/** A card file, or what is wrong with it first. */
export function readCards(file: unknown): StarfighterCards | Refusal {
  const read = v.safeParse(StarfighterCards, file)
  return read.success ? read.output : faultOf(file, read.issues[0]).refusal
}

/** All that is wrong with a card file. */
export const faultsIn = (file: unknown): readonly Fault[] =>
  (v.safeParse(StarfighterCards, file).issues ?? []).map((issue) => faultOf(file, issue))

/** What is wrong, with the card (or cruiser) and the field. */
function faultOf(file: unknown, issue: v.BaseIssue<unknown>): Fault {
  const path = (issue.path ?? []).map(({ key }) => key as string | number)
  const [list, at] = path.map(String)
  const named = (file as Record<string, { id?: unknown }[] | undefined> | null)?.[list]?.[Number(at)]?.id
  const inCard = path.length > 1 && typeof named === 'string'
  const rest = path.slice(inCard ? 2 : 1).join('.')
  const where =
    inCard && list === 'cards'
      ? { card: named, field: rest }
      : { card: null, field: [list, ...(inCard ? [named] : []), rest].filter(Boolean).join('.') }
  // What the schema checks by a rule of its own, it names by a message.
  const slip =
    issue.type === 'check' || issue.type === 'raw_check'
      ? ruleSlip(refuseAnything(issue.message), where)
      : slipIn(StarfighterCards, file, issue, where)
  const refusal = refuseBecause(slip, 'starfighter.cards', {
    card: inCard ? named : list || 'file',
    field: rest || '–',
  })
  return { path, card: inCard ? named : null, field: inCard ? rest : where.field, refusal }
}

function builtIn(): StarfighterCards {
  const read = readCards(file)
  if (isRefusal(read)) throw new Error(`starfighter.json: ${JSON.stringify(read.params)}`)
  return read
}

/** The set that ships with the game. */
export const cards: StarfighterCards = builtIn()

/** The name of the built-in set among the options. */
export const STANDARD = 'standard'

const sets = new Map<string, StarfighterCards>([[STANDARD, cards]])

/** The names of all sets that can be played with. */
export const cardSets = (): readonly string[] => [...sets.keys()]

export const cardSet = (name: string): StarfighterCards => sets.get(name) ?? cards

/**
 * Makes another set playable under a name: whoever owns the printed game can enter its cards in a file of the
 * same schema. A set once added is not exchanged for another, because logs refer to it by name.
 */
export function addCards(name: string, file: unknown): Refusal | null {
  if (!/^[a-z][\w-]*$/i.test(name) || sets.has(name)) return refuse('starfighter.cardsName', { name })
  const read = readCards(file)
  if (isRefusal(read)) return read
  sets.set(name, read)
  return null
}

/** Nobody plays with that set any more. */
export function removeCards(name: string): void {
  if (name !== STANDARD) sets.delete(name)
}

export type { Card, Cruiser, HalfFace } from './schema.ts'

export { EFFECT_IDS, StarfighterCards } from './schema.ts'
