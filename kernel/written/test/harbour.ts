// How the tables of the harbour are written: one of everything that can be declared
import * as v from 'valibot'
import { newCards } from '../../cards.ts'
import type { OptionSchema } from '../../options.ts'
import type { Refusal } from '../../refusal.ts'
import { letterOf } from '../../seat.ts'
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
  tableRefusals,
  whole,
  writeViewers,
  writtenTables,
} from '../index.ts'
import {
  handOf,
  type Kit,
  layout,
  type Options,
  PIERS,
  pierAt,
  SEA,
  type Table,
  type Tow,
} from './harbour-table.ts'

const NAMES = ['Sail', 'Oar', 'Tug']
const no = tableRefusals('harbour')
const viewers = v.pipe(v.string(), v.regex(/^[AB]*\*?$/))
const isPier = (zone: number): boolean => zone >= pierAt(0)

const cards: CardForm<Table, Kit, { anchored: v.OptionalSchema<typeof flag, undefined> }> = {
  rule: 'HA-1.1',
  nameOf: (kit, card) => NAMES[kit.layout.face[card]],
  /** `Tug~` lies face-down. */
  pattern: /^(.*?)(~?)$/,
  known: viewers,
  marks: { anchored: v.optional(flag) },
  isOpen: (_, zone, lie) => isPier(zone) && lie === '',
  settle({ table }, { card, zone, marks: { anchored = false } }) {
    table.anchored[card] = anchored
    return anchored && !isPier(zone) ? no('anchor', {}, 'HA-2.1') : null
  },
  /** Ships that are not named are at sea, unless the sea is written out. */
  rest: (_, __, isWritten) => (isWritten(SEA) ? null : SEA),
}

const { zone, record, each, beside } = placesFor<Table, Kit>(cards)

const marked = ({ table, kit }: Here<Table, Kit>, card: number): object => ({
  card: cards.nameOf(kit, card),
  known: writeViewers(table.cards.known[card], 2),
  ...(table.anchored[card] ? { anchored: true } : {}),
  ...(table.cards.handle[card] ? { handle: table.cards.handle[card] } : {}),
})

/** Piers are counted from one where people write; nobody tows at one that was not built. */
const tow = inItsWay(
  { seat: seatLetter(2), pier: whole(1, PIERS) },
  ({ kind, seat, pier }: Tow) => ({ kind, seat: letterOf(seat), pier: pier + 1 }),
  ({ seat, pier }, { table }: Here<Table, Kit>): Tow | null =>
    pier > table.piers ? null : { kind: 'tow', seat: seatFrom(seat), pier: pier - 1 },
)

const options: OptionSchema<Options> = {
  rules: [{ id: 'mode', values: ['calm', 'storm'], default: 'calm' }],
}

export const { setup, lay } = writtenTables<Table, Kit, Options>({
  game: 'harbour',
  seats: 2,
  options,
  kitOf: (options) => ({ options, layout }),
  fields: { round: plain(whole(1, 9), 1), first: seat(2) },
  cards,
  places: {
    players: each(
      2,
      record({
        hand: zone((_, seat) => handOf(seat)),
        coins: {
          ...beside(
            v.optional(whole(0, 20)),
            ({ table }, seat) => table.coins[seat],
            ({ table }, coins = 0, seat) => {
              table.coins[seat] = coins
            },
          ),
          required: false,
        },
      }),
    ),
    sea: zone(() => SEA),
    piers: each(
      {
        many: ({ table }) => table.piers,
        most: () => PIERS,
        refusal: 'piers',
        counted(table, n) {
          table.piers = n
        },
      },
      zone((_, pier) => pierAt(pier), marked),
    ),
  },
  frames: { turn: asItIs(2, { step: v.picklist(['sail', 'land']) }), tow },
  scores: v.array(v.number()),
  empty: (kit) => ({
    ...{ options: kit.options, round: 1, first: 0, coins: [0, 0], piers: 0 },
    ...{ anchored: kit.layout.face.map(() => false), cards: newCards(kit.layout), pending: [], result: null },
  }),
  usually: ({ table }) => [{ kind: 'turn', seat: table.first, step: 'sail' }],
  inconsistency: ({ coins }): Refusal | null =>
    coins[0] + coins[1] > 20 ? no('coins', { n: coins[0] + coins[1] }, 'HA-1.2') : null,
})
