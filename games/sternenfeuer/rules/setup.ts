// A table as a person would write it down, for tests, lessons and the referee; `lay.ts` reads it
import { AUDIENCE, letterOf, type Seat, seatsIn, type Viewers } from '@sternentisch/kernel'
import { BASE } from '../cards/index.ts'
import type { Kit } from './kit.ts'
import type { Options } from './options.ts'
import type { Frame, Table } from './table.ts'
import { ASIDE, DECK, DISCARD, handOf, LIMBO, PLACE_NUMBERS, PLACES, rowOf } from './zones.ts'

/** Who knows a card: `*` is everybody. */
export const writeViewers = (viewers: Viewers): string =>
  viewers & AUDIENCE ? '*' : seatsIn(viewers).map(letterOf).join('')

export const cardName = (kit: Kit, card: number): string => {
  const face = kit.designOf[card]
  return kit.designs[face]?.id ?? kit.places[face - kit.firstPlace].id
}

export function setupOf(kit: Kit, table: Table): unknown {
  const { cards } = table
  const inOrder = (zone: number): object[] =>
    cards.zones[zone].map((card) => ({ card: cardName(kit, card), handle: cards.handle[card] }))
  return {
    game: 'sternenfeuer',
    options: written(table.options),
    opener: letterOf(table.opener),
    turn: table.turn,
    skips: table.skips,
    places: inOrder(PLACES),
    aside: inOrder(ASIDE),
    players: ([0, 1] as const).map((seat) => ({
      hand: cards.zones[handOf(seat)].map((card) => heldCard(table, kit, seat, card)),
      rows: PLACE_NUMBERS.map((place) =>
        cards.zones[rowOf(seat, place)].map((card) => cardInRow(table, kit, card)),
      ),
    })),
    deck: cards.zones[DECK].map((card) => cardName(kit, card)),
    discard: inOrder(DISCARD),
    limbo: inOrder(LIMBO),
    pending: table.pending.map(writeFrame),
    handles: cards.handles,
    result: table.result,
  }
}

/** The cards that ship with the game go without saying. */
function written(options: Options): Partial<Options> {
  const { cards, ...rules } = options
  return cards === BASE ? rules : options
}

function heldCard({ cards }: Table, kit: Kit, seat: Seat, card: number): unknown {
  const name = cardName(kit, card)
  const known = cards.known[card]
  return known === 1 << seat ? name : { card: name, known: writeViewers(known) }
}

function cardInRow({ cards, placed, revealed }: Table, kit: Kit, card: number): object {
  const written = { card: cardName(kit, card), handle: cards.handle[card] }
  if (!kit.isFigure[card]) return written
  return {
    ...written,
    known: writeViewers(cards.known[card]),
    placed: placed[cards.handle[card]],
    revealed: revealed[cards.handle[card]],
  }
}

function writeFrame(frame: Frame): object {
  const seat = letterOf(frame.seat)
  if (frame.kind === 'turn') return { ...frame, seat }
  const { place, attacker, target } = frame
  return { ...frame, seat, place: place + 1, attacker: attacker + 1, target: target + 1 }
}
