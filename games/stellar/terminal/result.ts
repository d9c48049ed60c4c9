// ST-16, ST-19.7: who won, and how it came about
import { figure, type Result, type Seat } from '@sternentisch/kernel'
import { nameOf, type Page, wrap } from '@sternentisch/kernel/terminal'
import { kitFor, seatsAt } from '../reading/sight.ts'
import type { View } from '../rules/view.ts'
import { wonBy } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { solarValue } from '../words/solar.ts'
import { tellVerdict } from '../words/verdict.ts'

export function tellResult(view: View, speech: Speech, page: Page): string {
  if (!view.result) return ''
  const verdict = tellVerdict(view, view.result, speech, page)
  const accounts = seatsAt(view).map((seat) => tellAccount(view, seat, view.result!, speech, page))
  return [verdict, ...accounts].map((line) => wrap(line, page.width, '    ')).join('\n')
}

/** `A Anna: 12 = Sun:4 Ast:6 Gas:2F` */
function tellAccount(view: View, seat: Seat, { scores }: Result, speech: Speech, page: Page): string {
  const { players, solar } = kitFor(view)
  const won = view.zones[wonBy(players, seat)].cards
  const who = nameOf(page, seat)
  if (won.length === 0) return speech.say('stellar.result.ofNothing', { who })
  const cards = won
    .map((card) => solar[card.face]!)
    .sort((a, b) => a.type - b.type || a.value - b.value)
    .map((face) => solarValue(speech, face))
    .join(' ')
  return speech.say('stellar.result.of', { who, points: figure(scores[seat]), cards })
}
