// SF-1.8 The piles of Ultimate War
import { isRefusal, type ListRule, type Refusal } from '@sternentisch/kernel'
import type { StarfighterCards } from '../cards/index.ts'
import { refuse } from '../refuse.ts'

export const SMALLEST_DECK = 25

/** Ready-made piles for the built-in set, thirty cards each. */
export const READY_DECKS: Readonly<Record<string, string>> = {
  /** Many fighters, few tricks: broad sectors that hurt. */
  vanguard:
    '0-01+0-06+0-16+0-24+0-31+0-56+0-61+0-86+1-02+1-07+1-09+1-12+1-27+1-29+1-72+1-87+2-03+2-14+2-23+2-33+2-43+2-98+2-99+3-05+3-20+3-30+3-45+3-65+3-80+3-89',
  /** Moves, pivots and barrel rolls: effects that fire again and again. */
  acrobats:
    '0-04+0-11+0-16+0-21+0-26+0-46+0-51+0-71+0-76+0-91+1-12+1-17+1-19+1-32+1-39+1-47+1-79+1-92+2-23+2-28+2-33+2-48+2-68+2-78+2-93+3-10+3-35+3-40+3-70+3-90',
  /** Shields and force fields: hold, and win by what lies below. */
  bulwark:
    '0-06+0-24+0-36+0-41+0-44+0-61+0-66+0-74+0-96+1-09+1-22+1-37+1-42+1-49+1-57+1-64+1-77+2-03+2-14+2-34+2-43+2-58+2-69+2-83+3-20+3-50+3-65+3-80+3-85+3-89',
  /** Straight at the cruiser and at whatever stands in the way. */
  raiders:
    '0-01+0-16+0-31+0-36+0-56+0-61+0-81+0-86+1-02+1-29+1-37+1-52+1-62+1-64+1-72+1-82+2-08+2-13+2-34+2-53+2-54+2-63+2-83+2-84+3-05+3-15+3-25+3-55+3-59+3-75',
}

export const USUAL_DECK = 'vanguard'

/** `0-01+0-06+…`, as options and logs carry it. */
export const writeDeck = (ids: readonly string[]): string => {
  const list = [...ids].sort().join('+')
  return Object.keys(READY_DECKS).find((name) => READY_DECKS[name] === list) ?? list
}

/** The list that a name of a ready-made pile stands for; any other is a list itself. */
export const listedIn = (deck: string): string =>
  Object.hasOwn(READY_DECKS, deck) ? READY_DECKS[deck] : deck

/** The faces that a list names, whether they make a deck or not. */
export function facesIn(deck: string, { cards }: StarfighterCards): readonly number[] | Refusal {
  const faces: number[] = []
  for (const id of listedIn(deck).split('+')) {
    const face = cards.findIndex((card) => card.id === id)
    if (face < 0) return refuse('starfighter.deckCard', { card: id.slice(0, 20) }, 'SF-1.8')
    faces.push(face)
  }
  return faces
}

/** The faces in a deck, or why it is none. */
export function readDeck(deck: string, set: StarfighterCards): readonly number[] | Refusal {
  const faces = facesIn(deck, set)
  if (isRefusal(faces)) return faces
  const twice = faces.find((face, at) => faces.indexOf(face) < at)
  if (twice !== undefined) return refuse('starfighter.deckTwice', { card: set.cards[twice].id }, 'SF-1.8')
  if (faces.length < SMALLEST_DECK)
    return refuse('starfighter.deckSmall', { n: faces.length, min: SMALLEST_DECK }, 'SF-1.8')
  return faces
}

/** Out of one set each needs a pile of the smallest size. */
export const whyNoDivision = ({ cards }: StarfighterCards): Refusal | null =>
  cards.length >= 2 * SMALLEST_DECK
    ? null
    : refuse('starfighter.setSmall', { n: cards.length, min: 2 * SMALLEST_DECK }, 'SF-1.8')

const ID = /^\d-\d{2,3}$/

/** Only the shape: whether the cards exist depends on the set, which is another option. */
export function whyNoDeck(deck: string): Refusal | null {
  const ids = deck.split('+')
  const wrong = ids.find((id) => !ID.test(id))
  if (wrong === undefined) return null
  return ids.length === 1
    ? refuse('starfighter.deckShape', { deck: deck.slice(0, 40) }, 'SF-1.8')
    : refuse('starfighter.deckEntry', { entry: wrong.slice(0, 20) || '+' }, 'SF-1.8')
}

const idsOf = (deck: string): string[] => listedIn(deck).split('+').filter(Boolean)

/** On paper: a line for each level, IDs with spaces between. */
export const deckList: ListRule = {
  read: (typed) =>
    typed
      .split(/[\s,;+]+/)
      .filter(Boolean)
      .join('+'),
  write(deck) {
    const ids = idsOf(deck)
    const levels = [...new Set(ids.map(([level]) => level))]
    return levels.map((level) => ids.filter((id) => id[0] === level).join(' ')).join('\n')
  },
  count: (deck) => idsOf(deck).length,
}
