// The log: what happened, as the viewer was told; the viewer's own deeds in the second person
import { type Params, type Seat, type Speech, type Told, UNKNOWN, type Viewer } from '@sternentisch/kernel'
import { cardAt } from '../../cards/index.ts'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import type { Kit } from '../../rules/kit.ts'
import { nameAt, type SeatNames } from '../names.ts'

export interface Telling {
  readonly viewer: Viewer
  readonly names: SeatNames
  readonly speech: Speech
  readonly kit: Kit
}

type Event = Told<SternenfeuerEvent>
type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

const cardIn = ({ speech }: Telling, design: number | null): string =>
  design === null || design === UNKNOWN
    ? speech.say('sternenfeuer.board.aFigure')
    : cardAt(design).name[speech.lang].split(', ')[0]

const placeIn = ({ kit, speech }: Telling, world: number): string =>
  kit.set.places[world - kit.firstPlace].name[speech.lang]

export function tell(event: Event, telling: Telling): string | null {
  const { speech } = telling
  switch (event.kind) {
    case 'dealt':
      return by(telling, event.opener, 'dealt', {
        places: event.places.map((world) => placeIn(telling, world)).join(', '),
      })
    case 'turn':
      return event.forced ? by(telling, event.seat, 'forced', {}) : null
    case 'window':
    case 'ended':
      return event.kind === 'ended' && event.skipped ? by(telling, event.seat, 'skipped', {}) : null
    case 'compared':
      return tellFight(event, telling)
    case 'lost':
      return tellLoss(event, telling)
    case 'uncoupled':
      return speech.say('sternenfeuer.board.told.uncoupled', { card: cardIn(telling, event.card) })
    case 'scored':
      return null
    case 'over':
      return speech.say('sternenfeuer.board.told.over')
    default:
      return by(telling, seatOf(event), deedOf(event, telling), paramsOf(event, telling))
  }
}

function by({ viewer, names, speech }: Telling, seat: Seat, deed: string, params: Params): string {
  const person = seat === viewer ? 'you' : 'they'
  return speech.say(`sternenfeuer.board.${person}.${deed}`, { who: nameAt(names, seat), ...params })
}

type Deed = Exclude<
  Event,
  Of<'dealt' | 'turn' | 'window' | 'ended' | 'compared' | 'lost' | 'uncoupled' | 'scored' | 'over'>
>

const seatOf = (event: Deed): Seat =>
  event.kind === 'coupled'
    ? event.left.seat
    : event.kind === 'attacked'
      ? event.attacker.seat
      : event.kind === 'dismantled'
        ? ((1 - event.seat) as Seat)
        : event.seat

function deedOf(event: Deed, { viewer }: Telling): string {
  if (event.kind === 'drawn') return event.seat === viewer && event.card !== null ? 'drawnCard' : 'drawn'
  if (event.kind === 'turnedUp') return event.why === 'owner' ? 'turnedUp' : 'shown'
  if (event.kind === 'discarded') return event.why === 'limit' ? 'discardedDown' : 'discarded'
  return event.kind
}

function paramsOf(event: Deed, telling: Telling): Params {
  const card = (design: number | null): string => cardIn(telling, design)
  switch (event.kind) {
    case 'drawn':
      return { card: card(event.card) }
    case 'placed':
    case 'turnedUp':
      return { figure: card(event.figure), place: placeIn(telling, event.world) }
    case 'reinforced':
      return { card: card(event.card), figure: card(event.figure) }
    case 'coupled':
      return { card: card(event.card), left: card(event.left.figure), right: card(event.right.figure) }
    case 'attacked':
      return {
        card: card(event.card),
        figure: card(event.attacker.figure),
        target: card(event.target.figure),
      }
    case 'repelled':
    case 'discarded':
      return { card: card(event.card) }
    case 'transferred':
      return { card: card(event.card), figure: card(event.figure), place: placeIn(telling, event.world) }
    case 'scouted':
      return { card: card(event.card), seen: event.seen.map(({ figure }) => card(figure)).join(', ') }
    case 'dismantled':
      return { card: card(event.card), removed: card(event.removed) }
    case 'salvaged':
      return { card: card(event.card), taken: card(event.taken) }
    case 'hurried':
      return { card: card(event.card), n: event.steps }
    default:
      return {}
  }
}

function tellFight(
  { attacker, target, attacking, defending, loser }: Of<'compared'>,
  telling: Telling,
): string {
  return telling.speech.say(`sternenfeuer.board.told.${loser === null ? 'level' : 'compared'}`, {
    figure: cardIn(telling, attacker.figure),
    target: cardIn(telling, target.figure),
    own: attacking.total,
    foe: defending.total,
  })
}

const tellLoss = ({ figure, why, world }: Of<'lost'>, telling: Telling): string =>
  telling.speech.say(`sternenfeuer.board.told.${why === 'unfit' ? 'unfit' : 'lost'}`, {
    figure: cardIn(telling, figure),
    place: placeIn(telling, world),
  })
