// §7 Hidden information
import {
  type Draws,
  imagineCards,
  type Random,
  type Result,
  type Seat,
  type SeenZone,
  seeZones,
  type Viewer,
} from '@sternentisch/kernel'
import { copyFrame } from './copy.ts'
import { imagineBoxes, secretBoxes } from './imagine-decks.ts'
import { kitOf } from './kit.ts'
import type { Options } from './options.ts'
import { canPay, makePayable } from './payer.ts'
import { JAMMED, KILLED, NO_RUNS, type Runs } from './runs.ts'
import type { Frame, Pass, Table } from './table.ts'
import { boxOf, handOf, isStack } from './zones.ts'

/** Neighbouring ships in the same condition, front first. */
export interface SeenRun {
  ships: number
  lp: number
  jammed: boolean
  killed: boolean
}

/** How a ship card in play is now; what is printed on it says its face. */
export interface SeenShip {
  runs: SeenRun[]
  /** Boosts until the end of the battle. */
  plus: number
  times: number
  /** 1: has changed fleets, and may not go back just now (SP-14.5). */
  moved: number
}

/** What one viewer may know of a table. Zones are numbered as on the table. */
export interface View {
  viewer: Viewer
  options: Options
  turn: number
  active: Seat
  mp: number[]
  attacked: boolean
  commanded: boolean
  offered: boolean
  progress: boolean
  quiet: number
  endgame: number
  /** Longer passes are private: `once` stands for what the viewer may not know. */
  standing: Pass[]
  hosts: number[]
  zones: readonly SeenZone[]
  /** Zone → the condition of the ship cards in it, front first; empty for all other zones. */
  ships: SeenShip[][]
  handles: number
  pending: Frame[]
  result: Result | null
}

export const seenRuns = (runs: readonly number[]): SeenRun[] =>
  Array.from({ length: runs.length / 3 }, (_, at) => ({
    ships: runs[at * 3],
    lp: runs[at * 3 + 1],
    jammed: (runs[at * 3 + 2] & JAMMED) !== 0,
    killed: (runs[at * 3 + 2] & KILLED) !== 0,
  }))

export const runsFrom = (seen: readonly SeenRun[]): Runs =>
  seen.flatMap(({ ships, lp, jammed, killed }) => [ships, lp, (jammed ? JAMMED : 0) | (killed ? KILLED : 0)])

/** What table and view have in common and both may show. */
const open = <T extends Table | View>(from: T) => ({
  options: from.options,
  turn: from.turn,
  active: from.active,
  mp: [from.mp[0], from.mp[1]] as number[],
  attacked: from.attacked,
  commanded: from.commanded,
  offered: from.offered,
  progress: from.progress,
  quiet: from.quiet,
  endgame: from.endgame,
  hosts: [from.hosts[0], from.hosts[1]] as number[],
  pending: from.pending.map(copyFrame),
  result: from.result,
})

export function view(table: Table, viewer: Viewer, before?: View): View {
  const { layout } = kitOf(table.options)
  const own = (seat: Seat): Pass => (viewer === 'all' || viewer === seat ? table.standing[seat] : 'once')
  return {
    viewer,
    ...open(table),
    standing: [own(0), own(1)],
    zones: seeZones(table.cards, layout, viewer, before?.zones),
    ships: table.cards.zones.map((zone, index) =>
      isStack(index)
        ? zone.map((card) => ({
            runs: seenRuns(table.runs[card]),
            plus: table.plus[card],
            times: table.times[card],
            moved: table.moved[card],
          }))
        : [],
    ),
    handles: table.cards.handles,
  }
}

/** So often a hand is imagined anew that cannot pay for what its player has announced. */
const TRIES = 30

/** Some table that fits the view. */
export function imagine(view: View, random: Random): Table {
  const draws = random.stream('imagine')
  let table = layOut(view, draws)
  for (let tries = 0; tries < TRIES && !canPay(table); tries++) table = layOut(view, draws)
  // Whoever has announced a card can pay for it, with some deck.
  for (let tries = 0; tries < TRIES && !canPay(table); tries++) table = makePayable(layOut(view, draws), view)
  return table
}

function layOut(view: View, draws: Draws): Table {
  const kit = kitOf(view.options)
  const table = layZones(view, imagineBoxes(view, kit, draws), draws)
  const { cards } = table
  for (const seat of secretBoxes(view, kit))
    for (const card of cards.zones[boxOf(seat)]) cards.known[card] = 1 << seat
  return table
}

/** Without luck: what the viewer does not know is filled in anyhow, for questions that do not depend on it. */
export const glimpse = (view: View): Table => layZones(view, view.zones, NO_LUCK)

const NO_LUCK: Draws = { below: () => 0, shuffle: (array) => array }

function layZones(view: View, zones: readonly SeenZone[], draws: Draws): Table {
  const kit = kitOf(view.options)
  const cards = imagineCards(zones, kit.layout, view.viewer, view.handles, draws)
  const { face } = kit.layout
  for (const seat of [0, 1]) cards.zones[handOf(seat)].sort((a, b) => face[a] - face[b])
  const table: Table = {
    ...open(view),
    standing: [view.standing[0], view.standing[1]],
    cards,
    runs: face.map(() => NO_RUNS),
    plus: face.map(() => 0),
    times: face.map(() => 1),
    moved: face.map(() => 0),
  }
  view.ships.forEach((ships, zone) => {
    ships.forEach((ship, place) => {
      const card = cards.zones[zone][place]
      table.runs[card] = runsFrom(ship.runs)
      table.plus[card] = ship.plus
      table.times[card] = ship.times
      table.moved[card] = ship.moved
    })
  })
  return table
}
