// ST-16.3, ST-19.7: the last words of the atlas
import type { Verdict } from '@sternentisch/grammar'
import { figure, nameAt, type Seat } from '@sternentisch/kernel'
import { kitFor, seatsAt } from '../../reading/sight.ts'
import { listOf } from '../../words/names.ts'
import { tellVerdict } from '../../words/verdict.ts'
import { countsOf, type Scene } from './story.ts'

export function verdictOf(scene: Scene): Verdict {
  const { outcome, played, view, result } = scene
  if (!played) return { heading: outcome, line: standingsOf(scene) }
  if (kitFor(view).teams) return teamsOf(scene)
  return result.winners.length > 1 ? sharedOf(scene) : { heading: outcome, line: marginOf(scene) }
}

/** Where the players ended it, or some of them: how they all stood. */
const standingsOf = ({ view, names, ...scene }: Scene): string => {
  const counts = countsOf({ view, names, ...scene })
  return seatsAt(view)
    .map((seat) => `${nameAt(names, seat)} ${figure(counts[seat])}`)
    .join(' · ')
}

function teamsOf(scene: Scene): Verdict {
  const { view, speech, outcome, result, names } = scene
  const [a, b] = countsOf(scene)
  const won = result.winners.length === 2
  const own = result.winners.some((seat) => seat === view.viewer)
  const heading = !won
    ? speech.say('stellar.ending.drawn')
    : own
      ? speech.say('stellar.ending.teamWins')
      : outcome
  // ST-19.7: where both count the same, it takes a sentence.
  if (a === b) return { heading, line: tellVerdict(view, result, speech, { names }) }
  return {
    heading,
    line: speech.say('stellar.ending.teamScores', {
      more: figure(Math.max(a, b)),
      fewer: figure(Math.min(a, b)),
    }),
  }
}

function sharedOf(scene: Scene): Verdict {
  const { view, names, speech, result } = scene
  const own = result.winners.some((seat) => seat === view.viewer)
  const who = listOf(
    speech,
    result.winners.map((seat) => nameAt(names, seat)),
  )
  return {
    heading: own ? speech.say('stellar.ending.youShare') : speech.say('stellar.ending.share', { who }),
    line: speech.say('stellar.ending.each', {
      points: figure(result.scores[result.winners[0]]),
      n: result.scores[result.winners[0]],
    }),
  }
}

/** The points of the winner stand in the plate; here, those of whoever looks, or of the next, and how few were missing. */
function marginOf(scene: Scene): string {
  const { view, names, speech, result } = scene
  const [winner] = result.winners
  const { scores } = result
  const next = seatsAt(view)
    .filter((seat) => seat !== winner)
    .reduce<Seat>((best, seat) => (best === winner || scores[seat] > scores[best] ? seat : best), winner)
  const lead = scores[winner] - scores[next]
  // ST-16.3: level, and the ships in reserve decided.
  if (lead === 0) return tellVerdict(view, result, speech, { names })
  const { viewer } = view
  const near = typeof viewer === 'number' && viewer !== winner ? viewer : next
  const missed = { points: figure(scores[near]), of: scores[near], n: scores[winner] - scores[near] }
  return near === viewer
    ? speech.say('stellar.ending.you', missed)
    : speech.say('stellar.ending.next', { ...missed, who: nameAt(names, near) })
}
