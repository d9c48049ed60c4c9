import { copyCards, copyCardsInto, copyList } from '@sternentisch/kernel'
import type { Table } from './table.ts'

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
    pending: table.pending.map((frame) => ({ ...frame })),
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
  copyList(table.placed, into.placed)
  copyList(table.revealed, into.revealed)
  into.pending.length = 0
  for (const frame of table.pending) into.pending.push({ ...frame })
  into.result = table.result
}
