import { copiesOf, copyCards, copyCardsInto, copyFrames, copyNumbers } from '@sternentisch/kernel'
import type { Frame, Table } from './table.ts'

export const copyFrame = ({ kind, seat, step, sector, left, first, second }: Frame): Frame => ({
  kind,
  seat,
  step,
  sector,
  left,
  first,
  second,
})

/** All frames have all fields: one is as good as another to be written over. */
function copyOver(frame: Frame, into?: Frame): Frame {
  if (into === undefined) return copyFrame(frame)
  into.kind = frame.kind
  into.seat = frame.seat
  into.step = frame.step
  into.sector = frame.sector
  into.left = frame.left
  into.first = frame.first
  into.second = frame.second
  return into
}

export function copy(table: Table): Table {
  const { options, round, start, initiative, passed, offset, chain, idle, acted, result } = table
  return {
    options,
    round,
    start,
    initiative,
    passed,
    offset,
    hull: table.hull.slice(),
    cruisers: table.cruisers.slice(),
    lies: table.lies.slice(),
    chain,
    idle,
    acted,
    cards: copyCards(table.cards),
    pending: copiesOf(table.pending, copyFrame),
    result,
  }
}

export function copyInto(table: Table, into: Table): void {
  copyOpen(table, into)
  copyCardsInto(table.cards, into.cards)
}

/** All but the cards. */
export function copyOpen(table: Table, into: Table): void {
  into.options = table.options
  into.round = table.round
  into.start = table.start
  into.initiative = table.initiative
  into.passed = table.passed
  into.offset = table.offset
  copyNumbers(table.hull, into.hull)
  copyNumbers(table.cruisers, into.cruisers)
  copyNumbers(table.lies, into.lies)
  into.chain = table.chain
  into.idle = table.idle
  into.acted = table.acted
  copyFrames(table.pending, into.pending, copyOver)
  into.result = table.result
}
