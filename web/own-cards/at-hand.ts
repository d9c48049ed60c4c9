import { nameOfCards } from '@sternentisch/games/card-sets'
import type { TakesCards } from '@sternentisch/grammar'
import { type AnyGame, type Bill, isRefusal, type Refusal } from '@sternentisch/kernel'
import { cardTextOf } from '@sternentisch/kernel/card-file'
import { refuse } from '../text/refuse.ts'
import { readFile } from './read-file.ts'
import { keepCards } from './store.ts'

/** A set came to a game as the text of its file; or it went, and there is no text. */
export interface CardChange {
  readonly name: string
  readonly file: string | null
}

/** What takes cards in: the engine of one version of a game. What is kept is kept for the game. */
export type EngineOf = Pick<AnyGame, 'id' | 'version'>

/**
 * By engine: all that came and went since this page was opened. Games may number cards in the order they came, so
 * a bot in its worker goes through the same changes.
 */
const changes = new Map<string, CardChange[]>()

const nameOf = ({ id, version }: EngineOf): string => `${id} ${version}`

const note = (engine: EngineOf, change: CardChange): void => {
  const name = nameOf(engine)
  changes.set(name, [...(changes.get(name) ?? []), change])
}

/** The sets that an engine of this page knows, by name. */
export function setsOf(engine: EngineOf): ReadonlyMap<string, string> {
  const sets = new Map<string, string>()
  for (const { name, file } of changes.get(nameOf(engine)) ?? []) {
    if (file === null) sets.delete(name)
    else sets.set(name, file)
  }
  return sets
}

/** An engine gets to know the set in this text, or says what is wrong with it. */
export function takeIn(engine: EngineOf, takes: TakesCards, name: string, text: string): Refusal | null {
  const file = readFile(text)
  if (isRefusal(file)) return file
  const refusal = takes.addCards(name, file)
  if (!refusal) note(engine, { name, file: text })
  return refusal
}

export function giveUp(engine: EngineOf, takes: TakesCards, name: string): void {
  takes.removeCards(name)
  note(engine, { name, file: null })
}

/** Tables can be opened with the set from now on, as long as the page lasts; or why not. */
export const makePlayable = (
  engine: EngineOf,
  takes: TakesCards,
  name: string,
  file: string,
): Refusal | null => (setsOf(engine).has(name) ? null : takeIn(engine, takes, name, file))

/** What a match is begun with stays on this device, whatever becomes of the set it came from; or there is no room for it. */
export async function keepPlayed(engine: EngineOf, cards: unknown): Promise<Refusal | null> {
  const name = String(cards)
  const file = setsOf(engine).get(name)
  if (file === undefined || (await keepCards(engine.id, name, file))) return null
  return refuse('cards.full')
}

/** Keeps a card file under the name that matches have for it; or changes nothing and says what is wrong with it. */
export async function addOwnCards(
  engine: EngineOf,
  takes: TakesCards,
  name: string,
  text: string,
): Promise<Refusal | null> {
  const refusal = whyNotSame(name, text) ?? takeIn(engine, takes, name, text)
  if (refusal) return refusal
  if (await keepCards(engine.id, name, text)) return null
  giveUp(engine, takes, name)
  return refuse('cards.full')
}

/** Sets are named by their contents: others under the same name would be another match. */
function whyNotSame(name: string, text: string): Refusal | null {
  if (!/^set-[0-9a-f]{16,64}$/.test(name)) return null
  const read = readFile(text)
  const file = isRefusal(read) ? read : cardTextOf(text)
  if (isRefusal(file)) return file
  // At a server's tables the first digits of the hash are enough.
  return nameOfCards(file.hash).startsWith(name) ? null : refuse('cards.other')
}

/** What a bot has to be told about the cards of a match; nothing where they are the game's own. */
export function changesFor({
  game: id,
  rules: version,
  options,
}: Pick<Bill, 'game' | 'rules' | 'options'>): readonly CardChange[] {
  const engine = { id, version }
  const { cards } = options as { readonly cards?: string }
  return cards !== undefined && setsOf(engine).has(cards) ? (changes.get(nameOf(engine)) ?? []) : []
}
