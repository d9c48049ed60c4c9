import type { ListRule } from '@sternentisch/kernel'
import { placeAt } from '../shell/router.ts'
import { LONGEST_TITLE } from './kept-deck.ts'

/** A deck on its way: as text in a chat or a mail, in a link, in a QR code. */
export interface SentDeck {
  readonly name: string
  readonly value: string
}

/** In an address `+` and `*` would not stay what they are: `3.fighter_cruiser`. */
export const forLink = (value: string): string => value.replaceAll('+', '_').replaceAll('*', '.')
export const fromLink = (list: string): string => list.replaceAll('_', '+').replaceAll('.', '*')

/** What is written: the name behind a `#`, then the list as people write it. */
export const textOf = ({ name }: SentDeck, lines: string): string => `# ${name}\n${lines}\n`

/**
 * What somebody pasted: such a text, quoted by a mail or with other lines of a chat around it, or a link. A line that
 * begins with `#` is the name.
 */
export function sentIn(pasted: string, list: ListRule): SentDeck | null {
  const link = /#\/decks\/\S+/.exec(pasted)?.[0]
  if (link) {
    const place = placeAt(link)
    if (place.name !== 'decks' || !place.list) return null
    return { name: titled(place.title ?? ''), value: fromLink(place.list) }
  }
  const lines = pasted.split(/\r?\n/).map((line) => line.replace(/^[>\s]+/, '').trim())
  const name = lines.find((line) => line.startsWith('#'))?.slice(1) ?? ''
  const value = list.read(lines.filter((line) => line !== '' && !line.startsWith('#')).join('\n'))
  return value === '' ? null : { name: titled(name), value }
}

export const titled = (name: string): string => name.trim().replace(/\s+/g, ' ').slice(0, LONGEST_TITLE)
