import type { Game, Random, Seat, Tell } from '@sternentisch/kernel'
import type { Action } from './action.ts'
import { actions, actionsAt, anyAction } from './actions.ts'
import { deal } from './beginning.ts'
import { copy, copyInto } from './copy.ts'
import { writeDeck } from './decks.ts'
import { writeEvent } from './event-notation.ts'
import type { StarfighterEvent } from './events.ts'
import { kitOf } from './kit.ts'
import { parts, read, write } from './notation.ts'
import { type Options, optionSchema } from './options.ts'
import { BUDGET, carryOut, proceed } from './proceed.ts'
import { NOT_CHOSEN, other, type Playing, type Table } from './table.ts'
import { imagining, type View, view } from './view.ts'
import { lay, setup } from './written.ts'
import { boxOf } from './zones.ts'

function play(table: Table, seat: Seat, action: Action, random: Random, tell?: Tell<StarfighterEvent>): void {
  const playing: Playing = { table, cards: table.cards, kit: kitOf(table.options), random, tell }
  carryOut(playing, seat, table.pending[table.pending.length - 1], action)
  proceed(playing)
}

/** Asked too often to make a new list each time; by bits. */
const SEAT_SETS: readonly (readonly Seat[])[] = [[], [0], [1], [0, 1]]

function deciding({ pending, cruisers }: Table): readonly Seat[] {
  const frame = pending[pending.length - 1]
  if (frame === undefined) return SEAT_SETS[0]
  if (frame.kind === 'compose') return SEAT_SETS[3 & ~frame.left]
  if (frame.kind !== 'cruisers') return SEAT_SETS[1 + frame.seat]
  return SEAT_SETS[Number(cruisers[0] === NOT_CHOSEN) + 2 * Number(cruisers[1] === NOT_CHOSEN)]
}

/** The decks lie on the table: all that is not in the box. */
function optionsOf({ options, cards }: Table): Options {
  if (options.mode !== 'ultimate' || options.ultimatePool !== 'full') return options
  const { ids, layout } = kitOf(options)
  const deck = (seat: Seat): string => {
    const left = new Set(cards.zones[boxOf(seat)].map((card) => layout.face[card]))
    return writeDeck(ids.filter((_, face) => !left.has(face)))
  }
  return { ...options, deckSouth: deck(0), deckNorth: deck(1) }
}

/** SF-1.1, SF-A20: the loser starts the rematch, after a draw whoever did not start. */
function nextOptions(table: Table, winners: readonly Seat[]): Options {
  const next = other(winners.length === 1 ? winners[0] : table.start)
  return { ...optionsOf(table), firstSeat: next === 0 ? 'seat0' : 'seat1' }
}

export const starfighter: Game<Table, View, Action, Options, StarfighterEvent> = {
  id: 'starfighter',
  version: '1.2.0',
  seats: { min: 2, max: 2 },
  options: optionSchema,
  budget: BUDGET,
  longest: 10_000,
  seatsOf: () => 2,
  optionsOf,
  nextOptions,
  layout: (table) => kitOf(table.options).layout,
  result: (table) => table.result,
  deal(options, random, tell) {
    const playing = deal(options, random, tell)
    proceed(playing)
    return playing.table
  },
  deciding,
  actions,
  actionsAt,
  anyAction,
  play,
  view,
  imagine: (view, random) => imagining(view).deal(random),
  imagining,
  copy,
  copyInto,
  write,
  read,
  parts,
  writeEvent,
  setup,
  lay,
}
