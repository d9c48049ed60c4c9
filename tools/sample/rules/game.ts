import {
  copyCards,
  drive,
  type Game,
  letterOf,
  move,
  newCards,
  type Random,
  type Result,
  type Seat,
  secret,
  type Tell,
} from '@sternentisch/kernel'
import { actions, actionsAt } from './actions.ts'
import { ASIDE, type Kit, kitOf } from './kit.ts'
import { parts, read, write, writeEvent } from './notation.ts'
import { type Options, optionSchema } from './options.ts'
import { type Action, type Frame, NOT_READY, type SampleEvent, type Table } from './table.ts'
import { imagining, type View, view } from './view.ts'
import { lay, setup } from './written.ts'
import { asideOf, handOf, PLAYERS, spentOf } from './zones.ts'

/** No action takes more steps than this; two ships move, and one frame follows another. */
const BUDGET = 20

interface Playing {
  readonly table: Table
  readonly kit: Kit
  readonly tell: Tell<SampleEvent> | undefined
}

const openChoice = (): Frame => ({ kind: 'choice', picks: [NOT_READY, NOT_READY] })

/** SM-1: the table before the first decision. */
function deal(options: Options, random: Random): Table {
  const kit = kitOf(options)
  const cards = newCards(kit.layout)
  for (const seat of PLAYERS) {
    const ships = random.stream(`fleet ${letterOf(seat)}`).shuffle(kit.fleets[seat].slice())
    cards.zones[asideOf(seat)] = ships.slice(0, ASIDE) // SM-1.2
    cards.zones[handOf(seat)] = ships.slice(ASIDE)
    for (const ship of cards.zones[handOf(seat)]) cards.known[ship] = 1 << seat
  }
  return { options, round: 1, won: [0, 0], cards, pending: [openChoice()], result: null }
}

/** SM-2.1 */
function play(table: Table, seat: Seat, { ship }: Action, _: Random, tell?: Tell<SampleEvent>): void {
  table.pending[table.pending.length - 1].picks[seat] = ship
  tell?.({ kind: 'ready', seat, ship: secret(ship, 1 << seat) })
  drive(table.pending, { table, kit: kitOf(table.options), tell }, advance, BUDGET)
}

/** Does one step of what waits; answers whether somebody has to decide now. */
function advance(playing: Playing, { picks }: Frame): boolean {
  if (picks.includes(NOT_READY)) return true
  const { table } = playing
  table.pending.pop()
  clash(playing, picks)
  if (table.cards.zones[handOf(0)].length === 0) end(playing)
  else {
    table.round++
    table.pending.push(openChoice())
  }
  return false
}

/** SM-2.2, SM-2.3 */
function clash({ table, kit, tell }: Playing, ships: readonly number[]): void {
  const { cards, round } = table
  const weighed = PLAYERS.map((seat) => {
    const hand = cards.zones[handOf(seat)]
    const at = hand.findIndex((card) => kit.layout.face[card] === ships[seat])
    return move(cards, kit.layout, handOf(seat), at, spentOf(seat))
  })
  const winner = ships[0] === ships[1] ? null : PLAYERS[ships[0] > ships[1] ? 0 : 1]
  if (winner !== null) table.won[winner]++
  tell?.({ kind: 'clash', round, ships, winner, weighed })
}

/** SM-3.1 */
function end({ table, tell }: Playing): void {
  const most = Math.max(...table.won)
  const winners = PLAYERS.filter((seat) => table.won[seat] === most)
  const result: Result = { winners, scores: table.won.slice() }
  table.result = result
  tell?.({ kind: 'over', result })
}

const deciding = ({ pending }: Table): readonly Seat[] =>
  PLAYERS.filter((seat) => pending.at(-1)?.picks[seat] === NOT_READY)

const copy = ({ options, round, won, cards, pending, result }: Table): Table => ({
  ...{ options, round, won: won.slice(), cards: copyCards(cards) },
  ...{ pending: pending.map(({ kind, picks }) => ({ kind, picks: picks.slice() })), result },
})

export const sample: Game<Table, View, Action, Options, SampleEvent> = {
  id: 'sample',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  options: optionSchema,
  budget: BUDGET,
  longest: 20,
  seatsOf: () => PLAYERS.length,
  optionsOf: (table) => table.options,
  layout: (table) => kitOf(table.options).layout,
  result: (table) => table.result,
  deal,
  deciding,
  actions,
  actionsAt,
  play,
  view,
  imagine: (view, random) => imagining(view).deal(random),
  imagining,
  copy,
  write,
  read,
  parts,
  writeEvent,
  setup,
  lay,
}
