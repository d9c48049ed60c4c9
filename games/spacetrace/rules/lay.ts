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
} from '@sternentisch/kernel'
import { inconsistency, refuseTable } from './consistency.ts'
import { emptyTable } from './deal.ts'
import { type Kit, kitOf } from './kit.ts'
import { type Options, optionSchema } from './options.ts'
import { freshRuns, JAMMED, KILLED, type Runs } from './runs.ts'
import type { Frame, Table } from './table.ts'
import {
  readWritten,
  type Written,
  type WrittenCard,
  type WrittenFrame,
  type WrittenPlayer,
} from './written.ts'
import {
  boxOf,
  commanderOf,
  discardOf,
  handOf,
  isStack,
  libraryOf,
  removedOf,
  stackOf,
  stageOf,
} from './zones.ts'

export function lay(given: unknown): Table | Refusal {
  const written = readWritten(given)
  if (isRefusal(written)) return written
  const options = readOptions<Options>(optionSchema, written.options)
  return isRefusal(options) ? options : layCards(written, kitOf(options))
}

function layCards(written: Written, kit: Kit): Table | Refusal {
  const table = emptyTable(kit, newCards(kit.layout))
  table.turn = written.turn
  table.active = seatOf(written.active) as Seat
  table.attacked = written.attacked
  table.commanded = written.commanded
  table.offered = written.offered
  table.progress = written.progress
  table.quiet = written.quiet
  table.endgame = written.endgame
  table.result = written.result as Result | null
  const box = new Box(table, kit)
  // Copies that are named come first, so that no other card takes their number.
  const claimed = written.players.flatMap((player, seat) =>
    [...zonesOf(player, seat)].flatMap(([, cards]) => cards),
  )
  table.cards.handles = Math.max(
    0,
    ...claimed.map((card) => (typeof card === 'string' ? 0 : (card.copy ?? 0))),
  )
  for (const [seat, player] of written.players.entries()) {
    table.mp[seat] = player.mp
    table.standing[seat] = player.standing
    table.hosts[seat] = player.host
    for (const [zone, cards] of zonesOf(player, seat)) {
      for (const card of cards) {
        const refusal = box.lay(zone, card)
        if (refusal) return refusal
      }
    }
  }
  box.layRest(written)
  table.cards.handles = Math.max(table.cards.handles, written.handles)
  const pending = written.pending?.map((frame) => readFrame(kit, frame))
  if (pending?.includes(null)) return refuseTable('pending')
  table.pending = (pending as Frame[] | undefined) ?? [{ kind: 'turn', seat: table.active, step: 'main' }]
  return inconsistency(table, kit) ?? table
}

function* zonesOf(player: WrittenPlayer, seat: number): Generator<[number, readonly WrittenCard[]]> {
  yield [libraryOf(seat), player.library ?? []]
  yield [handOf(seat), player.hand]
  yield [boxOf(seat), player.box]
  yield [stageOf(seat), player.stage]
  yield [commanderOf(seat), player.commander]
  for (const [fleet, stacks] of [player.base, player.extra].entries()) {
    for (const [at, stack] of [stacks.I, stacks.II, stacks.III, stacks.IV].entries())
      yield [stackOf(seat, fleet as 0 | 1, at + 1), stack]
  }
  yield [discardOf(seat), player.discard]
  yield [removedOf(seat), player.removed]
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

  lay(zone: number, written: WrittenCard): Refusal | null {
    const marks = typeof written === 'string' ? { card: written } : written
    const { layout, faceOfId } = this.kit
    const { name, pool } = layout.zones[zone]
    const face = faceOfId.get(marks.card)
    const card = [...this.left].find((each) => layout.pool[each] === pool && layout.face[each] === face)
    if (card === undefined)
      return refuseTable('card', { card: marks.card.slice(0, 30), zone: name }, 'SP-2.1')
    const { cards, runs, plus, times, moved } = this.table
    if (marks.copy !== undefined && layout.zones[zone].shape === 'row') cards.handle[card] = marks.copy
    this.put(zone, card)
    if (marks.known !== undefined && !layout.zones[zone].open)
      for (const letter of marks.known) cards.known[card] |= letter === '*' ? EVERYBODY : 1 << seatOf(letter)!
    if (!isStack(zone)) return null
    const ships = marks.ships === undefined ? null : readRuns(marks.ships)
    runs[card] = ships ?? freshRuns(this.kit.figures[face!].count, this.kit.figures[face!].lp)
    plus[card] = marks.plus ?? 0
    times[card] = marks.times ?? 1
    moved[card] = marks.moved ?? 0
    return null
  }

  private put(zone: number, card: number): void {
    const { cards } = this.table
    const { owner } = this.kit.layout.zones[zone]
    const { face } = this.kit.layout
    this.left.delete(card)
    cards.zones[zone].push(card)
    if (zone === handOf(0) || zone === handOf(1)) cards.zones[zone].sort((a, b) => face[a] - face[b])
    if (zone !== libraryOf(0) && zone !== libraryOf(1)) cards.known[card] = 1 << owner!
    arrive(cards, this.kit.layout.zones[zone], card)
  }

  /** A Base not named stands at the back of its class; other cards not named are in the library. */
  layRest(written: Written): void {
    for (const card of [...this.left]) {
      const seat = this.kit.layout.pool[card]
      if (card === this.kit.bases[seat])
        this.lay(stackOf(seat, 0, 4), this.kit.figures[this.kit.layout.face[card]].id)
      else if (written.players[seat]?.library === undefined) this.put(libraryOf(seat), card)
    }
  }
}

/** `10x0 90x1`; shape and sense are checked elsewhere. */
export const readRuns = (text: string): Runs =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap((run) => {
      const [, ships, lp, marks] = /^(\d+)[x×](\d+)([jk]*)$/.exec(run)!
      return [
        Number(ships),
        Number(lp),
        (marks.includes('j') ? JAMMED : 0) | (marks.includes('k') ? KILLED : 0),
      ]
    })

function readFrame(kit: Kit, frame: WrittenFrame): Frame | null {
  const seat = seatOf(frame.seat) as Seat
  if (frame.kind === 'play') {
    const card = kit.faceOfId.get(frame.card)
    return card === undefined ? null : { ...frame, seat, card }
  }
  if (frame.kind !== 'chain') return { ...frame, seat } as Frame
  const items = frame.items.map((item) => ({
    ...item,
    seat: seatOf(item.seat) as Seat,
    card: kit.faceOfId.get(item.card) ?? -1,
  }))
  return items.some(({ card }) => card < 0) ? null : { ...frame, seat, items }
}
