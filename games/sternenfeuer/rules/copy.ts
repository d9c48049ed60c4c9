import { copiesOf, copyCards, copyCardsInto, copyFrames, copyNumbers } from '@sternentisch/kernel'
import type { Frame, Table } from './table.ts'

/** Field by field, as they were made: a frame that is spread into another has a shape of its own, and rules would meet many. */
export function copyFrame(frame: Frame): Frame {
  if (frame.kind === 'turn') {
    const { kind, seat, step, drew, made, left, turnedUp } = frame
    return { kind, seat, step, drew, made, left, turnedUp }
  }
  const { kind, seat, place, attacker, target, wasDown } = frame
  return { kind, seat, place, attacker, target, wasDown }
}

/** The turn lies at the bottom of all that waits, and is written over. */
function copyOver(frame: Frame, into?: Frame): Frame {
  if (frame.kind !== 'turn' || into?.kind !== 'turn') return copyFrame(frame)
  into.seat = frame.seat
  into.step = frame.step
  into.drew = frame.drew
  into.made = frame.made
  into.left = frame.left
  into.turnedUp = frame.turnedUp
  return into
}

export function copy(table: Table): Table {
  const { options, opener, turn, skips, result } = table
  return {
    options,
    opener,
    turn,
    skips,
    cards: copyCards(table.cards),
    placed: table.placed.slice(),
    revealed: table.revealed.slice(),
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
  into.opener = table.opener
  into.turn = table.turn
  into.skips = table.skips
  copyNumbers(table.placed, into.placed)
  copyNumbers(table.revealed, into.revealed)
  copyFrames(table.pending, into.pending, copyOver)
  into.result = table.result
}
