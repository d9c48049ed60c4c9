// ST-16, ST-19.7: who won, in one sentence; the viewer is spoken to

import type { View } from '../../rules/view.ts'
import { tellResult } from '../../terminal/result.ts'
import { kitFor } from '../../terminal/sight.ts'
import type { Speech } from '../../text/index.ts'
import { figure, type SeatNames } from '../names.ts'

export function verdictOf(view: View, names: SeatNames, speech: Speech): string {
  const { result } = view
  if (!result) return ''
  const [winner, ...others] = result.winners
  if (others.length === 0 && winner === view.viewer && !kitFor(view).teams) {
    const points = result.scores[winner]
    const tied = result.scores.filter((score) => score === points).length > 1
    if (!tied) return speech.say('stellar.board.result.youWin', { points: figure(points), n: points })
  }
  const page = { names: [...names], width: 10_000, colour: false }
  return tellResult(view, speech, page).split('\n')[0]
}
