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
import { type Kit, kitOf } from './kit.ts'
import { type Options, optionSchema } from './options.ts'
import { cardName } from './setup.ts'
import { dateFigure, type Frame, isUp, otherSeat, type Table } from './table.ts'
import { ASIDE, DECK, DISCARD, handOf, LIMBO, PLACE_NUMBERS, PLACES, rowOf } from './zones.ts'

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))
const seat = v.picklist(['A', 'B'])
const turnNumber = whole(0, 399)
const Card = v.union([
  v.string(),
  v.strictObject({
    card: v.string(),
    known: v.optional(v.pipe(v.string(), v.regex(/^(A?B?|\*)$/))),
    handle: v.optional(whole(1, 100_000)),
    placed: v.optional(turnNumber),
    revealed: v.optional(turnNumber),
  }),
])
const Zone = v.optional(v.array(Card))
const position = whole(1, 64)
const Setup = v.strictObject({
  game: v.optional(v.literal('sternenfeuer')),
  options: v.optional(v.unknown(), {}),
  opener: v.optional(seat, 'A'),
  turn: v.optional(whole(1, 399), 21),
  skips: v.optional(whole(0, 2), 0),
  places: Zone,
  aside: Zone,
  players: v.optional(
    v.pipe(
      v.array(
        v.strictObject({ hand: Zone, rows: v.optional(v.pipe(v.array(v.array(Card)), v.maxLength(3)), []) }),
      ),
      v.maxLength(2),
    ),
    [],
  ),
  deck: Zone,
  discard: Zone,
  limbo: Zone,
  pending: v.optional(
    v.array(
      v.variant('kind', [
        v.strictObject({
          kind: v.literal('turn'),
          seat,
          step: v.picklist(['draw', 'act', 'end']),
          drew: v.optional(v.boolean(), false),
          made: v.optional(whole(0, 99), 0),
          left: v.optional(whole(0, 99), 1),
          turnedUp: v.optional(v.boolean(), false),
        }),
        v.strictObject({
          kind: v.literal('defence'),
          seat,
          place: whole(1, 3),
          attacker: position,
          target: position,
          wasDown: v.optional(v.boolean(), false),
        }),
      ]),
    ),
  ),
  handles: v.optional(whole(0, 100_000), 0),
  result: v.optional(
    v.nullable(v.strictObject({ winners: v.array(v.picklist([0, 1])), scores: v.array(whole(0, 3)) })),
    null,
  ),
})
type Setup = v.InferOutput<typeof Setup>
type Written = v.InferOutput<typeof Card>
type Marks = Exclude<Written, string>

export function layTable(given: unknown): Table | Refusal {
  const read = v.safeParse(Setup, given)
  if (!read.success) {
    const [issue] = read.issues
    return refuseTable('shape', {
      path: v.getDotPath(issue) ?? '.',
      expected: issue.expected ?? '',
      received: issue.received.slice(0, 60),
    })
  }
  const options = readOptions<Options>(optionSchema, read.output.options)
  return isRefusal(options) ? options : layCards(read.output, kitOf(options))
}

function layCards(setup: Setup, kit: Kit): Table | Refusal {
  const cards = newCards(kit.layout)
  const table: Table = {
    options: kit.options,
    opener: seatOf(setup.opener) as Seat,
    turn: setup.turn,
    skips: setup.skips,
    cards,
    placed: [],
    revealed: [],
    pending: [],
    result: setup.result as Result | null,
  }
  cards.handles = Math.max(setup.handles, ...handlesIn(setup))
  const box = new Box(table, kit)
  for (const [zone, written] of zonesOf(setup)) {
    for (const card of written) {
      const refusal = box.lay(zone, card)
      if (refusal) return refusal
    }
  }
  box.layRest(setup)
  table.pending = setup.pending ? setup.pending.map(readFrame) : setup.result ? [] : [usualTurn(table)]
  return inconsistency(table, kit) ?? table
}

function* zonesOf(setup: Setup): Generator<[number, readonly Written[]]> {
  for (const [at, player] of setup.players.entries()) {
    yield [handOf(at), player.hand ?? []]
    for (const [place, row] of player.rows.entries()) yield [rowOf(at, place), row]
  }
  yield [DECK, setup.deck ?? []]
  yield [DISCARD, setup.discard ?? []]
  yield [LIMBO, setup.limbo ?? []]
  yield [PLACES, setup.places ?? []]
  yield [ASIDE, setup.aside ?? []]
}

const handlesIn = (setup: Setup): number[] =>
  [...zonesOf(setup)].flatMap(([, cards]) =>
    cards.flatMap((card) => (typeof card === 'string' || !card.handle ? [] : [card.handle])),
  )

/** Whose turn it is follows from who opened. */
function usualTurn({ opener, turn, cards }: Table): Frame {
  const active = turn % 2 === 1 ? opener : otherSeat(opener)
  const step = cards.zones[DECK].length > 0 ? 'draw' : 'act'
  return { kind: 'turn', seat: active, step, drew: false, made: 0, left: 1, turnedUp: false }
}

/** The cards that have no place yet. */
class Box {
  private readonly left: Set<number>

  constructor(
    private readonly table: Table,
    private readonly kit: Kit,
  ) {
    this.left = new Set(kit.designOf.keys())
  }

  /** In a row `F12` is face up and ready, `F12!` has just turned up, `F12~` is face down, `F12~!` just placed. */
  lay(zone: number, written: Written): Refusal | null {
    const { name, pool, owner } = this.kit.layout.zones[zone]
    const { id, down, fresh } = split(typeof written === 'string' ? written : written.card)
    const card = [...this.left].find(
      (each) => this.kit.layout.pool[each] === pool && cardName(this.kit, each) === id,
    )
    if (card === undefined) return refuseTable('card', { card: id.slice(0, 30), zone: name }, 'SN-1.3')
    this.left.delete(card)
    const own = owner === null ? 0 : 1 << owner
    const marks: Partial<Marks> = typeof written === 'string' ? {} : written
    const inRow = zone >= rowOf(0, 0)
    const usual = inRow && !down ? EVERYBODY : own
    this.put(zone, card, marks.known === undefined ? usual : viewersFrom(marks.known) | own, marks.handle)
    if (inRow && this.kit.isFigure[card]) this.date(card, marks, fresh)
    return null
  }

  private put(zone: number, card: number, known: Viewers, handle = 0): void {
    const { cards } = this.table
    cards.known[card] = known
    cards.handle[card] = handle
    cards.zones[zone].push(card)
    arrive(cards, this.kit.layout.zones[zone], card)
  }

  /** When a figure was placed, and when it turned up. */
  private date(card: number, { placed, revealed }: Partial<Marks>, fresh: boolean): void {
    const { table } = this
    const down = !isUp(table.cards, card)
    const earlier = Math.max(1, table.turn - 2)
    dateFigure(
      table,
      table.cards.handle[card],
      placed ?? (down && fresh ? table.turn : earlier),
      revealed ?? (down ? 0 : fresh ? table.turn : earlier),
    )
  }

  /** Cards not named are in the deck, or in the discard pile if the deck is written out; places not named lie aside. */
  layRest({ deck, discard, places, aside }: Setup): void {
    for (const card of this.left) {
      const isPlace = card >= this.kit.deckSize
      if (isPlace && places === undefined && this.table.cards.zones[PLACES].length < PLACE_NUMBERS.length)
        this.put(PLACES, card, EVERYBODY)
      else if (isPlace && aside === undefined) this.put(ASIDE, card, EVERYBODY)
      else if (!isPlace && deck === undefined) this.put(DECK, card, 0)
      else if (!isPlace && discard === undefined) this.put(DISCARD, card, EVERYBODY)
    }
  }
}

function split(name: string): { id: string; down: boolean; fresh: boolean } {
  const [, id, down, fresh] = /^([^~!]*)(~?)(!?)$/.exec(name) ?? ['', name, '', '']
  return { id, down: down === '~', fresh: fresh === '!' }
}

const viewersFrom = (text: string): Viewers =>
  text === '*' ? EVERYBODY : [...text].reduce((viewers, letter) => viewers | (1 << seatOf(letter)!), 0)

function readFrame(frame: NonNullable<Setup['pending']>[number]): Frame {
  const who = seatOf(frame.seat) as Seat
  if (frame.kind === 'turn') return { ...frame, seat: who }
  const { place, attacker, target, wasDown } = frame
  return {
    kind: 'defence',
    seat: who,
    place: place - 1,
    attacker: attacker - 1,
    target: target - 1,
    wasDown,
  }
}
