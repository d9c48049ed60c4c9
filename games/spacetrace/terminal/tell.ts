import type { Speech, Told } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import type { Hit, SpacetraceEvent } from '../rules/events.ts'
import { writeRuns } from '../rules/notation.ts'
import type { View } from '../rules/view.ts'
import { CLASSES, copyName, livingOf, type Names, nameOfId } from './words.ts'

type Event<Kind extends SpacetraceEvent['kind']> = Extract<Told<SpacetraceEvent>, { kind: Kind }>

/** What happened, as the viewer was told. */
export function tellEvent(
  event: Told<SpacetraceEvent>,
  view: View,
  speech: Speech,
  page: Names = {},
): string | null {
  const who = 'seat' in event ? nameOf(page, event.seat) : ''
  const card = 'copy' in event ? copyName(view, speech, event) : ''
  const say = (key: string, params = {}): string =>
    speech.say(`spacetrace.told.${key}`, { who, card, ...params })
  switch (event.kind) {
    case 'started':
    case 'attack':
    case 'sacrificed':
    case 'announced':
    case 'offered':
    case 'declined':
    case 'selfdestructed':
    case 'lostFromHand':
    case 'toFront':
      return say(event.kind)
    case 'turn':
      return say('turn', { n: event.turn })
    case 'drawn':
      return event.cards === null
        ? say('drawn', { n: event.count })
        : say('drawnOwn', { cards: event.cards.map((id) => nameOfId(view, speech, id)).join(', ') })
    case 'aimed':
      return say('aimed', { target: copyName(view, speech, event.target) })
    case 'reinforced':
      return say('reinforced', { n: event.gain, pool: event.pool })
    case 'paid':
      return say('paid', { n: event.cost, pool: event.pool })
    case 'deployed':
    case 'moved':
      return say(`${event.kind}${event.fleet === 0 ? 'Base' : 'Extra'}`)
    case 'commands':
      return say('commands', { host: copyName(view, speech, event.host) })
    case 'traded':
      return say(event.gain === 'mp' ? 'tradedMp' : 'tradedCard', { n: event.amount })
    case 'gaveUp':
      return say(event.to === 'removed' ? 'gaveUpShip' : 'gaveUp')
    case 'passed':
      return event.window === 'chain' ? say('passedChain') : say('passed')
    case 'chained':
      return event.target === null
        ? say('chained')
        : say('chainedAt', { target: copyName(view, speech, event.target) })
    case 'resolved':
      return say(`resolved.${event.outcome}`)
    case 'scanned':
      return event.hand === null
        ? say('scanned')
        : say('scannedOwn', { cards: event.hand.map((id) => nameOfId(view, speech, id)).join(', ') || '–' })
    case 'joined':
      return say(`joined.${event.join}`)
    case 'ordered':
      return say('ordered', { class: CLASSES[event.class], place: event.place + 1 })
    case 'battle':
      return say('battle', {
        n: event.number,
        fleets: event.fleets.map((fleet) => fleetWord(speech, fleet)).join(' – '),
      })
    case 'row':
      return tellRow(event, speech)
    case 'effect':
      return tellEffect(event, view, speech, card)
    case 'fired':
      return say('fired', { n: event.shots, ap: event.ap, hits: tellHits(event.hits, view, speech) })
    case 'boosted':
      return say('boosted', { plus: event.plus, times: event.times })
    case 'baseHit':
      return say('baseHit', { n: event.amount, lp: event.lp })
    case 'left':
      return say(`left.${event.why}`)
    case 'turnOver':
      return event.quiet > 0 ? say('quiet', { n: event.quiet }) : null
    case 'over':
      return say(`over.${event.why}`)
    case 'battleOver':
    case 'attackOver':
      return null
  }
}

const fleetWord = (speech: Speech, fleet: number): string =>
  speech.say(fleet === 0 ? 'spacetrace.fleet.base' : 'spacetrace.fleet.extra')

/** `Row II: A-II* × B-III*` */
const tellRow = ({ row, classes, fires }: Event<'row'>, speech: Speech): string =>
  speech.say('spacetrace.told.row', {
    row: CLASSES[row],
    sides: classes.map((each, seat) => `${'AB'[seat]}-${CLASSES[each]}${fires[seat] ? '*' : ''}`).join(' × '),
  })

function tellEffect(
  { op, preempt, hits }: Event<'effect'>,
  view: View,
  speech: Speech,
  card: string,
): string {
  const params = { card, effect: speech.say(`spacetrace.effect.${op}`), hits: tellHits(hits, view, speech) }
  return speech.say(preempt ? 'spacetrace.told.preempt' : 'spacetrace.told.effect', params)
}

/** `Cruiser#4 1×40`, or that a card is a wreck now. */
const tellHits = (hits: readonly Hit[], view: View, speech: Speech): string =>
  hits
    .map((hit) => {
      const name = copyName(view, speech, hit)
      return livingOf(hit.after) === 0
        ? speech.say('spacetrace.told.wreck', { card: name })
        : `${name} ${writeRuns(hit.after).replaceAll('x', '×')}`
    })
    .join(', ') || '–'
