// A table as a person would write it down, for tests, lessons and the referee
import { EVERYBODY } from '@sternentisch/kernel'
import {
  type CardForm,
  flag,
  type Here,
  placesFor,
  plain,
  seat,
  viewersFrom,
  whole,
  writeViewers,
  writtenTables,
} from '@sternentisch/kernel/written'
import * as v from 'valibot'
import { refuseTable } from '../refuse.ts'
import { cruiserNamed, emptyTable } from './beginning.ts'
import { isBeginning } from './beginning-consistency.ts'
import { inconsistency } from './consistency.ts'
import { type Kit, kitOf } from './kit.ts'
import { type Options, optionSchema } from './options.ts'
import { frame, NOT_CHOSEN, slotOf, type Table } from './table.ts'
import { frames, seats } from './written-frames.ts'
import { isFrontUp, readLie, WRITTEN_CARD, writeCard } from './written-lies.ts'
import { asideOf, boxOf, discardOf, handOf, leftOutOf, pileOf, sectorOf } from './zones.ts'

const cards: CardForm<Table, Kit> = {
  rule: 'SF-1.7',
  nameOf: (kit, card) => kit.ids[kit.layout.face[card]],
  pattern: WRITTEN_CARD,
  known: v.pipe(v.string(), v.regex(/^[AB]*\*?$/)),
  marks: {},
  settle({ table, kit }, { card, zone, name, lie: written }) {
    if (zone >= 10) return null
    const lie = readLie(kit, kit.layout.face[card], written)
    if (lie === null) return refuseTable('markers', { card: (name + written).slice(0, 30) }, 'SF-V10')
    if (isFrontUp(written)) table.cards.known[card] = EVERYBODY
    table.lies[slotOf(zone, table.cards.zones[zone].length - 1)] = lie
    return null
  },
  /** Cards not named are in the draw pile, unless that is written out; while a set is divided, in the box. */
  rest({ table, kit }, card, isWritten) {
    const seat = kit.layout.pool[card]
    const zone = kit.shared && isBeginning(table) ? boxOf(seat) : pileOf(kit.ownPiles, seat)
    return isWritten(zone) ? null : zone
  },
}

const { zone, record, each, beside } = placesFor<Table, Kit>(cards)

const known = ({ table }: Here<Table, Kit>, card: number): string => writeViewers(table.cards.known[card], 2)

const marked = (here: Here<Table, Kit>, card: number): object => ({
  card: cards.nameOf(here.kit, card),
  known: known(here, card),
})

const inSector = (here: Here<Table, Kit>, card: number, at: number): object => {
  const { cards: all, lies } = here.table
  const lie = lies[slotOf(at, all.zones[at].indexOf(card))]
  return {
    card: writeCard(cards.nameOf(here.kit, card), lie),
    known: known(here, card),
    handle: all.handle[card],
  }
}

const cruiser = beside(
  v.optional(v.nullable(v.string())),
  ({ table, kit }, seat) => kit.set.cruisers[table.cruisers[seat]]?.id ?? null,
  ({ table, kit }, written, seat) => {
    if (written === undefined) return null
    table.cruisers[seat] = written === null ? NOT_CHOSEN : cruiserNamed(kit, written)
    return table.cruisers[seat] === NOT_CHOSEN && written
      ? refuseTable('cruiser', { cruiser: written.slice(0, 30) }, 'SF-1.4')
      : null
  },
)

const fullHull = (kit: Kit, which: number): number => kit.ships[which]?.cruiser.hull ?? 0

const hull = beside(
  v.optional(v.pipe(v.number(), v.integer())),
  ({ table }, seat) => table.hull[seat],
  ({ table, kit }, written, seat) => {
    table.hull[seat] = written ?? fullHull(kit, table.cruisers[seat])
    return null
  },
)

const count = whole(0)

export const { setup, lay } = writtenTables<Table, Kit, Options>({
  game: 'starfighter',
  seats: 2,
  options: optionSchema,
  kitOf,
  fields: {
    round: plain(count, 1),
    start: seat(2),
    initiative: seat(2),
    passed: {
      schema: v.optional(seats, ''),
      write: (passed) => writeViewers(passed, 2),
      read: (written) => viewersFrom(String(written)),
    },
    offset: plain(v.pipe(v.number(), v.integer()), 0),
    chain: plain(count, 0),
    idle: plain(count, 0),
    acted: plain(flag, false),
  },
  cards,
  places: {
    players: each(
      2,
      record({
        cruiser,
        hull,
        hand: zone((_, seat) => handOf(seat)),
        aside: zone((_, seat) => asideOf(seat)),
        sectors: each(
          5,
          zone((_, seat, sector) => sectorOf(seat, sector), inSector),
        ),
        pile: zone(({ ownPiles }, seat) => (ownPiles ? pileOf(true, seat) : null)),
        discard: zone(({ ownPiles }, seat) => (ownPiles ? discardOf(true, seat) : null), marked),
        box: zone(({ ownPiles }, seat) => (ownPiles ? boxOf(seat) : null)),
        leftOut: zone(({ shared }, seat) => (shared ? leftOutOf(seat) : null)),
      }),
    ),
    pile: zone(({ ownPiles }) => (ownPiles ? null : pileOf(false, 0))),
    discard: zone(({ ownPiles }) => (ownPiles ? null : discardOf(false, 0)), marked),
  },
  frames,
  scores: v.array(v.number()),
  /** South plays the first class and North the second that goes with it, unless others are named. */
  empty: (kit) => ({ ...emptyTable(kit), cruisers: [0, 1], hull: [fullHull(kit, 0), fullHull(kit, 1)] }),
  usually: ({ table }) => [frame('deployment', table.initiative)],
  inconsistency,
})
