// What somebody is asked, and what has to be said about it
import { NUMERALS } from '../reading/classes.ts'
import { kitFor } from '../reading/kit.ts'
import { COMMANDER } from '../rules/figures.ts'
import { costOf } from '../rules/manpower.ts'
import type { Frame } from '../rules/table.ts'
import { glimpse, type View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { cardName } from './cards.ts'

const MATTERS = [
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

/** What a question may name; each names some of it. */
interface Details {
  readonly card: string
  readonly class: string
  readonly place: number
  readonly n: number
  readonly cost: number
  readonly pool: number
}

const NO_DETAILS: Details = { card: '', class: '', place: 0, n: 0, cost: 0, pool: 0 }

export const detailsOf = (view: View, frame: Frame, speech: Speech): Details => ({
  ...NO_DETAILS,
  ...someDetails(view, frame, speech),
})

function someDetails(view: View, frame: Frame, speech: Speech): Partial<Details> {
  const { figures } = kitFor(view)
  switch (frame.kind) {
    case 'play': {
      const own = figures[frame.card]
      const table = glimpse(view)
      const cost = costOf({ table, cards: table.cards, kit: kitFor(view) }, frame.seat, own)
      return { card: cardName(own, speech), cost, pool: view.mp[frame.seat], class: NUMERALS[own.hostClass] }
    }
    case 'chain': {
      const last = frame.items.at(-1)
      return last ? { card: cardName(figures[last.card], speech) } : {}
    }
    case 'trade':
      return { n: frame.left }
    case 'order':
      return { class: NUMERALS[frame.class], place: frame.placed + 1 }
    default:
      return {}
  }
}
