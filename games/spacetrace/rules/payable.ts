// SP-4.5, SP-5.3: can an announced card still be completed? Only what leaves a way to do so is offered.
import type { Seat } from '@sternentisch/kernel'
import { BASE, type Figures, MOTHERSHIP, NO_COMMAND, REINFORCEMENT } from './figures.ts'
import { commandOf, findCopy, zoneOf } from './fleets.ts'
import { isAlive } from './runs.ts'
import { EXTRA_FLEET, type Looking } from './table.ts'
import { fleetAt, handOf, stackOf } from './zones.ts'

/** What is settled already, and what is being thought about. */
export interface Plan {
  readonly card: Figures
  /** Whose sacrifices are being chosen: the card's own, or those of a reinforcement that pays for it. */
  readonly stage: Figures | null
  /** Copies chosen for that so far, still in play. */
  readonly given: readonly number[]
  /** A copy that must stay: the host of a commander; 0: none. */
  readonly keep: number
  /** A reinforcement that is being played: no longer in the hand, its manpower as good as there. */
  readonly paying: Figures | null
}

export const planFor = (card: Figures): Plan => ({
  card,
  stage: card.sacrifices > 0 ? card : null,
  given: NOTHING,
  keep: 0,
  paying: null,
})

const NOTHING: readonly number[] = []

/** Reinforcements that demand a sacrifice: so many of one hand are thought through, no more. */
const MOST_DEMANDING = 3

/**
 * A commander's help may be lost with its host. So the question is asked twice: with the commander, host and
 * fleet untouched, and without, everything free to be given. Less help never makes a way shorter, so a way found once
 * stays open at every step that follows it.
 */
export function canComplete(looking: Looking, seat: Seat, plan: Plan): boolean {
  if (plan.stage === null) {
    if (plainlyPayable(looking, seat, plan)) return true
    if (!holdsDemanding(looking, seat)) return false
  }
  const host = looking.table.hosts[seat]
  if (host === 0) return hasWay(looking, seat, plan, 0)
  return (!plan.given.includes(host) && hasWay(looking, seat, plan, host)) || hasWay(looking, seat, plan, 0)
}

/** The same for a card in hand, at the start of all; most cards ask for nothing but manpower. */
export function canBeAnnounced(looking: Looking, seat: Seat, card: Figures, reach: number): boolean {
  if (card.sacrifices > 0) return canComplete(looking, seat, planFor(card))
  if (reach >= card.cost - commandOf(looking, seat).discount[card.class]) return true
  return holdsDemanding(looking, seat) && canComplete(looking, seat, planFor(card))
}

/** The pool and all that the reinforcements without sacrifice would add. */
export const reachOf = (looking: Looking, seat: Seat): number =>
  looking.table.mp[seat] + plainGains(looking, seat, commandOf(looking, seat).gain, null)

function holdsDemanding({ cards, kit }: Looking, seat: Seat): boolean {
  for (const card of cards.zones[handOf(seat)]) {
    const { kind, sacrifices } = kit.figures[kit.layout.face[card]]
    if (kind === REINFORCEMENT && sacrifices > 0) return true
  }
  return false
}

/** The usual case: the pool and the reinforcements without sacrifice are enough. */
function plainlyPayable(looking: Looking, seat: Seat, plan: Plan): boolean {
  const { discount, gain } = commandOf(looking, seat)
  return (
    needed(looking, seat, plan, discount[plan.card.class], gain) <=
    plainGains(looking, seat, gain, plan.paying)
  )
}

const needed = (
  { table }: Looking,
  seat: Seat,
  { card, paying }: Plan,
  discount: number,
  plus: number,
): number => Math.max(0, card.cost - discount) - table.mp[seat] - (paying ? paying.gain + plus : 0)

function plainGains({ cards, kit }: Looking, seat: Seat, plus: number, without: Figures | null): number {
  let sum = without && without.sacrifices === 0 ? -without.gain - plus : 0
  for (const card of cards.zones[handOf(seat)]) {
    const { kind, sacrifices, gain } = kit.figures[kit.layout.face[card]]
    if (kind === REINFORCEMENT && sacrifices === 0) sum += gain + plus
  }
  return sum
}

interface Demand {
  readonly count: number
  readonly classes: number
  readonly gain: number
}

/** Ships that could be given, by class; those of the extra fleet and the Mothership apart. */
type Ships = readonly number[]
const EXTRA = 4
const MOTHER = 8

function hasWay(looking: Looking, seat: Seat, plan: Plan, host: number): boolean {
  const { discount, gain } = host === 0 ? NO_COMMAND : commandOf(looking, seat)
  const need =
    needed(looking, seat, plan, discount[plan.card.class], gain) -
    plainGains(looking, seat, gain, plan.paying)
  const demands = demandsInHand(looking, seat, gain, plan.paying)
  const ships = shipsToGive(looking, seat, plan, host)
  if (plan.stage === null) return covers(ships, demands, 0, need)
  const { sacrifices, sacrificeClasses: classes } = plan.stage
  const count = sacrifices - plan.given.length
  // What is given in one go leaves together; with the Mothership the rest of its fleet is gone.
  const motherGiven = plan.given.some((copy) => isMother(looking, seat, copy))
  const fleetNeeded = isInExtraFleet(looking, seat, host) || isInExtraFleet(looking, seat, plan.keep)
  return ways(ships, { count, classes, gain: 0 }, 0).some((left) => {
    if (!motherGiven && left[MOTHER] === ships[MOTHER]) return covers(left, demands, 0, need)
    const rest = left.map((many, type) => (type >= EXTRA ? 0 : many))
    return !fleetNeeded && covers(rest, demands, 0, need)
  })
}

const isInExtraFleet = (looking: Looking, seat: Seat, copy: number): boolean =>
  copy !== 0 && fleetAt(zoneOf(findCopy(looking, seat, copy))) === EXTRA_FLEET

function demandsInHand({ cards, kit }: Looking, seat: Seat, plus: number, without: Figures | null): Demand[] {
  const found: Demand[] = []
  let skip = without
  for (const card of cards.zones[handOf(seat)]) {
    const figures = kit.figures[kit.layout.face[card]]
    if (figures.kind !== REINFORCEMENT || figures.sacrifices === 0) continue
    if (figures === skip) skip = null
    else
      found.push({ count: figures.sacrifices, classes: figures.sacrificeClasses, gain: figures.gain + plus })
  }
  return found.sort((a, b) => b.gain - a.gain).slice(0, MOST_DEMANDING)
}

function shipsToGive(looking: Looking, seat: Seat, plan: Plan, host: number): number[] {
  const { table, cards, kit } = looking
  const ships = [0, 0, 0, 0, 0, 0, 0, 0, 0]
  const fleetNeeded = isInExtraFleet(looking, seat, host) || isInExtraFleet(looking, seat, plan.keep)
  const first = stackOf(seat, 0, 1)
  for (let zone = first; zone < first + 8; zone++) {
    const extra = fleetAt(zone) === EXTRA_FLEET
    for (const card of cards.zones[zone]) {
      const copy = cards.handle[card]
      const { kind, class: own } = kit.figures[kit.layout.face[card]]
      if (copy === plan.keep || copy === host || plan.given.includes(copy)) continue
      if (kind === BASE || !isAlive(table.runs[card]) || (kind === MOTHERSHIP && fleetNeeded)) continue
      ships[kind === MOTHERSHIP ? MOTHER : own - 1 + (extra ? EXTRA : 0)]++
    }
  }
  return ships
}

function isMother(looking: Looking, seat: Seat, copy: number): boolean {
  const { cards, kit } = looking
  const found = findCopy(looking, seat, copy)
  if (found < 0) return false
  return kit.figures[kit.layout.face[cards.zones[zoneOf(found)][found & 255]]].kind === MOTHERSHIP
}

const fits = (classes: number, type: number): boolean =>
  (classes & (1 << (type === MOTHER ? 4 : (type % EXTRA) + 1))) !== 0

/** Every way to give the ships that are demanded. */
function ways(ships: Ships, { count, classes }: Demand, from: number): Ships[] {
  if (count === 0) return [ships]
  const found: Ships[] = []
  for (let type = from; type <= MOTHER; type++) {
    if (ships[type] === 0 || !fits(classes, type)) continue
    const left = ships.map((many, each) => (each === type ? many - 1 : many))
    found.push(...ways(left, { count: count - 1, classes, gain: 0 }, type))
  }
  return found
}

/** Which Mothership is given last does not matter: that reinforcement is simply played last. */
function covers(ships: Ships, demands: readonly Demand[], at: number, need: number): boolean {
  if (need <= 0) return true
  if (at === demands.length) return false
  if (covers(ships, demands, at + 1, need)) return true
  return ways(ships, demands[at], 0).some((left) => covers(left, demands, at + 1, need - demands[at].gain))
}
