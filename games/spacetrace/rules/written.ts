// The shape of a table as it is written down
import type { Refusal } from '@sternentisch/kernel'
import * as v from 'valibot'
import { refuseTable } from './consistency.ts'

const whole = (least: number, most = 1_000_000) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const seat = v.picklist(['A', 'B'])
const copy = whole(0, 999)
const pair = <T extends v.GenericSchema>(one: T) => v.tuple([one, one])

const Card = v.union([
  v.string(),
  v.strictObject({
    card: v.string(),
    copy: v.optional(whole(1, 999)),
    known: v.optional(v.pipe(v.string(), v.regex(/^A?B?\*?$/))),
    /** `10x0 90x1`: runs front to back, `j` jammed, `k` killed. */
    ships: v.optional(v.pipe(v.string(), v.regex(/^ *\d{1,7}[x×]\d{1,7}j?k?( +\d{1,7}[x×]\d{1,7}j?k?)* *$/))),
    plus: v.optional(whole(0)),
    times: v.optional(whole(1)),
    moved: v.optional(whole(0, 1)),
  }),
])
const Zone = v.optional(v.array(Card), [])
const Fleet = v.optional(v.strictObject({ I: Zone, II: Zone, III: Zone, IV: Zone }), {})

const Player = v.strictObject({
  mp: v.optional(whole(0), 0),
  standing: v.optional(v.picklist(['once', 'battle', 'attack', 'turn', 'tactic']), 'once'),
  host: v.optional(copy, 0),
  library: v.optional(v.array(Card)),
  hand: Zone,
  box: Zone,
  stage: Zone,
  commander: Zone,
  base: Fleet,
  extra: Fleet,
  discard: Zone,
  removed: Zone,
})

const join = v.picklist(['unasked', 'out', 'before', 'after'])
const shipClass = v.picklist([1, 2, 3, 4])
const fleet = v.picklist([0, 1])

const Frame = v.variant('kind', [
  v.strictObject({ kind: v.literal('turn'), seat, step: v.picklist(['start', 'main', 'end']) }),
  v.strictObject({
    kind: v.literal('play'),
    seat,
    step: v.picklist(['aim', 'sacrifice', 'pay']),
    card: v.string(),
    target: copy,
    given: v.array(copy),
  }),
  v.strictObject({ kind: v.literal('trade'), seat, gain: v.picklist(['mp', 'card']), left: whole(1, 3) }),
  v.strictObject({
    kind: v.literal('window'),
    seat,
    window: v.picklist(['start', 'ship', 'commander', 'ready', 'row', 'end']),
    next: whole(0, 1),
    passes: whole(0, 1),
  }),
  v.strictObject({
    kind: v.literal('chain'),
    seat,
    step: v.literal('build'),
    items: v.pipe(
      v.array(v.strictObject({ seat, card: v.string(), target: copy, cancelled: v.boolean() })),
      v.minLength(1),
    ),
  }),
  v.strictObject({
    kind: v.literal('attack'),
    seat,
    step: v.picklist(['join', 'order', 'fight']),
    joins: pair(join),
    battles: whole(0, 4),
  }),
  v.strictObject({
    kind: v.literal('order'),
    seat,
    turn: whole(0, 1),
    class: shipClass,
    placed: whole(0, 99),
  }),
  v.strictObject({
    kind: v.literal('battle'),
    seat,
    step: v.picklist(['ready', 'row', 'close']),
    fleets: pair(fleet),
    row: whole(1, 5),
    spent: pair(whole(0, 30)),
    locked: pair(whole(0, 30)),
  }),
  v.strictObject({ kind: v.literal('offer'), seat }),
])

const flag = v.optional(v.boolean(), false)
const Written = v.strictObject({
  game: v.optional(v.literal('spacetrace')),
  options: v.optional(v.unknown(), {}),
  turn: v.optional(whole(1), 1),
  active: v.optional(seat, 'A'),
  attacked: flag,
  commanded: flag,
  offered: flag,
  progress: flag,
  quiet: v.optional(whole(0), 0),
  endgame: v.optional(whole(0), 0),
  players: v.optional(v.pipe(v.array(Player), v.maxLength(2)), []),
  pending: v.optional(v.pipe(v.array(Frame), v.maxLength(8))),
  handles: v.optional(whole(0, 999), 0),
  result: v.optional(
    v.nullable(v.strictObject({ winners: v.array(v.picklist([0, 1])), scores: pair(v.number()) })),
    null,
  ),
})

export type Written = v.InferOutput<typeof Written>
export type WrittenCard = v.InferOutput<typeof Card>
export type WrittenPlayer = v.InferOutput<typeof Player>
export type WrittenFrame = v.InferOutput<typeof Frame>

export function readWritten(given: unknown): Written | Refusal {
  const read = v.safeParse(Written, given)
  if (read.success) return read.output
  const [issue] = read.issues
  return refuseTable('shape', {
    path: v.getDotPath(issue) ?? '.',
    expected: issue.expected ?? '–',
    received: issue.received.slice(0, 60),
  })
}
