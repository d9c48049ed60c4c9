// What waits, as it is written
import { letterOf } from '@sternentisch/kernel'
import {
  asItIs,
  type FrameForms,
  type Here,
  inItsWay,
  seatFrom,
  seatLetter,
  whole,
} from '@sternentisch/kernel/written'
import * as v from 'valibot'
import type { Kit } from './kit.ts'
import type { ChainFrame, Frame, PlayFrame, Table } from './table.ts'

type Place = Here<Table, Kit>

const seat = seatLetter(2)
export const copy = whole(0, 999)
export const pair = <T extends v.GenericSchema>(one: T) => v.tuple([one, one])
const named = { card: v.string(), target: copy }
const shipClass = v.picklist([1, 2, 3, 4])
const bits = pair(whole(0, 30))

const play = inItsWay(
  { seat, step: v.picklist(['aim', 'sacrifice', 'pay']), ...named, given: v.array(copy) },
  (frame: PlayFrame, { kit }: Place) => ({
    ...frame,
    seat: letterOf(frame.seat),
    card: kit.figures[frame.card].id,
  }),
  (written, { kit }): PlayFrame | null => {
    const card = kit.faceOfId.get(written.card)
    return card === undefined ? null : { ...written, kind: 'play', seat: seatFrom(written.seat), card }
  },
)

const chain = inItsWay(
  {
    seat,
    step: v.literal('build'),
    items: v.pipe(v.array(v.strictObject({ seat, ...named, cancelled: v.boolean() })), v.minLength(1)),
  },
  (frame: ChainFrame, { kit }: Place) => ({
    ...frame,
    seat: letterOf(frame.seat),
    items: frame.items.map((item) => ({
      ...item,
      seat: letterOf(item.seat),
      card: kit.figures[item.card].id,
    })),
  }),
  (written, { kit }): ChainFrame | null => {
    const items = written.items.map((item) => ({
      ...item,
      seat: seatFrom(item.seat),
      card: kit.faceOfId.get(item.card) ?? -1,
    }))
    if (items.some(({ card }) => card < 0)) return null
    return { ...written, kind: 'chain', seat: seatFrom(written.seat), items }
  },
)

export const frames: FrameForms<Frame, Table, Kit> = {
  turn: asItIs(2, { step: v.picklist(['start', 'main', 'end']) }),
  play,
  trade: asItIs(2, { gain: v.picklist(['mp', 'card']), left: whole(1, 3) }),
  window: asItIs(2, {
    window: v.picklist(['start', 'ship', 'commander', 'ready', 'row', 'end']),
    next: whole(0, 1),
    passes: whole(0, 1),
  }),
  chain,
  attack: asItIs(2, {
    step: v.picklist(['join', 'order', 'fight']),
    joins: pair(v.picklist(['unasked', 'out', 'before', 'after'])),
    battles: whole(0, 4),
  }),
  order: asItIs(2, { turn: whole(0, 1), class: shipClass, placed: whole(0, 99) }),
  battle: asItIs(2, {
    step: v.picklist(['ready', 'row', 'close']),
    fleets: pair(v.picklist([0, 1])),
    row: whole(1, 5),
    spent: bits,
    locked: bits,
  }),
  offer: asItIs(2, {}),
}
