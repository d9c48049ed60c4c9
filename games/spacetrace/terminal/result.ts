// SP-17: who won, and how it came about

import { nameOf, type Page, wrap } from '@sternentisch/kernel/terminal'
import { kitFor } from '../reading/kit.ts'
import { SEATS } from '../reading/seats.ts'
import { baseLp } from '../reading/ships.ts'
import { pointsAt } from '../rules/score.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'

export function tellResult(view: View, speech: Speech, page: Page): string {
  if (!view.result) return ''
  const { winners } = view.result
  const verdict =
    winners.length === 1
      ? speech.say('spacetrace.result.won', { who: nameOf(page, winners[0]) })
      : speech.say('spacetrace.result.draw')
  const key = kitFor(view).scoring === 'wrecked' ? 'spacetrace.result.points' : 'spacetrace.result.lp'
  const accounts = SEATS.map((seat) =>
    speech.say(key, { who: nameOf(page, seat), n: pointsAt(view, seat), lp: baseLp(view, seat) }),
  )
  return [verdict, ...accounts].map((line) => wrap(line, page.width, '    ')).join('\n')
}
