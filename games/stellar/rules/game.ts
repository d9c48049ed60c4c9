import {
  drive,
  type Game,
  newCards,
  type Random,
  SEATS,
  type Seat,
  seatsIn,
  type Tell,
} from '@sternentisch/kernel'
import { advanceAbility, lapse, mend, rogue, warp } from './abilities.ts'
import type { Action } from './action.ts'
import { actions, actionsAt, anyAction } from './actions.ts'
import { advanceBattle, fight } from './battle.ts'
import { copy, copyInto } from './copy.ts'
import type { StellarEvent } from './events.ts'
import { launchFleets, openFleets } from './fleets.ts'
import { kitOf } from './kit.ts'
import { parts, write, writeEvent } from './notation.ts'
import { modeOf, type Options, optionSchema } from './options.ts'
import { read } from './read.ts'
import { endScenario } from './scenario-end.ts'
import { resultWithout } from './score.ts'
import { layOutSolarSystem } from './solar-system.ts'
import { type Frame, NOT_READY, type Playing, type Table } from './table.ts'
import { advanceTurn, passReveal, playShip, revealShip } from './turn.ts'
import { imagining, type View, view } from './view.ts'
import { lay, setup } from './written.ts'
import { deckOf, handOf, reserveOf } from './zones.ts'

/** Twelve turns' worth of skipped turns, a battle against every ship, and the end of a scenario are far below. */
const BUDGET = 1000

/** ST-1: the table before the first decision. */
function deal(options: Options, random: Random, tell?: Tell<StellarEvent>): Table {
  const kit = kitOf(options)
  const cards = newCards(kit.layout)
  const table: Table = { options, scenario: 1, start: 0, sectors: 0, cards, pending: [], result: null }
  const playing: Playing = { table, cards, kit, random, tell }
  table.start = (
    options.firstSeat === 'random'
      ? random.stream('start').below(kit.players)
      : Number(options.firstSeat.slice(4))
  ) as Seat // ST-1.4
  for (let seat = 0; seat < kit.players; seat++) {
    const ships = kit.pools[seat].slice()
    cards.zones[reserveOf(seat)] = ships // ST-1.2
    for (let at = 0; at < ships.length; at++) cards.known[ships[at]] = 1 << seat
  }
  cards.zones[deckOf(kit.players)] = random.stream('solar').shuffle(kit.pools[kit.players].slice()) // ST-1.5
  layOutSolarSystem(playing)
  table.pending.push(openFleets(playing))
  proceed(playing)
  return table
}

function play(table: Table, seat: Seat, action: Action, random: Random, tell?: Tell<StellarEvent>): void {
  const playing: Playing = { table, cards: table.cards, kit: kitOf(table.options), random, tell }
  carryOut(playing, seat, table.pending[table.pending.length - 1], action)
  proceed(playing)
}

function carryOut(playing: Playing, seat: Seat, frame: Frame, action: Action): void {
  if (frame.kind === 'fleets') {
    frame.picks[seat] = action.fleet
    playing.tell?.({ kind: 'ready', seat, fleet: { secret: action.fleet, to: 1 << seat } })
  } else if (frame.kind === 'turn') {
    if (action.kind === 'play') playShip(playing, frame, action)
    else if (action.kind === 'reveal') revealShip(playing, frame, action.sector)
    else passReveal(playing, frame)
  } else if (frame.kind === 'battle') {
    fight(playing, frame, action.seat as Seat)
  } else if (frame.kind === 'ability') {
    if (action.kind === 'warp') warp(playing, frame, action)
    else if (action.kind === 'mend') mend(playing, frame, action.ship)
    else if (action.kind === 'rogue') rogue(playing, action)
    else lapse(playing, frame)
  }
}

function proceed(playing: Playing): void {
  drive(playing.table.pending, playing, advance, BUDGET)
}

function advance(playing: Playing, frame: Frame): boolean {
  switch (frame.kind) {
    case 'fleets':
      return advanceFleets(playing, frame)
    case 'turn':
      return advanceTurn(playing, frame)
    case 'ability':
      return advanceAbility(playing, frame)
    case 'battle':
      return advanceBattle(playing, frame)
    case 'scenarioEnd':
      endScenario(playing)
      return false
  }
}

/** ST-3.4; ST-13.2: with no fleet at all the scenario is over at once. */
function advanceFleets(playing: Playing, { picks }: Extract<Frame, { kind: 'fleets' }>): boolean {
  if (picks.includes(NOT_READY)) return true
  const { table, cards } = playing
  table.pending.pop()
  launchFleets(playing, picks)
  const nobody = picks.every((_, seat) => cards.zones[handOf(seat)].length === 0)
  table.pending.push(nobody ? { kind: 'scenarioEnd' } : { kind: 'turn', seat: table.start, step: 'play' })
  return false
}

/** Every set of seats as a list, by its bits: `deciding` is asked too often to make a new one each time. */
const SEAT_SETS: readonly (readonly Seat[])[] = Array.from({ length: 16 }, (_, seats) => seatsIn(seats))

function deciding({ pending }: Table): readonly Seat[] {
  const frame = pending[pending.length - 1]
  if (frame === undefined || frame.kind === 'scenarioEnd') return SEAT_SETS[0]
  if (frame.kind !== 'fleets') return SEAT_SETS[1 << frame.seat]
  let seats = 0
  for (let seat = 0; seat < frame.picks.length; seat++)
    if (frame.picks[seat] === NOT_READY) seats |= 1 << seat
  return SEAT_SETS[seats]
}

export const stellar: Game<Table, View, Action, Options, StellarEvent> = {
  id: 'stellar',
  version: '1.2.0',
  seats: { min: 2, max: 4 },
  options: optionSchema,
  budget: BUDGET,
  longest: 1000,
  seatsOf: (options) => modeOf(options).players,
  sidesOf: (options) => modeOf(options).teams?.map((side) => side.map((seat) => SEATS[seat])) ?? null,
  optionsOf: (table) => table.options,
  layout: (table) => kitOf(table.options).layout,
  result: (table, gaveUp) => (gaveUp ? resultWithout(table, gaveUp) : table.result),
  deal,
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
