// ST-16, ST-19.7: who won, and how it came about
import type { Result, Seat } from '@sternentisch/kernel'
import { nameOf, type Page, wrap } from '@sternentisch/kernel/terminal'
import type { View } from '../rules/view.ts'
import { reserveOf, wonBy } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import { kitFor, seatsAt } from './sight.ts'
import { figure, listOf, solarValue } from './words.ts'

export function tellResult(view: View, speech: Speech, page: Page): string {
  if (!view.result) return ''
  const verdict = kitFor(view).teams
    ? tellTeams(view, view.result, speech, page)
    : tellWinners(view, view.result, speech, page)
  const accounts = seatsAt(view).map((seat) => tellAccount(view, seat, view.result!, speech, page))
  return [verdict, ...accounts].map((line) => wrap(line, page.width, '    ')).join('\n')
}

function tellWinners(view: View, { winners, scores }: Result, speech: Speech, page: Page): string {
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

function tellTeams(_view: View, { winners, scores }: Result, speech: Speech, page: Page): string {
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
