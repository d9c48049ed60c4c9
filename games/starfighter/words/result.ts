import { figure, type Seat } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import type { View } from '../rules/view.ts'
import { asideOf, handOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import type { Names } from './names.ts'

/** Who won, and by what (SF-7.3 to SF-7.5). */
export function tellResult(view: View, speech: Speech, page: Names): string {
  const { result } = view
  if (!result) return speech.say('starfighter.ask.over')
  const { scores, winners } = result
  if (winners.length > 1) return speech.say('starfighter.result.drawn', { hull: figure(scores[0]) })
  const [winner] = winners
  const loser = (1 - winner) as Seat
  const who = nameOf(page, winner)
  if (scores[0] !== scores[1])
    return speech.say('starfighter.result.won', {
      who,
      hull: figure(scores[winner]),
      other: figure(scores[loser]),
    })
  const hull = figure(scores[0])
  return speech.say('starfighter.result.cards', {
    who,
    hull,
    n: cardsOf(view, winner),
    m: cardsOf(view, loser),
  })
}

function cardsOf({ zones }: View, seat: Seat): number {
  const board = [0, 1, 2, 3, 4].reduce((sum, sector) => sum + zones[seat * 5 + sector].size, 0)
  return board + zones[handOf(seat)].size + zones[asideOf(seat)].size
}
