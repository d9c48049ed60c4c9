import { copiesOf, copyCards, copyCardsInto, copyFrames } from '@sternentisch/kernel'
import type { Frame, Table } from './table.ts'

/** Field by field, as they were made: a frame that is spread into another has a shape of its own, and rules would meet many. */
export function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'fleets':
      return { kind: frame.kind, picks: frame.picks.slice() }
    case 'turn':
      return { kind: frame.kind, seat: frame.seat, step: frame.step }
    case 'ability': {
      const { kind, seat, sector, place, turned } = frame
      return { kind, seat, sector, place, turned }
    }
    case 'battle': {
      const { kind, seat, sector, place } = frame
      return { kind, seat, sector, place }
    }
    case 'scenarioEnd':
      return { kind: frame.kind }
  }
}

/** What waits at the bottom is mostly a turn, which is written over. */
function copyOver(frame: Frame, into?: Frame): Frame {
  if (frame.kind !== 'turn' || into?.kind !== 'turn') return copyFrame(frame)
  into.seat = frame.seat
  into.step = frame.step
  return into
}

export function copy(table: Table): Table {
  const { options, scenario, start, sectors, result } = table
  const pending = copiesOf(table.pending, copyFrame)
  return { options, scenario, start, sectors, cards: copyCards(table.cards), pending, result }
}

export function copyInto(table: Table, into: Table): void {
  copyOpen(table, into)
  copyCardsInto(table.cards, into.cards)
}

/** All but the cards. */
export function copyOpen(table: Table, into: Table): void {
  into.options = table.options
  into.scenario = table.scenario
  into.start = table.start
  into.sectors = table.sectors
  copyFrames(table.pending, into.pending, copyOver)
  into.result = table.result
}
