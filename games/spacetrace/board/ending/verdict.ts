// SP-16.6, SP-17: the last words of the report
import type { Verdict } from '@sternentisch/grammar'
import { nameAt } from '@sternentisch/kernel'
import { kitFor } from '../../reading/kit.ts'
import { nearSeat } from '../../reading/seats.ts'
import { baseLp } from '../../reading/ships.ts'
import { pointsAt } from '../../rules/score.ts'
import { otherSeat } from '../../rules/table.ts'
import { type Scene, winnerOf } from './story.ts'

export function verdictOf(scene: Scene): Verdict {
  const { speech, outcome, played } = scene
  if (!played) return { heading: outcome, line: '' }
  const drawn = winnerOf(scene) === null
  return { heading: drawn ? speech.say('spacetrace.ending.drawn') : outcome, line: lineOf(scene) }
}

function lineOf(scene: Scene): string {
  const { view, names, speech } = scene
  const { turn } = view
  const winner = winnerOf(scene)
  const first = winner ?? nearSeat(view)
  const lp = baseLp(view, first)
  if (kitFor(view).scoring === 'wrecked')
    return speech.say('spacetrace.ending.points', {
      n: pointsAt(view, first),
      m: pointsAt(view, otherSeat(first)),
      turn,
    })
  if (winner === null) return speech.say('spacetrace.ending.level', { lp, turn })
  // Whoever lost is shown how close it was.
  return winner === view.viewer
    ? speech.say('spacetrace.ending.yours', { lp, turn })
    : speech.say('spacetrace.ending.theirs', { who: nameAt(names, winner), lp, turn })
}
