import { onOneLine } from './names.ts'
import type { ListRule } from './options.ts'

/** The card set that a deck is built of, as whoever sends the deck names it. */
export interface SetNote {
  /** The first digits of the hash of its contents: no other set has them. */
  readonly hash: string
  /** Its name, with its version behind it. */
  readonly title: string
}

/** A deck on its way: as text in a chat or a mail, as a link, as a QR code. */
export interface SentDeck {
  readonly name: string
  /** As options and logs carry it. */
  readonly value: string
  /** Null for the cards that ship with the game. */
  readonly set: SetNote | null
}

/** Longer than any name need be. */
export const LONGEST_TITLE = 40
const DIGITS = 16

/** A name as it is kept; empty where there is nothing to read in it. Where it is cut, no sign is cut in two. */
export const titled = (name: string, longest = LONGEST_TITLE): string =>
  onOneLine(onOneLine(name).slice(0, longest))

/** A set of somebody's own, by what its file says about itself. */
export const noteOn = (
  hash: string,
  { name, version }: { name: string; version?: string | undefined },
): SetNote => ({
  hash: hash.slice(0, DIGITS),
  title: titled(version === undefined ? name : `${name} (${version})`),
})

/** Whether a set has that name, in whatever version. */
export const isCalled = ({ title }: SetNote, name: string): boolean =>
  title === titled(name) || title.startsWith(titled(`${name} (`))

/** On one line that a mail does not break. */
export const writeNote = ({ hash, title }: SetNote): string => `set-${hash} ${title}`

export function readNote(text: string): SetNote | null {
  const [, hash, title] = /^\s*set-([0-9a-f]{16})[0-9a-f]*(?:\s+(.*))?$/i.exec(text) ?? []
  return hash === undefined ? null : { hash: hash.toLowerCase(), title: titled(title ?? '') }
}

/** What is written: the name behind a `#`, likewise the card set if it is not the game's own, then the list as people write it. */
export const writeDeckText = ({ name, set }: Omit<SentDeck, 'value'>, lines: string): string =>
  `# ${name}\n${set ? `# cards: ${writeNote(set)}\n` : ''}${lines}\n`

/** In an address `+` and `*` would not stay what they are: `3.fighter_cruiser`. */
export const forLink = (value: string): string => value.replaceAll('+', '_').replaceAll('*', '.')
export const fromLink = (list: string): string =>
  list
    .replace(/^_+|_+$/g, '')
    .replace(/_+/g, '+')
    .replaceAll('.', '*')

/** A deck out of the address of a link, and the game it is for; null if there is none in it. */
function inLink(pasted: string): (SentDeck & { readonly game: string }) | null {
  const [, game, query] = /#\/decks\/([\w-]+)\?(\S+)/.exec(pasted) ?? []
  const asked = new URLSearchParams(query)
  const list = asked.get('list')
  if (game === undefined || !list) return null
  const set = readNote(asked.get('cards') ?? '')
  return { game, name: titled(asked.get('title') ?? ''), value: fromLink(list), set }
}

const NAME = /^#(.*)$/
/** Programs that write mails and chats like to make something finer of a hyphen. */
const DASHES = /[\u2010-\u2015\u2212]/g
const CARDS = /^#\s*cards:(.*)$/i

/** Longer than any text with a deck in it: a whole book is not read to find that there is none. */
export const LONGEST_LIST = 20_000

/** What was pasted, line by line, as far as it is about cards: without the marks of a quoting mail, and without `#` lines. */
export const linesOf = (pasted: string): readonly string[] =>
  unquoted(pasted).map((line) => (NAME.test(line) ? '' : line.replace(DASHES, '-')))

const unquoted = (pasted: string): readonly string[] =>
  pasted.split(/\r?\n/).map((line) => line.replace(/^[>\s]+/, '').trim())

/**
 * What somebody pasted: such a text, quoted by a mail or with other lines of a chat around it, or a link. The first line that begins with `#`
 * is the name. Which game it is for only a link says.
 */
export function readDeckText(
  pasted: string,
  list: ListRule,
): (SentDeck & { readonly game: string | null }) | null {
  if (pasted.length > LONGEST_LIST) return null
  if (pasted.includes('#/decks/')) return inLink(pasted)
  const lines = unquoted(pasted)
  const set = lines.map((line) => readNote(CARDS.exec(line)?.[1] ?? '')).find(Boolean) ?? null
  const name = NAME.exec(lines.find((line) => NAME.test(line) && !CARDS.test(line)) ?? '')?.[1] ?? ''
  const value = list.read(
    linesOf(pasted)
      .filter((line) => line !== '')
      .join('\n'),
  )
  return value === '' ? null : { game: null, name: titled(name), value, set }
}
