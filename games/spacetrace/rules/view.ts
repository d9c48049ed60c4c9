// §7 Hidden information
import {
  Arrangements,
  copiesOf,
  type Draws,
  type Imagining,
  numbers,
  type Result,
  remember,
  type Seat,
  type SeenZone,
  seeZones,
  type Viewer,
} from '@sternentisch/kernel'
import { copy, copyFrame, copyOpen } from './copy.ts'
import { imagineBoxes, secretBoxes } from './imagine-decks.ts'
import { kitOf } from './kit.ts'
import type { Options } from './options.ts'
import { canPay, makePayable } from './payer.ts'
import { JAMMED, KILLED, noRuns, type Runs } from './runs.ts'
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

export function seenRuns(runs: readonly number[]): SeenRun[] {
  const seen: SeenRun[] = []
  for (let at = 0; at < runs.length; at += 3)
    seen.push({
      ships: runs[at],
      lp: runs[at + 1],
      jammed: (runs[at + 2] & JAMMED) !== 0,
      killed: (runs[at + 2] & KILLED) !== 0,
    })
  return seen
}

export function runsFrom(seen: readonly SeenRun[]): Runs {
  const runs: Runs = []
  for (const { ships, lp, jammed, killed } of seen)
    runs.push(ships, lp, (jammed ? JAMMED : 0) | (killed ? KILLED : 0))
  return runs
}

export function view(table: Table, viewer: Viewer, before?: View): View {
  const { layout } = kitOf(table.options)
  const { standing } = table
  return {
    viewer,
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
    hosts: [table.hosts[0], table.hosts[1]],
    pending: copiesOf(table.pending, copyFrame),
    result: table.result,
    standing: [isOwn(viewer, 0) ? standing[0] : 'once', isOwn(viewer, 1) ? standing[1] : 'once'],
    zones: seeZones(table.cards, layout, viewer, before?.zones),
    ships: seenShips(table),
    handles: table.cards.handles,
  }
}

const isOwn = (viewer: Viewer, seat: Seat): boolean => viewer === 'all' || viewer === seat

const NO_SHIPS: SeenShip[] = []

function seenShips({ cards: { zones }, runs, plus, times, moved }: Table): SeenShip[][] {
  const ships: SeenShip[][] = []
  for (let index = 0; index < zones.length; index++) {
    const stack = zones[index]
    if (stack.length === 0 || !isStack(index)) {
      ships.push(NO_SHIPS)
      continue
    }
    const seen: SeenShip[] = []
    for (const card of stack)
      seen.push({ runs: seenRuns(runs[card]), plus: plus[card], times: times[card], moved: moved[card] })
    ships.push(seen)
  }
  return ships
}

/** So often a hand is imagined anew that cannot pay for what its player has announced. */
const TRIES = 30

/** The tables that fit the view. */
export function imagining(view: View): Imagining<Table> {
  const kit = kitOf(view.options)
  const drawBoxes = imagineBoxes(view, kit)
  const secret = secretBoxes(view, kit)
  const layings = new WeakMap<readonly SeenZone[], Laying>()
  const only = secret.length === 0 ? new Laying(view, view.zones) : null
  const laying = (zones: readonly SeenZone[]): Laying =>
    remember(layings, zones, () => new Laying(view, zones))
  const lay = (draws: Draws, into: Table | undefined): Table => {
    const table = (only ?? laying(drawBoxes(draws))).deal(draws, into)
    const { cards } = table
    for (const seat of secret) for (const card of cards.zones[boxOf(seat)]) cards.known[card] = 1 << seat
    return table
  }
  return {
    deal(random, into) {
      const draws = random.stream('imagine')
      let table = lay(draws, into)
      for (let tries = 0; tries < TRIES && !canPay(table); tries++) table = lay(draws, table)
      // Whoever has announced a card can pay for it, with some deck.
      for (let tries = 0; tries < TRIES && !canPay(table); tries++)
        table = makePayable(lay(draws, table), view)
      return table
    },
  }
}

/** Without luck: what the viewer does not know is filled in anyhow, for questions that do not depend on it. */
export const glimpse = (view: View): Table => new Laying(view, view.zones).deal(NO_LUCK)

const NO_LUCK: Draws = { below: () => 0, shuffle: (array) => array }

/** The tables that fit the view with the boxes as the zones have them. */
class Laying {
  private readonly arrangements: Arrangements
  /** All but the cards that the viewer does not know. */
  private readonly open: Table

  constructor(view: View, zones: readonly SeenZone[]) {
    const { layout } = kitOf(view.options)
    const count = layout.face.length
    this.arrangements = new Arrangements(zones, layout, view.viewer, view.handles)
    const { options, turn, active, attacked, commanded, offered, progress, quiet, endgame, result } = view
    this.open = {
      options,
      turn,
      active,
      mp: view.mp.slice(),
      attacked,
      commanded,
      offered,
      progress,
      quiet,
      endgame,
      standing: view.standing.slice(),
      hosts: view.hosts.slice(),
      cards: this.arrangements.deal(NO_LUCK),
      runs: noRuns(count),
      plus: numbers(count, 0),
      times: numbers(count, 1),
      moved: numbers(count, 0),
      pending: copiesOf(view.pending, copyFrame),
      result,
    }
    for (let zone = 0; zone < view.ships.length; zone++)
      for (let place = 0; place < view.ships[zone].length; place++)
        this.describe(zone, place, view.ships[zone][place])
  }

  /** Ships in play lie open: whatever is dealt, they are the same cards. */
  private describe(zone: number, place: number, ship: SeenShip): void {
    const { cards, runs, plus, times, moved } = this.open
    const card = cards.zones[zone][place]
    runs[card] = runsFrom(ship.runs)
    plus[card] = ship.plus
    times[card] = ship.times
    moved[card] = ship.moved
  }

  deal(draws: Draws, into: Table = copy(this.open)): Table {
    const { face } = kitOf(this.open.options).layout
    copyOpen(this.open, into)
    this.arrangements.deal(draws, into.cards)
    for (let seat = 0; seat < 2; seat++) sortHand(into.cards.zones[handOf(seat)], face)
    return into
  }
}

/** A hand is short and nearly sorted: each card goes back to where it belongs. */
function sortHand(hand: number[], face: readonly number[]): void {
  for (let at = 1; at < hand.length; at++) {
    const card = hand[at]
    let to = at
    for (; to > 0 && face[hand[to - 1]] > face[card]; to--) hand[to] = hand[to - 1]
    hand[to] = card
  }
}
