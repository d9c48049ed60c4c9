import { forLink, fromLink, readNote, type SentDeck, titled, writeNote } from '@sternentisch/kernel'
import type { LinkedDeck, Place } from '../shell/router.ts'

/** A deck as an address carries it. */
export const placeOf = (game: string, { name, value, set }: SentDeck): Place => ({
  name: 'decks',
  game,
  deck: null,
  sent: { list: forLink(value), title: name, cards: set && writeNote(set) },
})

export const sentAt = ({ list, title, cards }: LinkedDeck): SentDeck => ({
  name: titled(title),
  value: fromLink(list),
  set: readNote(cards ?? ''),
})
