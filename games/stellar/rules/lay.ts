// From a written table to a real one. Whatever could not lie on a real table is refused with the reason.
import {
  arrive,
  EVERYBODY,
  isRefusal,
  newCards,
  type Refusal,
  type Result,
  readOptions,
  type Seat,
  seatOf,
  type Viewers,
} from '@sternentisch/kernel'
import * as v from 'valibot'
import { inconsistency, refuseTable } from './consistency.ts'
import { fleetFrom, sizeOf } from './fleets.ts'
import { type Kit, kitOf } from './kit.ts'
import { type Options, optionSchema } from './options.ts'
import { writeSolar } from './setup.ts'
import { SHIP_CODES, shipOfCode } from './ships.ts'
import { type Frame, NOT_READY, type Table } from './table.ts'
import { deckOf, discardOf, fleetOf, handOf, removedOf, reserveOf, solarIn, stackIn, wonBy } from './zones.ts'

const number = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99))
const seat = v.picklist(['A', 'B', 'C', 'D'])
const viewers = v.pipe(v.string(), v.regex(/^[A-D]*\*?$/))
const Card = v.union([
  v.string(),
  v.strictObject({
    card: v.string(),
    known: v.optional(viewers),
    once: v.optional(viewers),
    handle: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
])
const Zone = v.optional(v.array(Card))
const Setup = v.strictObject({
  game: v.optional(v.literal('stellar')),
  options: v.optional(v.unknown(), {}),
  scenario: v.optional(number, 1),
  start: v.optional(seat, 'A'),
  players: v.optional(
    v.array(v.strictObject({ reserve: Zone, fleet: Zone, hand: Zone, discard: Zone, won: Zone })),
    [],
  ),
  deck: Zone,
  removed: Zone,
  sectors: v.optional(
    v.array(v.strictObject({ solar: v.array(Card), stacks: v.optional(v.array(v.array(Card)), []) })),
    [],
  ),
  pending: v.optional(
    v.array(
      v.variant('kind', [
        v.strictObject({ kind: v.literal('fleets'), picks: v.array(v.nullable(v.string())) }),
        v.strictObject({ kind: v.literal('turn'), seat, step: v.picklist(['play', 'reveal', 'draw']) }),
        v.strictObject({
          kind: v.literal('ability'),
          seat,
          sector: number,
          place: number,
          turned: v.optional(v.boolean(), false),
        }),
        v.strictObject({ kind: v.literal('battle'), seat, sector: number, place: number }),
      ]),
    ),
  ),
  handles: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  result: v.optional(
    v.nullable(v.strictObject({ winners: v.array(v.picklist([0, 1, 2, 3])), scores: v.array(v.number()) })),
    null,
  ),
})
type Setup = v.InferOutput<typeof Setup>
type Written = v.InferOutput<typeof Card>

export function lay(given: unknown): Table | Refusal {
  const read = v.safeParse(Setup, given)
  if (!read.success) {
    const [issue] = read.issues
    const path = v.getDotPath(issue) ?? '.'
    return refuseTable('shape', {
      path,
      expected: issue.expected ?? '',
      received: issue.received.slice(0, 60),
    })
  }
  const options = readOptions<Options>(optionSchema, read.output.options)
  return isRefusal(options) ? options : layCards(read.output, options)
}

function layCards(setup: Setup, options: Options): Table | Refusal {
  const kit = kitOf(options)
  const limits = tooMany(setup, kit)
  if (limits) return limits
  const table: Table = {
    options: kit.options,
    scenario: setup.scenario,
    start: seatOf(setup.start) as Seat,
    sectors: setup.sectors.length,
    cards: newCards(kit.layout),
    pending: [],
    result: setup.result as Result | null,
  }
  const box = new Box(table, kit)
  for (const [zone, cards] of zonesOf(setup, kit)) {
    for (const card of cards) {
      const refusal = box.lay(zone, card)
      if (refusal) return refusal
    }
  }
  box.layRest(setup)
  table.cards.handles = Math.max(setup.handles, ...table.cards.handle)
  table.pending = setup.pending
    ? setup.pending.map(readFrame)
    : [{ kind: 'turn', seat: table.start, step: 'play' }]
  return inconsistency(table, kit) ?? table
}

/** What would not even have a place. */
function tooMany(setup: Setup, kit: Kit): Refusal | null {
  if (setup.players.length > kit.players)
    return refuseTable('players', { n: setup.players.length, max: kit.players })
  if (setup.sectors.length > kit.solarPerScenario) {
    return refuseTable('sectors', { n: setup.sectors.length, max: kit.solarPerScenario })
  }
  const stacks = Math.max(0, ...setup.sectors.map((sector) => sector.stacks.length))
  return stacks > kit.players ? refuseTable('players', { n: stacks, max: kit.players }) : null
}

function* zonesOf(setup: Setup, kit: Kit): Generator<[number, readonly Written[]]> {
  for (const [seat, player] of setup.players.entries()) {
    yield [reserveOf(seat), player.reserve ?? []]
    yield [fleetOf(seat), player.fleet ?? []]
    yield [handOf(seat), player.hand ?? []]
    yield [discardOf(seat), player.discard ?? []]
    yield [wonBy(kit.players, seat), player.won ?? []]
  }
  yield [deckOf(kit.players), setup.deck ?? []]
  yield [removedOf(kit.players), setup.removed ?? []]
  for (const [sector, { solar, stacks }] of setup.sectors.entries()) {
    yield [solarIn(kit.players, sector), solar]
    for (const [seat, stack] of stacks.entries()) yield [stackIn(kit.players, sector, seat), stack]
  }
}

/** The cards that have no place yet. */
class Box {
  private readonly left: Set<number>

  constructor(
    private readonly table: Table,
    private readonly kit: Kit,
  ) {
    this.left = new Set(kit.layout.face.keys())
  }

  /** A ship `Sl~` lies face-down, `Sl` face-up where that makes a difference. */
  lay(zone: number, written: Written): Refusal | null {
    const { name, owner, pool, shape } = this.kit.layout.zones[zone]
    const marks = typeof written === 'string' ? { card: written } : written
    const down = marks.card.endsWith('~')
    const face = this.faceNamed(down ? marks.card.slice(0, -1) : marks.card)
    const card = [...this.left].find(
      (each) => this.kit.layout.pool[each] === pool && this.kit.layout.face[each] === face,
    )
    if (card === undefined) {
      return refuseTable('card', { card: marks.card.slice(0, 30), zone: name }, 'ST-1.1')
    }
    this.left.delete(card)
    const { cards } = this.table
    const own = owner === null ? 0 : 1 << owner
    const usual = shape === 'row' && owner !== null && !down ? EVERYBODY : own
    cards.known[card] = marks.known === undefined ? usual : viewersFrom(marks.known) | own
    cards.handle[card] = marks.handle ?? 0
    cards.zones[zone].push(card)
    arrive(cards, this.kit.layout.zones[zone], card)
    cards.once[card] = marks.once === undefined || shape !== 'row' ? 0 : viewersFrom(marks.once) | own
    return null
  }

  /** Ships not named are in the reserve, solar cards not named in the deck, unless those are written out. */
  layRest(setup: Setup): void {
    const { cards } = this.table
    for (const card of this.left) {
      const pool = this.kit.layout.pool[card]
      const zone = pool === this.kit.players ? deckOf(pool) : reserveOf(pool)
      const writtenOut = pool === this.kit.players ? setup.deck : setup.players[pool]?.reserve
      if (writtenOut !== undefined) continue
      cards.zones[zone].push(card)
      arrive(cards, this.kit.layout.zones[zone], card)
    }
  }

  private faceNamed(name: string): number {
    const solar = this.kit.solar.findIndex((face) => face && writeSolar(face) === name)
    return shipOfCode(name) ?? solar
  }
}

const viewersFrom = (text: string): Viewers =>
  [...text].reduce((viewers, letter) => viewers | (letter === '*' ? EVERYBODY : 1 << seatOf(letter)!), 0)

function readFrame(frame: NonNullable<Setup['pending']>[number]): Frame {
  if (frame.kind === 'fleets') {
    return { kind: 'fleets', picks: frame.picks.map((pick) => (pick === null ? NOT_READY : readPick(pick))) }
  }
  const seat = seatOf(frame.seat) as Seat
  if (frame.kind === 'turn') return { kind: 'turn', seat, step: frame.step }
  const [sector, place] = [frame.sector - 1, frame.place - 1]
  if (frame.kind === 'battle') return { kind: 'battle', seat, sector, place }
  return { kind: 'ability', seat, sector, place, turned: frame.turned }
}

/** An impossible fleet becomes one that no reserve holds, and is refused as such. */
function readPick(text: string): number {
  const [word, ...codes] = text.split(' ')
  const ships = codes.map(shipOfCode)
  if (word !== 'fleet' || ships.includes(null) || ships.length > SHIP_CODES.length * 2) return -9
  const fleet = fleetFrom(ships as number[])
  // More of a type than two bits can count would turn into other ships.
  return sizeOf(fleet) === ships.length ? fleet : -9
}
