import {
  LONGEST_LIST,
  linesOf,
  type OptionRule,
  type Refusal,
  readDeckText,
  refuseBecause,
  type SentDeck,
} from '@sternentisch/kernel'
import type { KeptSet } from '../sets/kept-set.ts'
import { refuse } from '../text/refuse.ts'
import { withIds } from './by-name.ts'
import { whyNone } from './judge.ts'
import { deckGames, type OpenDecks, openDecks } from './open-decks.ts'
import { openedFor } from './with-set.ts'

/** What somebody pasted: a deck for this game, one for another, or why it is none. */
export type Pasted =
  | { readonly state: 'deck'; readonly sent: SentDeck }
  | { readonly state: 'other'; readonly game: string; readonly sent: SentDeck; readonly byLink: boolean }
  | { readonly state: 'none'; readonly refusal: Refusal }

const none = (refusal: Refusal): Pasted => ({ state: 'none', refusal })

export const tooLong = (n: number): Refusal | null =>
  n > LONGEST_LIST ? refuse('decks.read.long', { n, most: LONGEST_LIST }) : null

/** As people write a list for this game: the beginning of the usual one. */
const exampleOf = ({ rule, wishes }: OpenDecks): string =>
  rule.list!.write(String(rule.default), wishes).split(/\s/).slice(0, 2).join(' ')

export async function readPaste(opened: OpenDecks, sets: readonly KeptSet[], text: string): Promise<Pasted> {
  const { game, rule } = opened
  const long = tooLong(text.length)
  if (long) return none(long)
  const read = readDeckText(withIds(text, opened), rule.list!)
  if (!read) return none(refuse('decks.read.empty', { example: exampleOf(opened) }))
  const { game: named, ...sent } = read
  if (named !== null && named !== game.id)
    return deckGames.includes(named)
      ? { state: 'other', game: named, sent, byLink: true }
      : none(refuse('decks.read.noGame', { game: named.slice(0, 40) }))
  const refusal = whyNone(openedFor(opened, sets, { needs: sent.set ?? undefined }), sent.value)
  if (!refusal) return { state: 'deck', sent }
  const inThere = ({ rule: { list } }: OpenDecks): SentDeck | null =>
    named === null ? readDeckText(text, list!) : sent
  const other = await otherGame(game.id, (there) => inThere(there)?.value ?? null)
  const found = other === null ? null : inThere((await openDecks(other))!)
  if (other !== null && found) return { state: 'other', game: other, sent: found, byLink: false }
  const line = named === null ? wrongLine(text, rule) : null
  return none(line === null ? refusal : refuseBecause(refusal, 'decks.read.line', { line }))
}

/** The first line that is written otherwise; null where there is only one, or all are as they should be. */
function wrongLine(text: string, { values, list, whyNot }: OptionRule): number | null {
  const lines = linesOf(text)
  const isWrong = (line: string): boolean => {
    const value = list!.read(line)
    return value !== '' && !values.includes(value) && (whyNot?.(value) ?? null) !== null
  }
  const at = lines.findIndex(isWrong)
  return at < 0 || lines.filter((line) => line !== '').length < 2 ? null : at + 1
}

/** The game that a list is for, if it is for one of the others. */
export async function otherGame(
  not: string,
  valueIn: (opened: OpenDecks) => string | null,
): Promise<string | null> {
  for (const id of deckGames.filter((each) => each !== not)) {
    const opened = await openDecks(id)
    const value = opened && valueIn(opened)
    if (opened && value && !whyNone({ opened, note: null, trouble: null }, value)) return id
  }
  return null
}
