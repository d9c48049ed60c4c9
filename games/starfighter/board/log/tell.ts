// The log: what happened, as the viewer was told; the viewer's own deeds in the second person
import { figure, nameAt, type Seat, sentence, type Told, UNKNOWN, type Viewer } from '@sternentisch/kernel'
import type { StarfighterEvent } from '../../rules/events.ts'
import type { Kit } from '../../rules/kit.ts'
import { writeSector } from '../../rules/notation.ts'
import type { Speech } from '../../text/index.ts'
import { cardName } from '../../words/cards.ts'
import { effectName } from '../../words/symbols.ts'
import type { Event } from '../table/memory.ts'

interface Telling {
  readonly viewer: Viewer
  readonly names: readonly string[]
  readonly speech: Speech
  readonly kit: Kit
}

export function tell(event: Told<StarfighterEvent>, telling: Telling): string | null {
  const { speech, names } = telling
  switch (event.kind) {
    case 'triggered':
    case 'repaired':
    case 'over':
      return null
    case 'cruisers': {
      const ships = event.cruisers.map(
        (each, seat) => `${telling.kit.set.cruisers[each].name} (${names[seat]})`,
      )
      return speech.say('starfighter.told.cruisers', { cruisers: ships.join(', ') })
    }
    case 'round':
      return speech.say('starfighter.board.log.round', { number: event.number })
    case 'shuffled':
      return speech.say('starfighter.told.shuffled', { n: event.cards })
    case 'chainLimit':
      return speech.say('starfighter.told.chainLimit')
    case 'roundEnd':
      return initiative(event.initiative, telling)
    case 'engagement':
      return tellEngagement(event, telling)
    case 'ordered':
      return speech.say(
        event.to > 0 === (telling.viewer !== 1)
          ? 'starfighter.board.log.order.right'
          : 'starfighter.board.log.order.left',
      )
    default:
      return tellDeed(event, telling)
  }
}

const initiative = (seat: Seat, { viewer, names, speech }: Telling): string =>
  seat === viewer
    ? speech.say('starfighter.board.log.yourInitiative')
    : speech.say('starfighter.board.log.initiative', { who: nameAt(names, seat) })

function tellEngagement({ south, north, salvos }: Event<'engagement'>, { speech }: Telling): string {
  const [n, m] = salvos
  const sectors = { south: writeSector(0, south), north: writeSector(1, north) }
  return n + m === 0
    ? speech.say('starfighter.board.log.quiet', sectors)
    : speech.say('starfighter.board.log.engagement', { ...sectors, n, m })
}

/** Told otherwise, or not at all. */
type Otherwise =
  | 'triggered'
  | 'repaired'
  | 'over'
  | 'cruisers'
  | 'round'
  | 'shuffled'
  | 'chainLimit'
  | 'roundEnd'
  | 'engagement'
  | 'ordered'
type Deed = Exclude<Told<StarfighterEvent>, { kind: Otherwise }>

/** Second person where the viewer acts, else by name. */
function tellDeed(event: Deed, { viewer, names, speech, kit }: Telling): string {
  const own = event.seat === viewer
  const words = speech.say(`starfighter.board.${own ? 'you' : 'they'}.${wordOf(event)}`, {
    ...NO_PARAMS,
    ...paramsOf(event, kit, speech),
    who: nameAt(names, event.seat),
  })
  return sentence(words, speech)
}

function wordOf(event: Deed) {
  switch (event.kind) {
    case 'cruiser':
      return event.cruiser === null ? 'ready' : 'cruiser'
    case 'supply':
      return event.cards && event.cards.length > 0 ? 'supplyOf' : 'supply'
    case 'played':
      return event.up ? 'playedFront' : event.card === null ? 'playedBack' : 'playedOwnBack'
    case 'passed':
      return event.takesInitiative ? 'passedFirst' : 'passed'
    case 'effect':
      return event.possible ? 'effect' : 'noTarget'
    case 'aside':
      return event.drawn ? 'aside' : 'noCard'
    case 'moved':
      if (event.to !== event.sector) return 'moved'
      return event.toPlace === event.place ? 'stayedOnTop' : 'surfaced'
    case 'rolled':
      return event.up ? 'rolledUp' : 'rolledDown'
    case 'marked':
      return event.on === 'shield' ? 'markedShield' : 'marked'
    case 'shifted':
      return event.to === 0 ? 'stayed' : 'shifted'
    default:
      return event.kind
  }
}

/** Each message takes what it has gaps for. */
const NO_PARAMS = { n: 0, card: '', cards: '', cruiser: '', effect: '', at: '', to: '', hull: '' }

function paramsOf(event: Deed, kit: Kit, speech: Speech): Partial<typeof NO_PARAMS> {
  const at = 'sector' in event ? writeSector(event.seat, event.sector) : ''
  const card = 'card' in event ? cardName(kit, event.card ?? UNKNOWN, speech) : ''
  switch (event.kind) {
    case 'cruiser':
      return event.cruiser === null ? {} : { cruiser: kit.set.cruisers[event.cruiser].name }
    case 'supply':
      return {
        n: event.fromAside + event.drawn,
        cards: (event.cards ?? []).map((face) => cardName(kit, face, speech)).join(', '),
      }
    case 'effect':
    case 'cancelled':
      return { card, effect: effectName(event.effect, speech) }
    case 'moved':
      return { card, at, to: writeSector(event.seat, event.to) }
    case 'stopped':
    case 'composed':
      return { n: event.cards }
    case 'hull':
      return { n: event.lost, hull: figure(event.hull) }
    case 'shifted':
      return { n: 5 - Math.abs(event.offset) }
    case 'absorbed':
      return { n: event.lost, at }
    default:
      return { card, at }
  }
}
