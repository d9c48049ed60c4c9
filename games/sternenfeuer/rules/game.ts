import { drive, type Game, newCards, type Random, type Seat, type Tell } from '@sternentisch/kernel'
import type { Action } from './action.ts'
import { anyAt, listAt, listFor } from './actions.ts'
import { copy, copyInto } from './copy.ts'
import { dealCards } from './deal.ts'
import { passDefence, repel, windowAt } from './defence.ts'
import type { SternenfeuerEvent } from './events.ts'
import { kitOf } from './kit.ts'
import { partsOf, writeAction, writeTold } from './notation.ts'
import { type Options, optionSchema } from './options.ts'
import { readMove } from './read.ts'
import { nextOptions } from './series.ts'
import type { Frame, Playing, Table } from './table.ts'
import { advanceTurn, isLastWord, playTurn } from './turn.ts'
import { imagining, layoutAt, type View, viewOf } from './view.ts'
import { lay, setup } from './written.ts'

/** Besides what the action itself does, a turn ends and the next one begins; rows and hands that leave are far below. */
const BUDGET = 250

/** SN-12.10: fewer than 300 turns, mostly of three or four decisions. */
const LONGEST = 2000

const VERSION = '1.1.0'

export type Sternenfeuer = Game<Table, View, Action, Options, SternenfeuerEvent>

const advance = (playing: Playing, frame: Frame): boolean =>
  frame.kind === 'defence' || advanceTurn(playing, frame)

const NOBODY: readonly Seat[] = []
const ALONE: readonly (readonly Seat[])[] = [[0], [1]]

function deciding({ pending }: Table): readonly Seat[] {
  const frame = pending[pending.length - 1]
  return frame === undefined ? NOBODY : ALONE[frame.seat]
}

function deal(options: Options, random: Random, tell?: Tell<SternenfeuerEvent>): Table {
  const kit = kitOf(options)
  const cards = newCards(kit.layout)
  const table: Table = {
    options,
    opener: 0,
    turn: 0,
    skips: 0,
    cards,
    placed: [],
    revealed: [],
    pending: [],
    result: null,
  }
  dealCards({ table, cards, kit, random, tell })
  return table
}

function play(table: Table, _: Seat, action: Action, random: Random, tell?: Tell<SternenfeuerEvent>): void {
  const { pending } = table
  const playing: Playing = { table, cards: table.cards, kit: kitOf(table.options), random, tell }
  const frame = pending[pending.length - 1]
  if (frame.kind === 'turn') playTurn(playing, frame, action)
  else if (action.kind === 'pass') passDefence(playing, frame)
  else repel(playing, frame, action.card)
  drive(pending, playing, advance, BUDGET)
}

/** With the cards of the option `cards`. */
export const sternenfeuer: Sternenfeuer = {
  id: 'sternenfeuer',
  version: VERSION,
  seats: { min: 2, max: 2 },
  options: optionSchema,
  budget: BUDGET,
  longest: LONGEST,
  seatsOf: () => 2,
  optionsOf: (table) => table.options,
  nextOptions,
  layout: (table) => layoutAt(kitOf(table.options), table),
  // SN-12.9; giving up is a matter of every match.
  drawByAgreement: true,
  result: (table) => table.result,
  deal,
  deciding,
  actions: (view) => listFor(kitOf(view.options), view),
  actionsAt: (table, seat) => listAt(kitOf(table.options), table, seat),
  anyAction: (table, seat, luck) => anyAt(kitOf(table.options), table, seat, luck),
  windowAt,
  endsTurn: ({ pending }) => isLastWord(pending.at(-1)),
  play,
  view: (table, viewer, before) => viewOf(kitOf(table.options), table, viewer, before),
  imagine: (view, random) => imagining(kitOf(view.options), view).deal(random),
  imagining: (view) => imagining(kitOf(view.options), view),
  copy,
  copyInto,
  write: writeAction,
  read: (view, text) => readMove(kitOf(view.options), view, text),
  parts: partsOf,
  outright: ['discard'],
  writeEvent: writeTold,
  setup,
  lay,
}
