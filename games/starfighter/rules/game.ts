import { copyCards, drive, type Game, type Random, type Seat, type Tell } from '@sternentisch/kernel'
import type { Action } from './action.ts'
import { actions, actionsAt, anyAction } from './actions.ts'
import { advanceBattle, advanceSalvo, order, shift } from './battle.ts'
import {
  advanceCruiser,
  advanceCruisers,
  advanceDraft,
  chooseCruiser,
  chooseInSecret,
  deal,
  pickCard,
} from './beginning.ts'
import { markChosen } from './damage.ts'
import { writeDeck } from './decks.ts'
import { advanceDeployment, pass, playCard } from './deployment.ts'
import { advanceEffect, advanceEffects, aim, takeFirst } from './effects.ts'
import { writeEvent } from './event-notation.ts'
import type { StarfighterEvent } from './events.ts'
import { kitOf } from './kit.ts'
import { lay } from './lay.ts'
import { parts, read, write } from './notation.ts'
import { type Options, optionSchema } from './options.ts'
import { setup } from './setup.ts'
import type { Half } from './symbols.ts'
import { type Frame, NOT_CHOSEN, other, type Playing, type Table } from './table.ts'
import { imagine, type View, view } from './view.ts'
import { boxOf } from './zones.ts'

/**
 * One action runs at most to the next shift, which is always asked: at most 200 damage, and each can set off a
 * chain of 100 effects and those that wait (SF-6.10), at three steps each. Real play takes a dozen.
 */
const BUDGET = 100_000

function play(table: Table, seat: Seat, action: Action, random: Random, tell?: Tell<StarfighterEvent>): void {
  const playing: Playing = { table, cards: table.cards, kit: kitOf(table.options), random, tell }
  carryOut(playing, seat, table.pending[table.pending.length - 1], action)
  drive(table.pending, playing, advance, BUDGET)
}

function carryOut(playing: Playing, seat: Seat, frame: Frame, action: Action): void {
  if (frame.kind === 'deployment') {
    if (action.kind === 'pass') pass(playing, frame, false)
    else playCard(playing, frame, action)
  } else if (frame.kind === 'effect') aim(playing, frame, action)
  else if (frame.kind === 'effects') takeFirst(playing, frame, action.half)
  else if (frame.kind === 'battle') {
    if (frame.step === 'shift') shift(playing, frame, action.to)
    else order(playing, frame, action.to)
  } else if (frame.kind === 'marker') markChosen(playing, frame, action.half as Half)
  else if (frame.kind === 'cruiser') chooseCruiser(playing, seat, action)
  else if (frame.kind === 'cruisers') chooseInSecret(playing, seat, action)
  else if (frame.kind === 'draft') pickCard(playing, frame, action)
}

/** One step of the top frame; answers whether it waits for somebody. */
function advance(playing: Playing, frame: Frame): boolean {
  switch (frame.kind) {
    case 'deployment':
      return advanceDeployment(playing, frame)
    case 'effect':
      return advanceEffect(playing, frame)
    case 'effects':
      return advanceEffects(playing, frame)
    case 'salvo':
      return advanceSalvo(playing, frame)
    case 'battle':
      return advanceBattle(playing, frame)
    case 'marker':
      return true
    case 'cruiser':
      return advanceCruiser(playing, frame)
    case 'cruisers':
      return advanceCruisers(playing)
    case 'draft':
      return advanceDraft(playing)
  }
}

/** Asked too often to make a new list each time; by bits. */
const SEAT_SETS: readonly (readonly Seat[])[] = [[], [0], [1], [0, 1]]

function deciding({ pending, cruisers }: Table): readonly Seat[] {
  const frame = pending[pending.length - 1]
  if (frame === undefined) return SEAT_SETS[0]
  if (frame.kind !== 'cruisers') return SEAT_SETS[1 + frame.seat]
  return SEAT_SETS[Number(cruisers[0] === NOT_CHOSEN) + 2 * Number(cruisers[1] === NOT_CHOSEN)]
}

const copyFrame = ({ kind, seat, step, sector, left, first, second }: Frame): Frame => ({
  kind,
  seat,
  step,
  sector,
  left,
  first,
  second,
})

function copy(table: Table): Table {
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
    pending: table.pending.map(copyFrame),
    result,
  }
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
  version: '1.0.0',
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
    drive(playing.table.pending, playing, advance, BUDGET)
    return playing.table
  },
  deciding,
  actions,
  actionsAt,
  anyAction,
  play,
  view,
  imagine,
  copy,
  write,
  read,
  parts,
  writeEvent,
  setup,
  lay,
}
