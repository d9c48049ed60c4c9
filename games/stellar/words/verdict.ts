// ST-16, ST-19.7: who won, in one sentence
import { figure, type Result } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import { kitFor } from '../reading/sight.ts'
import type { View } from '../rules/view.ts'
import { reserveOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { listOf, type Names } from './names.ts'

export const tellVerdict = (view: View, result: Result, speech: Speech, page: Names): string =>
  kitFor(view).teams ? tellTeams(result, speech, page) : tellWinners(view, result, speech, page)

function tellWinners(view: View, { winners, scores }: Result, speech: Speech, page: Names): string {
  const best = scores[winners[0]]
  const who = listOf(
    speech,
    winners.map((seat) => nameOf(page, seat)),
  )
  const points = { points: figure(best), n: best }
  const tied = scores.filter((score) => score === best).length > 1
  if (!tied) return speech.say('stellar.result.won', { who, ...points })
  if (view.options.tieBreak !== 'shipsLeft') return speech.say('stellar.result.shared', { who, ...points })
  if (winners.length > 1) return speech.say('stellar.result.shipsLevel', { who })
  return speech.say('stellar.result.shipsLeft', { who, ships: view.zones[reserveOf(winners[0])].size })
}

function tellTeams({ winners, scores }: Result, speech: Speech, page: Names): string {
  const [a, b, c, d] = scores
  const lower = [Math.min(a, c), Math.min(b, d)]
  if (winners.length !== 2) return speech.say('stellar.result.draw', { points: figure(lower[0]) })
  const team = winners[0] % 2
  const who = listOf(
    speech,
    winners.map((seat) => nameOf(page, seat)),
  )
  const points = figure(lower[team])
  if (lower[0] !== lower[1])
    return speech.say('stellar.result.team', { who, points, other: figure(lower[1 - team]) })
  return speech.say('stellar.result.teamHigher', {
    who,
    points,
    better: figure(Math.max(...winners.map((seat) => scores[seat]))),
  })
}
