import { copiesOf, copyCards, copyCardsInto, copyFrames, copyNumbers } from '@sternentisch/kernel'
import type { Runs } from './runs.ts'
import type { Frame, Table } from './table.ts'

/** Field by field, as they were made: a frame that is spread into another has a shape of its own, and rules would meet many. */
export function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'turn':
      return { kind: frame.kind, seat: frame.seat, step: frame.step }
    case 'play': {
      const { kind, seat, step, card, target, given } = frame
      return { kind, seat, step, card, target, given: given.slice() }
    }
    case 'trade': {
      const { kind, seat, gain, left } = frame
      return { kind, seat, gain, left }
    }
    case 'window': {
      const { kind, seat, window, next, passes } = frame
      return { kind, seat, window, next, passes }
    }
    case 'chain': {
      const { kind, seat, step, items } = frame
      return { kind, seat, step, items: items.map((item) => ({ ...item })) }
    }
    case 'attack': {
      const { kind, seat, step, joins, battles } = frame
      return { kind, seat, step, joins: [joins[0], joins[1]], battles }
    }
    case 'order': {
      const { kind, seat, turn, class: shipClass, placed } = frame
      return { kind, seat, turn, class: shipClass, placed }
    }
    case 'battle': {
      const { kind, seat, step, fleets, row, spent, locked } = frame
      return { kind, seat, step, fleets: pair(fleets), row, spent: pair(spent), locked: pair(locked) }
    }
    case 'offer':
      return { kind: frame.kind, seat: frame.seat }
  }
}

const pair = <Number extends number>(both: readonly Number[]): Number[] => [both[0], both[1]]

/** The turn lies at the bottom of all that waits, often with a window or a trade on it; these are written over. */
function copyOver(frame: Frame, into?: Frame): Frame {
  if (frame.kind === 'turn' && into?.kind === 'turn') {
    into.seat = frame.seat
    into.step = frame.step
    return into
  }
  if (frame.kind === 'window' && into?.kind === 'window') {
    into.seat = frame.seat
    into.window = frame.window
    into.next = frame.next
    into.passes = frame.passes
    return into
  }
  if (frame.kind === 'trade' && into?.kind === 'trade') {
    into.seat = frame.seat
    into.gain = frame.gain
    into.left = frame.left
    return into
  }
  return copyFrame(frame)
}

export function copy(table: Table): Table {
  const runs: Runs[] = []
  for (const own of table.runs) runs.push(own.length === 0 ? own : own.slice())
  return {
    options: table.options,
    turn: table.turn,
    active: table.active,
    mp: [table.mp[0], table.mp[1]],
    attacked: table.attacked,
    commanded: table.commanded,
    offered: table.offered,
    progress: table.progress,
    quiet: table.quiet,
    endgame: table.endgame,
    standing: [table.standing[0], table.standing[1]],
    hosts: [table.hosts[0], table.hosts[1]],
    cards: copyCards(table.cards),
    runs,
    plus: table.plus.slice(),
    times: table.times.slice(),
    moved: table.moved.slice(),
    pending: copiesOf(table.pending, copyFrame),
    result: table.result,
  }
}

export function copyInto(table: Table, into: Table): void {
  copyOpen(table, into)
  copyCardsInto(table.cards, into.cards)
}

/** Cards out of play share one list, which nothing may be written into; all others have their own. */
function copyRuns(runs: Runs, into: Runs[], card: number): void {
  if (runs.length > 0 && into[card].length > 0) copyNumbers(runs, into[card])
  else if (runs.length > 0) into[card] = runs.slice()
  else into[card] = runs
}

/** All but the cards. */
export function copyOpen(table: Table, into: Table): void {
  into.options = table.options
  into.turn = table.turn
  into.active = table.active
  copyNumbers(table.mp, into.mp)
  into.attacked = table.attacked
  into.commanded = table.commanded
  into.offered = table.offered
  into.progress = table.progress
  into.quiet = table.quiet
  into.endgame = table.endgame
  into.standing[0] = table.standing[0]
  into.standing[1] = table.standing[1]
  copyNumbers(table.hosts, into.hosts)
  for (let card = 0; card < table.runs.length; card++) copyRuns(table.runs[card], into.runs, card)
  copyNumbers(table.plus, into.plus)
  copyNumbers(table.times, into.times)
  copyNumbers(table.moved, into.moved)
  copyFrames(table.pending, into.pending, copyOver)
  into.result = table.result
}
