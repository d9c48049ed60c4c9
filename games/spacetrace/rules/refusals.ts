// Why an action is not legal now: the rule that forbids it, from what the viewer knows
import { letterOf, type Refusal, type Seat, type Words } from '@sternentisch/kernel'
import { no, refuse } from '../refuse.ts'
import type { Action } from './action.ts'
import { canAttack, hasTarget, isInTime, mayCommand, mayReinforce } from './actions.ts'
import { orderZone } from './attack.ts'
import { isTarget } from './chain.ts'
import { battleOn } from './effects.ts'
import { COMMANDER, type Figures, REINFORCEMENT, TACTIC } from './figures.ts'
import { findCopy, hasExtraFleet, isBase, placeOf, zoneOf } from './fleets.ts'
import { placeInHand } from './hand.ts'
import { kitOf } from './kit.ts'
import { costOf } from './manpower.ts'
import { canGive, isHost } from './play-actions.ts'
import { isAlive } from './runs.ts'
import { className, type Frame, type Looking, otherSeat, type PlayFrame, type WindowFrame } from './table.ts'
import { glimpse, type View } from './view.ts'
import { handOf, libraryOf, stackOf } from './zones.ts'

/** For an action that is not on the viewer's list. */
export function whyNot(view: View, action: Action): Refusal {
  const { viewer } = view
  const frame = view.pending.at(-1)
  if (viewer === 'all' || viewer === 'audience') return refuse('watching')
  if (!frame) return no('SP-16.1', 'over')
  if (viewer > 1) return refuse('noSuchSeat', { seat: letterOf(viewer) })
  if (action.kind === 'recall') return no('SP-6.7', 'nothingToRecall')
  if (frame.seat !== viewer) return no('SP-3.1', 'notYou', { seat: letterOf(frame.seat) })
  const table = glimpse(view)
  return whyNotHere({ table, cards: table.cards, kit: kitOf(view.options) }, viewer, frame, action)
}

function whyNotHere(looking: Looking, seat: Seat, frame: Frame, action: Action): Refusal {
  switch (frame.kind) {
    case 'turn':
      return whyNotMain(looking, seat, action)
    case 'window':
      return whyNotWindow(looking, frame, action)
    case 'chain':
      return action.kind === 'play' ? whyNoAnswer(looking, seat, action) : no('SP-6.3', 'answerOrPass')
    case 'play':
      return whyNotPlaying(looking, frame, action)
    case 'trade':
      return action.kind === 'give'
        ? notInHand(looking, action)
        : no('SP-8.1', 'giveCards', { n: frame.left })
    case 'attack':
      return no('SP-9.2', 'joinFirst')
    case 'order': {
      if (action.kind !== 'order') return no('SP-9.5', 'orderFirst')
      const placed = looking.cards.zones[orderZone(looking, frame)]
        .slice(0, frame.placed)
        .some((card) => looking.cards.handle[card] === action.copy)
      return no('SP-9.5', placed ? 'alreadyPlaced' : 'notInStack', { card: named(looking, action) })
    }
    case 'offer':
      return no('SP-16.4', 'answerOffer')
    case 'battle':
      return no('SP-3.4', 'attackGoesOn')
  }
}

const figuresOf = ({ kit }: Looking, { card }: Action): Figures => kit.figures[kit.faceOfId.get(card)!]

/** People read names; ids are for logs. */
const named = (looking: Looking, action: Action): Words => figuresOf(looking, action).card.name

const notInHand = (looking: Looking, action: Action): Refusal =>
  no('SP-2.1', 'notInHand', { card: named(looking, action) })

const holds = (looking: Looking, seat: Seat, { card }: Action): boolean =>
  placeInHand(looking, seat, looking.kit.faceOfId.get(card)!) >= 0

function whyNotMain(looking: Looking, seat: Seat, action: Action): Refusal {
  const { table, cards } = looking
  switch (action.kind) {
    case 'play':
      return whyNoPlay(looking, seat, action)
    case 'trade':
      if (cards.zones[handOf(seat)].length < 3)
        return no('SP-8.1', 'tooFewToTrade', { n: cards.zones[handOf(seat)].length })
      return cards.zones[libraryOf(seat)].length === 0
        ? no('SP-8.1', 'libraryEmpty')
        : no('SP-3.3', 'mainPhase')
    case 'move':
      return whyNoMove(looking, seat, action)
    case 'attack':
      return canAttack(table) || table.attacked ? no('SP-9.1', 'oneAttack') : no('SP-9.1', 'firstTurn')
    case 'offer':
      return table.offered ? no('SP-16.4', 'oneOffer') : no('SP-16.4', 'librariesNotEmpty')
    default:
      return no('SP-3.3', 'mainPhase')
  }
}

function whyNoPlay(looking: Looking, seat: Seat, action: Action): Refusal {
  if (!holds(looking, seat, action)) return notInHand(looking, action)
  const figures = figuresOf(looking, action)
  if (figures.kind === TACTIC) return whyNoTactic(looking, seat, action, false)
  if (figures.kind === COMMANDER) {
    if (!mayCommand(looking, seat)) return no('SP-7.1', 'oneCommander')
    if (!hasHost(looking, seat, figures))
      return no('SP-7.2', 'noHost', { class: className(figures.hostClass) })
  }
  if (figures.needsNoExtraFleet && hasExtraFleet(looking, seat)) return no('SP-14.1', 'oneExtraFleet')
  if (figures.sacrifices > 0 && !hasSacrifice(looking, seat, figures))
    return no('SP-5.3', 'noSacrifice', { card: figures.card.name })
  return tooDear(looking, seat, action)
}

const tooDear = (looking: Looking, seat: Seat, action: Action): Refusal =>
  no('SP-4.5', 'tooDear', {
    card: named(looking, action),
    cost: costOf(looking, seat, figuresOf(looking, action)),
    pool: looking.table.mp[seat],
  })

const hasHost = (looking: Looking, seat: Seat, figures: Figures): boolean =>
  ([0, 1] as const).some((fleet) =>
    looking.cards.zones[stackOf(seat, fleet, figures.hostClass)].some((card) =>
      isHost(looking, figures, card),
    ),
  )

function hasSacrifice({ table, cards, kit }: Looking, seat: Seat, figures: Figures): boolean {
  const first = stackOf(seat, 0, 1)
  const fitting = cards.zones
    .slice(first, first + 8)
    .flat()
    .filter((card) => {
      const own = kit.figures[kit.layout.face[card]]
      return (
        (figures.sacrificeClasses & (1 << own.class)) !== 0 &&
        card !== kit.bases[seat] &&
        isAlive(table.runs[card])
      )
    })
  return fitting.length >= figures.sacrifices
}

/** In a chain, and in any window in which the seat has tactics alone to play. */
function whyNoAnswer(looking: Looking, seat: Seat, action: Action, answering = true): Refusal {
  if (!holds(looking, seat, action)) return notInHand(looking, action)
  const { kind, card } = figuresOf(looking, action)
  if (kind === TACTIC) return whyNoTactic(looking, seat, action, answering)
  if (seat === looking.table.active) return no('SP-6.3', 'answerOrPass')
  return kind === REINFORCEMENT ? no('SP-4.3', 'onlyToPay', { card: card.name }) : no('SP-3.5', 'onlyTactics')
}

/** SP-6.1, SP-6.2 */
function whyNoTactic(looking: Looking, seat: Seat, action: Action, answering: boolean): Refusal {
  if (!holds(looking, seat, action)) return notInHand(looking, action)
  const figures = figuresOf(looking, action)
  const card = figures.card.name
  if (!isInTime(looking, figures, answering)) {
    if (figures.timing === 'response') return no('SP-6.1', 'onlyAsAnswer', { card })
    return figures.timing === 'battle'
      ? no('SP-6.1', 'onlyInBattle', { card })
      : no('SP-6.1', 'notInBattle', { card })
  }
  if (figures.aims === 'ship' && !hasTarget(looking, seat, figures)) return no('SP-6.2', 'noTarget', { card })
  if (figures.sacrifices > 0 && !hasSacrifice(looking, seat, figures))
    return no('SP-5.3', 'noSacrifice', { card })
  return tooDear(looking, seat, action)
}

function whyNotWindow(looking: Looking, { seat, window }: WindowFrame, action: Action): Refusal {
  if (action.kind === 'play') {
    if (!mayReinforce(looking, seat, window)) return whyNoAnswer(looking, seat, action, false)
    const { kind } = figuresOf(looking, action)
    return kind === TACTIC || kind === REINFORCEMENT
      ? whyNoPlay(looking, seat, action)
      : holds(looking, seat, action)
        ? no('SP-3.4', 'attackGoesOn')
        : notInHand(looking, action)
  }
  if (action.kind === 'pass') return no('SP-6.7', 'noSuchPass')
  return battleOn(looking.table.pending) ? no('SP-3.4', 'attackGoesOn') : no('SP-3.5', 'onlyTactics')
}

function whyNoMove(looking: Looking, seat: Seat, action: Action): Refusal {
  const card = named(looking, action)
  const found = findCopy(looking, seat, action.copy)
  if (found < 0) return no('SP-14.5', 'notYours', { card })
  if (!hasExtraFleet(looking, seat)) return no('SP-14.5', 'oneFleet')
  const there = looking.cards.zones[zoneOf(found)][placeOf(found)]
  if (looking.kit.figures[looking.kit.layout.face[there]].id !== action.card)
    return no('SP-14.5', 'notYours', { card })
  if (isBase(looking, there)) return no('SP-13.1', 'baseStays')
  return looking.table.moved[there] === 0
    ? no('SP-14.1', 'mothershipStays')
    : no('SP-14.5', 'movedAlready', { card })
}

/** SP-4.5: announced cards cannot be withdrawn; each step has its own answers. */
function whyNotPlaying(looking: Looking, play: PlayFrame, action: Action): Refusal {
  const figures = looking.kit.figures[play.card]
  const card = figures.card.name
  if (play.step === 'pay') {
    if (action.kind !== 'play') return no('SP-4.5', 'payFirst', { card })
    if (!holds(looking, play.seat, action)) return notInHand(looking, action)
    return figuresOf(looking, action).kind === REINFORCEMENT
      ? no('SP-4.5', 'paymentNeedsShip', { card: named(looking, action) })
      : no('SP-4.5', 'payFirst', { card })
  }
  if (action.kind !== play.step)
    return no('SP-4.5', play.step === 'aim' ? 'aimFirst' : 'sacrificeFirst', { card })
  const params = { card: named(looking, action), copy: action.copy }
  if (play.step === 'sacrifice') {
    const found = findCopy(looking, play.seat, action.copy)
    const fits = found >= 0 && canGive(looking, play, zoneOf(found), placeOf(found))
    return found >= 0 && !fits ? no('SP-5.4', 'cannotGive', params) : no('SP-5.4', 'notYours', params)
  }
  if (figures.kind === COMMANDER) return no('SP-7.2', 'notAHost', params)
  const found = findCopy(looking, figures.aimsOwn ? play.seat : otherSeat(play.seat), action.copy)
  const fits = found >= 0 && isTarget(looking, play.seat, figures, zoneOf(found), placeOf(found))
  return no('SP-6.2', fits ? 'otherCard' : 'notATarget', params)
}
