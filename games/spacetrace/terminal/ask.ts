import type { Speech } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import { COMMANDER } from '../rules/figures.ts'
import { costOf } from '../rules/manpower.ts'
import type { Frame } from '../rules/table.ts'
import { glimpse, type View } from '../rules/view.ts'
import { underway } from './underway.ts'
import { CLASSES, cardName, kitFor, type Names } from './words.ts'

/** One sentence on what is decided now: to the viewer, or about whoever decides. */
export function ask(view: View, speech: Speech, page: Names): string {
  const frame = view.pending.at(-1)
  if (!frame) return speech.say('spacetrace.ask.over')
  const going = underway(view, frame, speech)
  if (going !== null) return going
  const form = frame.seat === view.viewer ? 'you' : 'ask'
  const params = { who: nameOf(page, frame.seat), ...detailsOf(view, frame, speech) }
  return speech.say(`spacetrace.${form}.${matterOf(view, frame)}`, params)
}

export const MATTERS = [
  'main',
  'window.start',
  'window.ship',
  'window.commander',
  'window.ready',
  'window.ready.own',
  'window.row',
  'window.row.own',
  'window.end',
  'chain',
  'aim',
  'host',
  'sacrifice',
  'pay',
  'trade',
  'join',
  'order',
  'offer',
] as const

export function matterOf(view: View, frame: Frame): (typeof MATTERS)[number] {
  switch (frame.kind) {
    case 'window':
      // SP-4.3: whoever attacks may also play reinforcements.
      return frame.seat === view.active && (frame.window === 'ready' || frame.window === 'row')
        ? `window.${frame.window}.own`
        : `window.${frame.window}`
    case 'play':
      if (frame.step !== 'aim') return frame.step
      return kitFor(view).figures[frame.card].kind === COMMANDER ? 'host' : 'aim'
    case 'attack':
      return 'join'
    case 'chain':
    case 'trade':
    case 'order':
    case 'offer':
      return frame.kind
    default:
      return 'main'
  }
}

export function detailsOf(view: View, frame: Frame, speech: Speech): Record<string, string | number> {
  const { figures } = kitFor(view)
  switch (frame.kind) {
    case 'play': {
      const own = figures[frame.card]
      const table = glimpse(view)
      const cost = costOf({ table, cards: table.cards, kit: kitFor(view) }, frame.seat, own)
      return { card: cardName(speech, own), cost, pool: view.mp[frame.seat], class: CLASSES[own.hostClass] }
    }
    case 'chain': {
      const last = frame.items.at(-1)
      return last ? { card: cardName(speech, figures[last.card]) } : {}
    }
    case 'trade':
      return { n: frame.left }
    case 'order':
      return { class: CLASSES[frame.class], place: frame.placed + 1 }
    default:
      return {}
  }
}
