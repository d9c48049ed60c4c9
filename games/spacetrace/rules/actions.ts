// §6 Decision points: what a seat may do
import type { Seat } from '@sternentisch/kernel'
import type { Action } from './action.ts'
import * as the from './action.ts'
import { orderZone } from './attack.ts'
import { isTarget } from './chain.ts'
import { battleOn } from './effects.ts'
import { librariesEmpty } from './end.ts'
import { COMMANDER, type Figures, REINFORCEMENT, TACTIC } from './figures.ts'
import { canMove, hasExtraFleet } from './fleets.ts'
import { kitOf } from './kit.ts'
import { canBeAnnounced, canComplete, planFor, reachOf } from './payable.ts'
import { hasHost, playActions } from './play-actions.ts'
import type { Looking, OrderFrame, Table, WindowFrame, WindowKind } from './table.ts'
import { TRADED_CARDS } from './trade.ts'
import { isInAttack } from './windows.ts'
import { commanderOf, handOf, libraryOf, stackOf } from './zones.ts'

const NOTHING: readonly Action[] = []
const IN_ATTACK: readonly Action[] = [
  the.PASS,
  the.PASS_BATTLE,
  the.PASS_ATTACK,
  the.PASS_TURN,
  the.PASS_UNTIL_TACTIC,
]
const OUTSIDE: readonly Action[] = [the.PASS, the.PASS_TURN, the.PASS_UNTIL_TACTIC]
const ONLY_PASS: readonly Action[] = [the.PASS]
const ANSWERS: readonly Action[] = [the.ACCEPT, the.DECLINE]
const ONLY_RECALL: readonly Action[] = [the.RECALL]

export function actionsAt(table: Table, seat: Seat): readonly Action[] {
  const frame = table.pending[table.pending.length - 1]
  if (frame === undefined || seat > 1) return NOTHING
  const holds = table.standing[seat] !== 'once'
  if (frame.seat !== seat) return holds ? ONLY_RECALL : NOTHING
  const found = choices({ table, cards: table.cards, kit: kitOf(table.options) }, seat)
  return holds ? [...found, the.RECALL] : found
}

function choices(looking: Looking, seat: Seat): readonly Action[] {
  const { table } = looking
  const frame = table.pending[table.pending.length - 1]
  switch (frame.kind) {
    case 'turn':
      return mainActions(looking, seat)
    case 'window':
      return windowActions(looking, frame)
    case 'chain':
      return withCards(looking, seat, ONLY_PASS, true, false)
    case 'play':
      return playActions(looking, frame)
    case 'trade':
      return gifts(looking, seat)
    case 'attack':
      return the.JOINS
    case 'order':
      return orders(looking, frame)
    case 'offer':
      return ANSWERS
    case 'battle':
      return NOTHING
  }
}

/** D1 (SP-3.3) */
function mainActions(looking: Looking, seat: Seat): Action[] {
  const { table, cards, kit } = looking
  const found: Action[] = []
  const hand = cards.zones[handOf(seat)]
  const reach = reachOf(looking, seat)
  let last = -1
  for (const card of hand) {
    const face = kit.layout.face[card]
    if (face !== last && isPlayable(looking, seat, kit.figures[face], reach))
      found.push(kit.figures[face].actions.play)
    last = face
  }
  if (hand.length >= TRADED_CARDS) {
    found.push(the.TRADE_FOR_MP)
    if (cards.zones[libraryOf(seat)].length > 0) found.push(the.TRADE_FOR_CARD)
  }
  if (kit.extraFleets && hasExtraFleet(looking, seat)) listMoves(looking, seat, found)
  if (canAttack(table)) found.push(the.ATTACK)
  if (!table.offered && librariesEmpty(looking)) found.push(the.OFFER)
  found.push(the.DONE)
  return found
}

/** SP-9.1 */
export const canAttack = ({ attacked, turn }: Table): boolean => !attacked && turn > 1

/** As a main action of the active player. */
function isPlayable(looking: Looking, seat: Seat, figures: Figures, reach: number): boolean {
  switch (figures.kind) {
    case REINFORCEMENT:
      return isReinforcementPlayable(looking, seat, figures)
    case COMMANDER:
      return mayCommand(looking, seat) && hasHost(looking, seat, figures)
    case TACTIC:
      return isTacticPlayable(looking, seat, figures, reach, false)
    default:
      if (figures.needsNoExtraFleet && hasExtraFleet(looking, seat)) return false
      return canBeAnnounced(looking, seat, figures, reach)
  }
}

const isReinforcementPlayable = (looking: Looking, seat: Seat, figures: Figures): boolean =>
  figures.sacrifices === 0 || canComplete(looking, seat, planFor(figures))

/** SP-7.1 */
export const mayCommand = ({ table, cards }: Looking, seat: Seat): boolean =>
  !table.commanded && cards.zones[commanderOf(seat)].length === 0

/** SP-6.1 */
export function isInTime({ table }: Looking, { timing }: Figures, answering: boolean): boolean {
  if (timing === 'any') return true
  if (timing === 'response') return answering
  return (battleOn(table.pending) !== null) === (timing === 'battle')
}

function isTacticPlayable(
  looking: Looking,
  seat: Seat,
  figures: Figures,
  reach: number,
  answering: boolean,
): boolean {
  if (!isInTime(looking, figures, answering)) return false
  if (figures.aims === 'ship' && !hasTarget(looking, seat, figures)) return false
  return canBeAnnounced(looking, seat, figures, reach)
}

export function hasTarget(looking: Looking, seat: Seat, figures: Figures): boolean {
  const owner = figures.aimsOwn ? seat : 1 - seat
  const first = stackOf(owner, 0, 1)
  for (let zone = first; zone < first + 8; zone++) {
    const { length } = looking.cards.zones[zone]
    for (let place = 0; place < length; place++)
      if (isTarget(looking, seat, figures, zone, place)) return true
  }
  return false
}

/** D10 (SP-6.5, SP-6.7); SP-4.3: in an attack its player may also play reinforcements. */
function windowActions(looking: Looking, { seat, window }: WindowFrame): readonly Action[] {
  const passes = isInAttack(window) ? IN_ATTACK : OUTSIDE
  return withCards(looking, seat, passes, false, mayReinforce(looking, seat, window))
}

/** SP-4.3 */
export const mayReinforce = ({ table }: Looking, seat: Seat, window: WindowKind): boolean =>
  seat === table.active && isInAttack(window)

/** D11: without a card to play the list is the same one every time. */
function withCards(
  looking: Looking,
  seat: Seat,
  passes: readonly Action[],
  answering: boolean,
  reinforcing: boolean,
): readonly Action[] {
  const { cards, kit } = looking
  let found: Action[] | null = null
  let last = -1
  let reach = -1
  for (const card of cards.zones[handOf(seat)]) {
    const face = kit.layout.face[card]
    if (face === last) continue
    last = face
    const figures = kit.figures[face]
    if (figures.kind === REINFORCEMENT) {
      if (!reinforcing || !isReinforcementPlayable(looking, seat, figures)) continue
    } else {
      if (figures.kind !== TACTIC) continue
      if (reach < 0) reach = reachOf(looking, seat)
      if (!isTacticPlayable(looking, seat, figures, reach, answering)) continue
    }
    found ??= passes.slice()
    found.push(kit.figures[face].actions.play)
  }
  return found ?? passes
}

function listMoves(looking: Looking, seat: Seat, found: Action[]): void {
  const { cards, kit } = looking
  const first = stackOf(seat, 0, 1)
  for (let zone = first; zone < first + 8; zone++)
    for (const card of cards.zones[zone])
      if (canMove(looking, card))
        found.push(kit.figures[kit.layout.face[card]].actions.on('move', cards.handle[card]))
}

/** D7 */
function gifts({ cards, kit }: Looking, seat: Seat): Action[] {
  const found: Action[] = []
  let last = -1
  for (const card of cards.zones[handOf(seat)]) {
    const face = kit.layout.face[card]
    if (face !== last) found.push(kit.figures[face].actions.give)
    last = face
  }
  return found
}

/** D9 (SP-9.5): as they stand, or the card that stands next. */
function orders(looking: Looking, frame: OrderFrame): Action[] {
  const { cards, kit } = looking
  const stack = cards.zones[orderZone(looking, frame)]
  const found = [the.KEEP]
  for (let place = frame.placed; place < stack.length; place++)
    found.push(kit.figures[kit.layout.face[stack[place]]].actions.on('order', cards.handle[stack[place]]))
  return found
}
