import { type Page, widthOf } from '@sternentisch/kernel/terminal'
import { knownShips } from '../reading/sight.ts'
import { shipsIn } from '../rules/fleets.ts'
import { SHIP_CODES, SHIP_NAMES } from '../rules/ships.ts'
import type { View } from '../rules/view.ts'
import { fleetOf, handOf, reserveOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { codesOf } from '../words/ships.ts'
import { countsOf } from './short.ts'

/** What the viewer alone knows: hand, what is left in the pile, reserve, and the fleet picked so far. */
export function ownLines(view: View, speech: Speech, page: Page): string[] {
  const { viewer } = view
  if (viewer === 'all' || viewer === 'audience') return []
  const hand = knownShips(view.zones[handOf(viewer)])
  const pile = knownShips(view.zones[fleetOf(viewer)])
  const reserve = knownShips(view.zones[reserveOf(viewer)])
  const frame = view.pending.at(-1)
  const pick = frame?.kind === 'fleets' ? frame.picks[viewer] : -1
  const lines: string[] = []
  if (hand.length > 0)
    lines.push(
      `${speech.say('stellar.draw.yourHand')} ${hand.map((ship) => `${SHIP_CODES[ship]} ${SHIP_NAMES[ship]}`).join(', ')}`,
    )
  if (pick >= 0) lines.push(`${speech.say('stellar.draw.yourFleet')} ${codesOf(shipsIn(pick)) || '–'}`)
  const left = pile.length > 0 ? `${speech.say('stellar.draw.yourPile')} ${codesOf(pile)}` : ''
  const home = `${speech.say('stellar.draw.yourReserve')} ${countsOf(reserve) || '–'}`
  const both = `${left}   ${home}`
  if (left === '') lines.push(home)
  else lines.push(...(widthOf(both) <= page.width ? [both] : [left, home]))
  return lines
}
