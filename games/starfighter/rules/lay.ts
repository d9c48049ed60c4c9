// From a written table to a real one. Whatever could not lie on a real table is refused with the reason.
import {
  arrive,
  EVERYBODY,
  isRefusal,
  type Refusal,
  type Result,
  readOptions,
  type Seat,
  seatOf,
  type Viewers,
} from '@sternentisch/kernel'
import * as v from 'valibot'
import { cruiserNamed, emptyTable } from './beginning.ts'
import { inconsistency } from './consistency.ts'
import { type Kit, kitOf } from './kit.ts'
import { freshLie, type Lie, turned, withHit, withShieldHit } from './lies.ts'
import { type Options, optionSchema } from './options.ts'
import { refuseTable } from './refuse-table.ts'
import type { Half } from './symbols.ts'
import { type Frame, frame, NOT_CHOSEN, slotOf, type Table, type Waiting, waiting } from './table.ts'
import { asideOf, boxOf, discardOf, handOf, leftOutOf, pileOf, sectorOf } from './zones.ts'

const whole = v.pipe(v.number(), v.integer())
const natural = v.pipe(whole, v.minValue(0), v.maxValue(100_000))
const sector = v.pipe(whole, v.minValue(1), v.maxValue(5))
const seat = v.picklist(['A', 'B'])
const seats = v.pipe(v.string(), v.regex(/^A?B?$/))
const viewers = v.pipe(v.string(), v.regex(/^[AB]*\*?$/))
const Card = v.union([
  v.string(),
  v.strictObject({ card: v.string(), known: v.optional(viewers), handle: v.optional(natural) }),
])
type Written = v.InferOutput<typeof Card>
const Zone = v.optional(v.array(Card))
const Waits = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[SN][1-5]\.[0-3] [ul]$/))),
  v.minLength(1),
  v.maxLength(2),
)
const WrittenFrame = v.union([
  v.strictObject({ kind: v.picklist(['cruiser', 'cruisers', 'deployment']), seat }),
  v.strictObject({ kind: v.literal('draft'), seat, stopped: v.optional(seats, '') }),
  v.strictObject({ kind: v.literal('compose'), seat, ready: v.optional(seats, '') }),
  v.strictObject({
    kind: v.literal('battle'),
    seat,
    step: v.picklist(['shift', 'order', 'run']),
    next: v.optional(v.pipe(whole, v.minValue(0), v.maxValue(6))),
    direction: v.optional(v.picklist(['<', '>'])),
  }),
  v.strictObject({ kind: v.literal('salvo'), seat, sector, left: natural }),
  v.strictObject({ kind: v.literal('marker'), seat, sector }),
  v.strictObject({ kind: v.picklist(['effects', 'effect']), seat, waiting: Waits }),
])
const Player = v.strictObject({
  cruiser: v.optional(v.nullable(v.string())),
  hull: v.optional(whole),
  hand: Zone,
  aside: Zone,
  sectors: v.optional(v.pipe(v.array(v.array(Card)), v.maxLength(5)), []),
  pile: Zone,
  discard: Zone,
  box: Zone,
  leftOut: Zone,
})
const Setup = v.strictObject({
  game: v.optional(v.literal('starfighter')),
  options: v.optional(v.unknown(), {}),
  round: v.optional(natural, 1),
  start: v.optional(seat, 'A'),
  initiative: v.optional(seat, 'A'),
  passed: v.optional(seats, ''),
  offset: v.optional(whole, 0),
  chain: v.optional(natural, 0),
  idle: v.optional(natural, 0),
  acted: v.optional(v.boolean(), false),
  players: v.optional(v.pipe(v.array(Player), v.maxLength(2)), []),
  pile: Zone,
  discard: Zone,
  pending: v.optional(v.array(WrittenFrame)),
  handles: v.optional(natural, 0),
  result: v.optional(
    v.nullable(v.strictObject({ winners: v.array(v.picklist([0, 1])), scores: v.array(v.number()) })),
    null,
  ),
})
type Setup = v.InferOutput<typeof Setup>

export function lay(given: unknown): Table | Refusal {
  const read = v.safeParse(Setup, given)
  if (!read.success) {
    const [issue] = read.issues
    const received = issue.received.slice(0, 60)
    return refuseTable('shape', {
      path: v.getDotPath(issue) ?? '.',
      expected: issue.expected ?? '',
      received,
    })
  }
  const options = readOptions<Options>(optionSchema, read.output.options)
  return isRefusal(options) ? options : layCards(read.output, options)
}

function layCards(setup: Setup, options: Options): Table | Refusal {
  const kit = kitOf(options)
  const table = emptyTable(kit)
  table.round = setup.round
  table.start = seatOf(setup.start) as Seat
  table.initiative = seatOf(setup.initiative) as Seat
  table.passed = viewersFrom(setup.passed)
  table.offset = setup.offset
  table.chain = setup.chain
  table.idle = setup.idle
  table.acted = setup.acted
  table.result = setup.result as Result | null
  const refusal = layShips(table, kit, setup) ?? new Box(table, kit).layAll(setup)
  if (refusal) return refusal
  const { cards } = table
  cards.handles = Math.max(setup.handles, ...cards.handle)
  for (const written of setup.pending ?? [{ kind: 'deployment' as const, seat: setup.initiative }])
    table.pending.push(readFrame(table, kit, written))
  return inconsistency(table, kit) ?? table
}

/** South plays the first class and North the second that goes with it, unless others are named. */
function layShips(table: Table, kit: Kit, { players }: Setup): Refusal | null {
  const usual = [0, 1]
  for (const seat of [0, 1] as const) {
    const player = players[seat]
    const cruiser =
      player?.cruiser === null
        ? NOT_CHOSEN
        : player?.cruiser === undefined
          ? usual[seat]
          : cruiserNamed(kit, player.cruiser)
    if (cruiser === NOT_CHOSEN && player?.cruiser)
      return refuseTable('cruiser', { cruiser: player.cruiser.slice(0, 30) }, 'SF-1.4')
    table.cruisers[seat] = cruiser
    table.hull[seat] = player?.hull ?? kit.ships[cruiser]?.cruiser.hull ?? 0
  }
  return null
}

const BEFORE_DIVISION: readonly string[] = ['cruisers', 'draft', 'compose']

/** The cards that have no place yet. */
class Box {
  private readonly left: Set<number>

  constructor(
    private readonly table: Table,
    private readonly kit: Kit,
  ) {
    this.left = new Set(kit.layout.face.keys())
  }

  layAll(setup: Setup): Refusal | null {
    for (const [zone, cards] of zonesOf(setup, this.kit)) {
      const slots = zone < 10 ? 4 : cards.length
      if (cards.length > slots)
        return refuseTable('stack', { sector: (zone % 5) + 1, n: cards.length, max: slots }, 'SF-3.2')
      for (const card of cards) {
        const refusal = this.lay(zone, card)
        if (refusal) return refusal
      }
    }
    this.layRest(setup)
    return null
  }

  private lay(zone: number, written: Written): Refusal | null {
    const { layout, ids } = this.kit
    const { name, owner, pool, open } = layout.zones[zone]
    const marks = typeof written === 'string' ? { card: written } : written
    const match = /^(\d-\d{2,3})(b?)('?)(?:\{([uls\d,]+)\})?$/.exec(marks.card)
    const card = [...this.left].find(
      (each) => layout.pool[each] === pool && ids[layout.face[each]] === match?.[1],
    )
    if (!match || card === undefined)
      return refuseTable('card', { card: marks.card.slice(0, 30), zone: name }, 'SF-1.7')
    this.left.delete(card)
    const { cards, lies } = this.table
    const [, , back, turn, markers] = match
    const own = owner === null ? 0 : 1 << owner
    const front = zone < 10 && back === ''
    cards.known[card] =
      front || open ? EVERYBODY : marks.known === undefined ? own : viewersFrom(marks.known) | own
    cards.handle[card] = marks.handle ?? 0
    cards.zones[zone].push(card)
    arrive(cards, layout.zones[zone], card)
    if (zone >= 10) return null
    const lie = this.readLie(layout.face[card], front, turn !== '', markers ?? '')
    if (lie === null) return refuseTable('markers', { card: marks.card.slice(0, 30) }, 'SF-V10')
    lies[slotOf(zone, cards.zones[zone].length - 1)] = lie
    return null
  }

  /** Null for more markers than there are things to mark. */
  private readLie(face: number, front: boolean, turn: boolean, markers: string): Lie | null {
    const { fighters, shields, back } = this.kit
    const shown = (front ? face : back) * 2
    const shieldHalf: Half = shields[shown] > 0 ? 0 : 1
    let lie = turn ? turned(freshLie(front)) : freshLie(front)
    for (const mark of markers.split(',').filter(Boolean)) {
      const half: Half = mark[0] === 'l' ? 1 : 0
      const most = mark[0] === 's' ? shields[shown + shieldHalf] : fighters[shown + half]
      const count = Number(mark.slice(1))
      if (!(count >= 1 && count <= most)) return null
      for (let i = 0; i < count; i++)
        lie = mark[0] === 's' ? withShieldHit(lie, shieldHalf) : withHit(lie, half)
    }
    return lie
  }

  /** Cards not named are in the draw pile, unless that is written out; while a set is divided, in the box. */
  private layRest(setup: Setup): void {
    const { cards } = this.table
    const { ownPiles, shared, layout } = this.kit
    const divided = shared && BEFORE_DIVISION.includes(setup.pending?.[0]?.kind ?? '')
    for (const card of this.left) {
      const seat = layout.pool[card]
      const player = setup.players[seat]
      if ((divided ? player?.box : ownPiles ? player?.pile : setup.pile) !== undefined) continue
      const zone = divided ? boxOf(seat) : pileOf(ownPiles, seat)
      cards.zones[zone].push(card)
      arrive(cards, layout.zones[zone], card)
    }
  }
}

function* zonesOf(setup: Setup, { ownPiles, shared }: Kit): Generator<[number, readonly Written[]]> {
  for (const [seat, player] of setup.players.entries()) {
    for (const [sector, stack] of player.sectors.entries()) yield [sectorOf(seat, sector), stack]
    yield [handOf(seat), player.hand ?? []]
    yield [asideOf(seat), player.aside ?? []]
    if (!ownPiles) continue
    yield [pileOf(true, seat), player.pile ?? []]
    yield [discardOf(true, seat), player.discard ?? []]
    yield [boxOf(seat), player.box ?? []]
    if (shared) yield [leftOutOf(seat), player.leftOut ?? []]
  }
  if (ownPiles) return
  yield [pileOf(false, 0), setup.pile ?? []]
  yield [discardOf(false, 0), setup.discard ?? []]
}

const viewersFrom = (text: string): Viewers =>
  [...text].reduce((viewers, letter) => viewers | (letter === '*' ? EVERYBODY : 1 << seatOf(letter)!), 0)

function readFrame(table: Table, kit: Kit, written: NonNullable<Setup['pending']>[number]): Frame {
  const seat = seatOf(written.seat) as Seat
  switch (written.kind) {
    case 'battle':
      if (written.step !== 'run') return frame('battle', seat, written.step)
      return frame('battle', seat, 'run', (written.next ?? 1) - 1, written.direction === '<' ? -1 : 1)
    case 'draft':
      return frame('draft', seat, '', -1, viewersFrom(written.stopped))
    case 'compose':
      return frame('compose', seat, '', -1, viewersFrom(written.ready))
    case 'salvo':
      return frame('salvo', seat, '', written.sector - 1, written.left)
    case 'marker':
      return frame('marker', seat, '', written.sector - 1)
    case 'effects':
    case 'effect': {
      const [first, second] = written.waiting.map((text) => readWaiting(table, kit, text))
      return frame(written.kind, seat, '', -1, 0, first, second ?? 0)
    }
    default:
      return frame(written.kind, seat)
  }
}

/** 0 for a half without an effect, or without a card: the checks refuse it. */
function readWaiting({ cards, lies }: Table, kit: Kit, text: string): Waiting {
  const zone = sectorOf('SN'.indexOf(text[0]), Number(text[1]) - 1)
  const place = Number(text[3])
  const half: Half = text[5] === 'u' ? 0 : 1
  const card = cards.zones[zone][place]
  if (card === undefined || lies[slotOf(zone, place)] & 1) return 0
  const effect = kit.effect[kit.layout.face[card] * 2 + half]
  return effect === 0 ? 0 : waiting(cards.handle[card], effect, half)
}
