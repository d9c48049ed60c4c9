import { figure, type SeatNames } from '@sternentisch/kernel'
// ST-16, ST-19.7: who won, in one sentence; the viewer is spoken to
import { kitFor } from '../../reading/sight.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { tellVerdict } from '../../words/verdict.ts'

export function verdictOf(view: View, names: SeatNames, speech: Speech): string {
  const { result } = view
  if (!result) return ''
  const [winner, ...others] = result.winners
  if (others.length === 0 && winner === view.viewer && !kitFor(view).teams) {
    const points = result.scores[winner]
    const tied = result.scores.filter((score) => score === points).length > 1
    if (!tied) return speech.say('stellar.board.result.youWin', { points: figure(points), n: points })
  }
  return tellVerdict(view, result, speech, { names })
}
