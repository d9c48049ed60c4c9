// A table as a person would write it down, for tests, lessons and the referee
import { letterOf, newCards } from '@sternentisch/kernel'
import {
  asItIs,
  type CardForm,
  type Here,
  inItsWay,
  placesFor,
  plain,
  seat,
  seatFrom,
  seatLetter,
  viewersFrom,
  whole,
  writeViewers,
  writtenTables,
} from '@sternentisch/kernel/written'
import * as v from 'valibot'
import { fleetAction } from './action.ts'
import { inconsistency } from './consistency.ts'
import { fleetFrom, sizeOf } from './fleets.ts'
import { type Kit, kitOf, type SolarFace } from './kit.ts'
import { write } from './notation.ts'
import { type Options, optionSchema } from './options.ts'
import { SHIP_CODES, shipOfCode } from './ships.ts'
import { type Frame, NOT_READY, type Table } from './table.ts'
import { deckOf, discardOf, fleetOf, handOf, removedOf, reserveOf, solarIn, stackIn, wonBy } from './zones.ts'

type AtShip = Extract<Frame, { kind: 'ability' | 'battle' }>
type Ability = Extract<Frame, { kind: 'ability' }>

/** `5:-5` a black hole worth minus five, `3:2F` a fortified gas planet worth two. */
export const writeSolar = ({ type, value, fortified }: SolarFace): string =>
  `${type}:${value}${fortified ? 'F' : ''}`

const cardName = (kit: Kit, card: number): string => {
  const face = kit.layout.face[card]
  const solar = kit.solar[face]
  return solar ? writeSolar(solar) : SHIP_CODES[face]
}

const viewers = v.pipe(v.string(), v.regex(/^[A-D]*\*?$/))

const cards: CardForm<Table, Kit, { once: v.OptionalSchema<typeof viewers, undefined> }> = {
  rule: 'ST-1.1',
  nameOf: cardName,
  /** A ship `Sl~` lies face-down, `Sl` face-up where that makes a difference. */
  pattern: /^(.*?)(~?)$/,
  known: viewers,
  marks: { once: v.optional(viewers) },
  isOpen({ kit }, zone, lie) {
    const { shape, owner } = kit.layout.zones[zone]
    return shape === 'row' && owner !== null && lie === ''
  },
  settle({ table, kit }, { card, zone, marks }) {
    const { shape, owner } = kit.layout.zones[zone]
    if (marks.once !== undefined && shape === 'row')
      table.cards.once[card] = viewersFrom(marks.once) | (owner === null ? 0 : 1 << owner)
    return null
  },
  /** Ships not named are in the reserve, solar cards not named in the deck, unless those are written out. */
  rest({ kit }, card, isWritten) {
    const pool = kit.layout.pool[card]
    const zone = pool === kit.players ? deckOf(pool) : reserveOf(pool)
    return isWritten(zone) ? null : zone
  },
}

const { zone, record, each } = placesFor<Table, Kit>(cards)

const marked = ({ table, kit }: Here<Table, Kit>, card: number): object => {
  const { known, once, handle } = table.cards
  return {
    card: cardName(kit, card),
    known: writeViewers(known[card]),
    ...(once[card] ? { once: writeViewers(once[card]) } : {}),
    ...(handle[card] ? { handle: handle[card] } : {}),
  }
}

const perPlayer = {
  many: ({ kit }: Here<Table, Kit>) => kit.players,
  most: ({ players }: Kit) => players,
  refusal: 'players',
}

const number = whole(1, 99)
const atShip = { seat: seatLetter(4), sector: number, place: number }
const writeShip = ({ kind, seat, sector, place }: AtShip) => ({
  ...{ kind, seat: letterOf(seat) },
  ...{ sector: sector + 1, place: place + 1 },
})

export const { setup, lay } = writtenTables<Table, Kit, Options>({
  game: 'stellar',
  seats: 4,
  options: optionSchema,
  kitOf,
  fields: { scenario: plain(number, 1), start: seat(4) },
  cards,
  places: {
    players: each(
      perPlayer,
      record({
        reserve: zone((_, seat) => reserveOf(seat)),
        fleet: zone((_, seat) => fleetOf(seat)),
        hand: zone((_, seat) => handOf(seat)),
        discard: zone((_, seat) => discardOf(seat), marked),
        won: zone(({ players }, seat) => wonBy(players, seat)),
      }),
    ),
    deck: zone(({ players }) => deckOf(players)),
    removed: zone(({ players }) => removedOf(players)),
    sectors: each(
      {
        many: ({ table }) => table.sectors,
        most: ({ solarPerScenario }) => solarPerScenario,
        refusal: 'sectors',
        counted(table, n) {
          table.sectors = n
        },
      },
      record({
        solar: { ...zone(({ players }, sector) => solarIn(players, sector), marked), required: true },
        stacks: each(
          perPlayer,
          zone(({ players }, sector, seat) => stackIn(players, sector, seat), marked),
        ),
      }),
    ),
  },
  frames: {
    fleets: inItsWay(
      { picks: v.array(v.nullable(v.string())) },
      ({ kind, picks }) => ({
        kind,
        picks: picks.map((pick) => (pick === NOT_READY ? null : write(fleetAction(pick)))),
      }),
      ({ picks }) => ({ kind: 'fleets', picks: picks.map(readPick) }),
    ),
    turn: asItIs(4, { step: v.picklist(['play', 'reveal', 'draw']) }),
    ability: inItsWay(
      { ...atShip, turned: v.optional(v.boolean(), false) },
      (frame: Ability) => ({ ...writeShip(frame), ...(frame.turned ? { turned: true } : {}) }),
      ({ seat, sector, place, turned }): Ability => ({
        ...{ kind: 'ability', seat: seatFrom(seat) },
        ...{ sector: sector - 1, place: place - 1, turned },
      }),
    ),
    battle: inItsWay(atShip, writeShip, ({ seat, sector, place }) => ({
      ...{ kind: 'battle', seat: seatFrom(seat) },
      ...{ sector: sector - 1, place: place - 1 },
    })),
  },
  scores: v.array(v.number()),
  empty: (kit): Table => ({
    ...{ options: kit.options, scenario: 1, start: 0, sectors: 0 },
    ...{ cards: newCards(kit.layout), pending: [], result: null },
  }),
  usually: ({ table }) => [{ kind: 'turn', seat: table.start, step: 'play' }],
  inconsistency,
})

/** An impossible fleet becomes one that no reserve holds, and is refused as such. */
function readPick(text: string | null): number {
  if (text === null) return NOT_READY
  const [word, ...codes] = text.split(' ')
  const ships = codes.map(shipOfCode).filter((ship) => ship !== null)
  if (word !== 'fleet' || ships.length < codes.length || ships.length > SHIP_CODES.length * 2) return -9
  const fleet = fleetFrom(ships)
  // More of a type than two bits can count would turn into other ships.
  return sizeOf(fleet) === ships.length ? fleet : -9
}
