// SP-1.4: which cards of a seat are in its deck
import { Recent, remember } from '@sternentisch/kernel'
import type { Kit } from './kit.ts'

/** The cards in a deck, and the others. */
export type Parted = readonly [deck: readonly number[], rest: readonly number[]]

type IsLeftOut = (card: number) => boolean

export function parted(cards: readonly number[], isLeftOut: IsLeftOut): Parted {
  const [deck, rest]: [number[], number[]] = [[], []]
  for (const card of cards) (isLeftOut(card) ? rest : deck).push(card)
  return [deck, rest]
}

/** Chosen decks: of each face so many cards are in it. */
export function allBut({ layout }: Kit, deck: readonly number[]): IsLeftOut {
  const wanted = deck.slice()
  return (card) => wanted[layout.face[card]]-- <= 0
}

/** Decks dealt at random: of each kind so many cards are not in it. */
export function firstOfEachKind({ figures, layout }: Kit, leftOut: readonly number[]): IsLeftOut {
  const left = leftOut.slice()
  return (card) => left[figures[layout.face[card]].kind]-- > 0
}

const kept = new WeakMap<Kit, Recent<string, Parted>>()

/** Matches are dealt often with the same decks: how a named one parts the cards of a seat is kept. */
export const chosen = (kit: Kit, named: string, part: () => Parted): Parted =>
  remember(
    remember(kept, kit, () => new Recent<string, Parted>()),
    named,
    part,
  )
