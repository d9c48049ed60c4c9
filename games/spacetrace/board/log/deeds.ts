// What players do, of which they are told in the second person
import type { Told } from '@sternentisch/kernel'
import { NUMERALS } from '../../reading/classes.ts'
import type { SpacetraceEvent } from '../../rules/events.ts'
import { cardIn, cardsIn, nameIn, type Telling } from './telling.ts'

type Event = Told<SpacetraceEvent>

const DEEDS = [
  ...([
    'started',
    'turn',
    'drawn',
    'reinforced',
    'paid',
    'deployed',
    'commands',
    'sacrificed',
    'moved',
  ] as const),
  ...(['traded', 'gaveUp', 'passed', 'chained', 'scanned', 'lostFromHand', 'toFront', 'attack'] as const),
  ...(['joined', 'ordered', 'baseHit', 'done', 'offered', 'declined'] as const),
]

type Deed = Extract<Event, { kind: (typeof DEEDS)[number] }>

export const isDeed = (event: Event): event is Deed => DEEDS.some((kind) => kind === event.kind)

export function tellDeed(event: Deed, telling: Telling): string {
  const { viewer, names, speech } = telling
  const params = { ...NO_PARAMS, ...paramsOf(event, telling) }
  return event.seat === viewer
    ? speech.say(`spacetrace.board.you.${nameOf(event)}`, params)
    : speech.say(`spacetrace.told.${nameOf(event)}`, { ...params, who: names[event.seat] })
}

/** Most deeds are called as their events; some have two forms. */
function nameOf(event: Deed) {
  switch (event.kind) {
    case 'drawn':
      return event.cards === null ? 'drawn' : 'drawnOwn'
    case 'scanned':
      return event.hand === null ? 'scanned' : 'scannedOwn'
    case 'traded':
      return event.gain === 'mp' ? 'tradedMp' : 'tradedCard'
    case 'gaveUp':
      return event.to === 'removed' ? 'gaveUpShip' : 'gaveUp'
    case 'deployed':
      return event.fleet === 0 ? 'deployedBase' : 'deployedExtra'
    case 'moved':
      return event.fleet === 0 ? 'movedBase' : 'movedExtra'
    case 'passed':
      return event.window === 'chain' ? 'passedChain' : 'passed'
    case 'chained':
      return event.target === null ? 'chained' : 'chainedAt'
    case 'joined':
      return `joined.${event.join}` as const
    default:
      return event.kind
  }
}

/** What a line may name; each names some of it. */
interface Params {
  readonly card: string
  readonly cards: string
  readonly host: string
  readonly target: string
  readonly class: string
  readonly place: number
  readonly n: number
  readonly pool: number
  readonly lp: number
}

const NO_PARAMS: Params = {
  ...{ card: '', cards: '', host: '', target: '', class: '' },
  ...{ place: 0, n: 0, pool: 0, lp: 0 },
}

function paramsOf(event: Deed, telling: Telling): Partial<Params> {
  const card = 'card' in event ? cardIn(telling, event.card) : ''
  switch (event.kind) {
    case 'turn':
      return { n: event.turn }
    case 'drawn':
      return { n: event.count, cards: cardsIn(telling, event.cards ?? []) }
    case 'scanned':
      return { cards: cardsIn(telling, event.hand ?? []) || '–' }
    case 'baseHit':
      return { n: event.amount, lp: event.lp }
    case 'reinforced':
      return { card, n: event.gain, pool: event.pool }
    case 'paid':
      return { card, n: event.cost, pool: event.pool }
    case 'commands':
      return { card, host: cardIn(telling, event.host.card) }
    case 'traded':
      return { n: event.amount }
    case 'chained':
      return { card, target: event.target ? nameIn(telling, event.target) : '' }
    case 'ordered':
      return { card, class: NUMERALS[event.class], place: event.place + 1 }
    default:
      return { card }
  }
}
