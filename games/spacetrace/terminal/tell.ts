import type { Told } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import { NUMERALS } from '../reading/classes.ts'
import type { SpacetraceEvent } from '../rules/events.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { copyName, nameOfId } from '../words/cards.ts'
import type { Names } from './labels.ts'
import { isOfBattle, tellBattle } from './tell-battle.ts'

/** What happened, as the viewer was told. */
export function tellEvent(
  event: Told<SpacetraceEvent>,
  view: View,
  speech: Speech,
  page: Names = {},
): string | null {
  if (isOfBattle(event)) return tellBattle(event, view, speech, page)
  const { say } = speech
  const who = 'seat' in event ? nameOf(page, event.seat) : ''
  const card = 'copy' in event ? copyName(view, speech, event) : ''
  const cards = (ids: readonly string[]): string => ids.map((id) => nameOfId(view, speech, id)).join(', ')
  switch (event.kind) {
    case 'started':
    case 'attack':
    case 'done':
    case 'offered':
    case 'declined':
      return say(`spacetrace.told.${event.kind}`, { who })
    case 'sacrificed':
    case 'announced':
    case 'lostFromHand':
    case 'toFront':
      return say(`spacetrace.told.${event.kind}`, { who, card })
    case 'turn':
      return say('spacetrace.told.turn', { who, n: event.turn })
    case 'drawn':
      return event.cards === null
        ? say('spacetrace.told.drawn', { who, n: event.count })
        : say('spacetrace.told.drawnOwn', { who, cards: cards(event.cards) })
    case 'aimed':
      return say('spacetrace.told.aimed', { who, target: copyName(view, speech, event.target) })
    case 'reinforced':
      return say('spacetrace.told.reinforced', { who, card, n: event.gain, pool: event.pool })
    case 'paid':
      return say('spacetrace.told.paid', { who, card, n: event.cost, pool: event.pool })
    case 'deployed':
    case 'moved':
      return say(`spacetrace.told.${event.kind}${event.fleet === 0 ? 'Base' : 'Extra'}`, { who, card })
    case 'commands':
      return say('spacetrace.told.commands', { who, card, host: copyName(view, speech, event.host) })
    case 'traded':
      return event.gain === 'mp'
        ? say('spacetrace.told.tradedMp', { who, n: event.amount })
        : say('spacetrace.told.tradedCard', { who })
    case 'gaveUp':
      return say(`spacetrace.told.${event.to === 'removed' ? 'gaveUpShip' : 'gaveUp'}`, { who, card })
    case 'passed':
      return say(`spacetrace.told.${event.window === 'chain' ? 'passedChain' : 'passed'}`, { who })
    case 'chained':
      return event.target === null
        ? say('spacetrace.told.chained', { who, card })
        : say('spacetrace.told.chainedAt', { who, card, target: copyName(view, speech, event.target) })
    case 'resolved':
      return say(`spacetrace.told.resolved.${event.outcome}`, { card })
    case 'scanned':
      return event.hand === null
        ? say('spacetrace.told.scanned', { who })
        : say('spacetrace.told.scannedOwn', { who, cards: cards(event.hand) || '–' })
    case 'joined':
      return say(`spacetrace.told.joined.${event.join}`, { who })
    case 'ordered': {
      const place = { class: NUMERALS[event.class], place: event.place + 1 }
      return say('spacetrace.told.ordered', { who, card, ...place })
    }
    case 'left':
      return say(`spacetrace.told.left.${event.why}`, { who, card })
    case 'turnOver':
      return event.quiet > 0 ? say('spacetrace.told.quiet', { n: event.quiet }) : null
    case 'over':
      return say(`spacetrace.told.over.${event.why}`)
  }
}
