// A table as a person would write it down, for tests, lessons and the referee
import { AUDIENCE, letterOf, newCards, type Viewers } from '@sternentisch/kernel'
import {
  asItIs,
  type CardForm,
  flag,
  type Here,
  inItsWay,
  placesFor,
  plain,
  seat,
  seatFrom,
  seatLetter,
  whole,
  writeViewers,
  writtenTables,
} from '@sternentisch/kernel/written'
import * as v from 'valibot'
import { BASE } from '../cards/index.ts'
import { inconsistency } from './consistency.ts'
import { type Kit, kitOf } from './kit.ts'
import { type Options, optionSchema } from './options.ts'
import { type Defence, dateFigure, type Frame, isUp, otherSeat, type Table } from './table.ts'
import { ASIDE, DECK, DISCARD, handOf, LIMBO, PLACE_NUMBERS, PLACES, rowOf } from './zones.ts'

type Place = Here<Table, Kit>

/** Who knows a card: `*` is everybody. */
const writeKnown = (viewers: Viewers): string => (viewers & AUDIENCE ? '*' : writeViewers(viewers))

export const cardName = (kit: Kit, card: number): string => {
  const face = kit.designOf[card]
  return kit.designs[face]?.id ?? kit.places[face - kit.firstPlace].id
}

const dates = { placed: v.optional(whole(0, 399)), revealed: v.optional(whole(0, 399)) }
const isRow = (zone: number): boolean => zone >= rowOf(0, 0)

const cards: CardForm<Table, Kit, typeof dates> = {
  rule: 'SN-1.3',
  nameOf: cardName,
  /** In a row `F12` is face up and ready, `F12!` has just turned up, `F12~` is face down, `F12~!` just placed. */
  pattern: /^([^~!]*)(~?!?)$/,
  known: v.pipe(v.string(), v.regex(/^(A?B?|\*)$/)),
  marks: dates,
  isOpen: (_, zone, lie) => isRow(zone) && !lie.includes('~'),
  /** When a figure was placed, and when it turned up. */
  settle({ table, kit }, { card, zone, lie, marks: { placed, revealed } }) {
    if (!isRow(zone) || !kit.isFigure[card]) return null
    const down = !isUp(table.cards, card)
    const fresh = lie.includes('!')
    const earlier = Math.max(1, table.turn - 2)
    dateFigure(
      table,
      table.cards.handle[card],
      placed ?? (down && fresh ? table.turn : earlier),
      revealed ?? (down ? 0 : fresh ? table.turn : earlier),
    )
    return null
  },
  /** Cards not named are in the deck, or in the discard pile if the deck is written out; places not named lie aside. */
  rest({ table, kit }, card, isWritten) {
    const isPlace = card >= kit.deckSize
    const wanted = isPlace ? [PLACES, ASIDE] : [DECK, DISCARD]
    const full = table.cards.zones[PLACES].length === PLACE_NUMBERS.length
    return wanted.find((zone) => !isWritten(zone) && !(zone === PLACES && full)) ?? null
  },
}

const { zone, record, each } = placesFor<Table, Kit>(cards)

const inOrder = ({ table, kit }: Place, card: number): object => ({
  card: cardName(kit, card),
  handle: table.cards.handle[card],
})

const held = ({ table, kit }: Place, card: number, hand: number): string | object => {
  const name = cardName(kit, card)
  const known = table.cards.known[card]
  return known === 1 << (hand - handOf(0)) ? name : { card: name, known: writeKnown(known) }
}

const inRow = (here: Place, card: number): object => {
  const { cards: all, placed, revealed } = here.table
  if (!here.kit.isFigure[card]) return inOrder(here, card)
  const handle = all.handle[card]
  return {
    ...inOrder(here, card),
    known: writeKnown(all.known[card]),
    placed: placed[handle],
    revealed: revealed[handle],
  }
}

const position = whole(1, 64)

export const { setup, lay } = writtenTables<Table, Kit, Options>({
  game: 'sternenfeuer',
  seats: 2,
  options: optionSchema,
  kitOf,
  /** The cards that ship with the game go without saying. */
  writeOptions({ options }) {
    const { cards: set, ...rules } = options
    return set === BASE ? rules : options
  },
  fields: { opener: seat(2), turn: plain(whole(1, 399), 21), skips: plain(whole(0, 2), 0) },
  cards,
  places: {
    places: zone(() => PLACES, inOrder),
    aside: zone(() => ASIDE, inOrder),
    players: each(
      2,
      record({
        hand: zone((_, seat) => handOf(seat), held),
        rows: each(
          3,
          zone((_, seat, place) => rowOf(seat, place), inRow),
        ),
      }),
    ),
    deck: zone(() => DECK),
    discard: zone(() => DISCARD, inOrder),
    limbo: zone(() => LIMBO, inOrder),
  },
  frames: {
    turn: asItIs(2, {
      step: v.picklist(['draw', 'act', 'end']),
      drew: v.optional(flag, false),
      made: v.optional(whole(0, 99), 0),
      left: v.optional(whole(0, 99), 1),
      turnedUp: v.optional(flag, false),
    }),
    defence: inItsWay(
      {
        seat: seatLetter(2),
        place: whole(1, 3),
        attacker: position,
        target: position,
        wasDown: v.optional(flag, false),
      },
      ({ seat, place, attacker, target, ...frame }: Defence) => ({
        ...{ kind: frame.kind, seat: letterOf(seat), place: place + 1 },
        ...{ attacker: attacker + 1, target: target + 1, wasDown: frame.wasDown },
      }),
      ({ seat, place, attacker, target, wasDown }) => ({
        ...{ kind: 'defence', seat: seatFrom(seat), place: place - 1 },
        ...{ attacker: attacker - 1, target: target - 1, wasDown },
      }),
    ),
  },
  scores: v.array(whole(0, 3)),
  empty: (kit): Table => ({
    ...{ options: kit.options, opener: 0, turn: 0, skips: 0, cards: newCards(kit.layout) },
    ...{ placed: [], revealed: [], pending: [], result: null },
  }),
  usually: ({ table }) => (table.result ? [] : [usualTurn(table)]),
  inconsistency,
})

/** Whose turn it is follows from who opened. */
function usualTurn({ opener, turn, cards: { zones } }: Table): Frame {
  const active = turn % 2 === 1 ? opener : otherSeat(opener)
  const step = zones[DECK].length > 0 ? 'draw' : 'act'
  return { kind: 'turn', seat: active, step, drew: false, made: 0, left: 1, turnedUp: false }
}
