import { nameOf, type Page, wrap } from '@sternentisch/kernel/terminal'
import { lookAt } from '../reading/cards.ts'
import { scoreOf } from '../rules/end.ts'
import type { View } from '../rules/view.ts'
import { PLACE_NUMBERS } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { placeName } from '../words/names.ts'

/** SN-12.7: who won, and place by place why. */
export function tellResult(view: View, speech: Speech, page: Page): string {
  if (!view.result) return ''
  const { winners, scores } = view.result
  const score = scores.join(' : ')
  const verdict =
    winners.length === 1
      ? speech.say('sternenfeuer.result.won', { who: nameOf(page, winners[0]), score })
      : speech.say('sternenfeuer.result.draw', { score })
  const look = lookAt(view)
  const places = PLACE_NUMBERS.map((place) => {
    const { owner, by, figures, cosmos } = scoreOf(look, place)
    return speech.say(`sternenfeuer.result.${by}`, {
      place: placeName(view, place, speech),
      who: owner === null ? '' : nameOf(page, owner),
      count: figures.join(' : '),
      cosmos: cosmos.join(' : '),
    })
  })
  return [verdict, ...places].map((line) => wrap(line, page.width, '    ')).join('\n')
}
