// What waits, as it is written
import { letterOf, type Viewers } from '@sternentisch/kernel'
import {
  type FrameForms,
  type Here,
  inItsWay,
  seatFrom,
  seatLetter,
  viewersFrom,
  whole,
  writeViewers,
} from '@sternentisch/kernel/written'
import * as v from 'valibot'
import type { Kit } from './kit.ts'
import { writeSpot } from './notation.ts'
import type { Half } from './symbols.ts'
import {
  type Frame,
  type FrameKind,
  frame,
  halfOf,
  handleOf,
  slotOf,
  type Table,
  type Waiting,
  waiting,
} from './table.ts'
import { sectorOf } from './zones.ts'

type Place = Here<Table, Kit>

const seat = seatLetter(2)
const sector = whole(1, 5)
export const seats = v.pipe(v.string(), v.regex(/^A?B?$/))
const base = (frame: Frame) => ({ kind: frame.kind, seat: letterOf(frame.seat) })

const simply = (kind: FrameKind) =>
  inItsWay<Frame, Table, Kit, { seat: typeof seat }>({ seat }, base, (written) =>
    frame(kind, seatFrom(written.seat)),
  )

const effects = (kind: 'effects' | 'effect') =>
  inItsWay(
    {
      seat,
      waiting: v.pipe(
        v.array(v.pipe(v.string(), v.regex(/^[SN][1-5]\.[0-3] [ul]$/))),
        v.minLength(1),
        v.maxLength(2),
      ),
    },
    (each: Frame, { table }: Place) => ({
      ...base(each),
      waiting: [each.first, each.second].filter((one) => one !== 0).map((one) => writeWaiting(table, one)),
    }),
    (written, here) => {
      const [first, second = 0] = written.waiting.map((text) => readWaiting(here, text))
      return frame(kind, seatFrom(written.seat), '', -1, 0, first, second)
    },
  )

/** Who is done already. */
const among = (left: Viewers): string => writeViewers(left, 2)

export const frames: FrameForms<Frame, Table, Kit> = {
  cruiser: simply('cruiser'),
  cruisers: simply('cruisers'),
  deployment: simply('deployment'),
  draft: inItsWay(
    { seat, stopped: v.optional(seats, '') },
    (each: Frame) => ({ ...base(each), stopped: among(each.left) }),
    (written) => frame('draft', seatFrom(written.seat), '', -1, viewersFrom(written.stopped)),
  ),
  compose: inItsWay(
    { seat, ready: v.optional(seats, '') },
    (each: Frame) => ({ ...base(each), ready: among(each.left) }),
    (written) => frame('compose', seatFrom(written.seat), '', -1, viewersFrom(written.ready)),
  ),
  battle: inItsWay(
    {
      seat,
      step: v.picklist(['shift', 'order', 'run']),
      next: v.optional(whole(0, 6)),
      direction: v.optional(v.picklist(['<', '>'])),
    },
    (each: Frame) => ({
      ...base(each),
      step: each.step,
      ...(each.step === 'run' ? { next: each.sector + 1, direction: each.left > 0 ? '>' : '<' } : {}),
    }),
    ({ seat: who, step, next = 1, direction }) =>
      step === 'run'
        ? frame('battle', seatFrom(who), step, next - 1, direction === '<' ? -1 : 1)
        : frame('battle', seatFrom(who), step),
  ),
  salvo: inItsWay(
    { seat, sector, left: whole(0) },
    (each: Frame) => ({ ...base(each), sector: each.sector + 1, left: each.left }),
    (written) => frame('salvo', seatFrom(written.seat), '', written.sector - 1, written.left),
  ),
  marker: inItsWay(
    { seat, sector },
    (each: Frame) => ({ ...base(each), sector: each.sector + 1 }),
    (written) => frame('marker', seatFrom(written.seat), '', written.sector - 1),
  ),
  effects: effects('effects'),
  effect: effects('effect'),
}

/** `S2.1 u` */
function writeWaiting({ cards }: Table, each: Waiting): string {
  for (let zone = 0; zone < 10; zone++) {
    const place = cards.zones[zone].findIndex((card) => cards.handle[card] === handleOf(each))
    if (place >= 0) return `${writeSpot(zone < 5 ? 0 : 1, zone % 5, place)} ${'ul'[halfOf(each)]}`
  }
  throw new Error('an effect waits on a card that is not in play')
}

/** 0 for a half without an effect, or without a card: the checks refuse it. */
function readWaiting({ table: { cards, lies }, kit }: Place, text: string): Waiting {
  const zone = sectorOf('SN'.indexOf(text[0]), Number(text[1]) - 1)
  const place = Number(text[3])
  const half: Half = text[5] === 'u' ? 0 : 1
  const card = cards.zones[zone][place]
  if (card === undefined || lies[slotOf(zone, place)] & 1) return 0
  const effect = kit.effect[kit.layout.face[card] * 2 + half]
  return effect === 0 ? 0 : waiting(cards.handle[card], effect, half)
}
