import { figure } from '@sternentisch/kernel'
// SF-7.3 to SF-7.5: who won, in one sentence; the viewer is spoken to
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { tellResult } from '../../words/result.ts'

export function verdictOf(view: View, names: readonly string[], speech: Speech): string {
  const { result, viewer } = view
  if (!result) return ''
  const [winner, ...others] = result.winners
  const [mine, theirs] = viewer === 1 ? [result.scores[1], result.scores[0]] : result.scores
  if (others.length === 0 && winner === viewer && mine !== theirs)
    return speech.say('starfighter.board.youWin', { hull: figure(mine), other: figure(theirs) })
  return tellResult(view, speech, { names: [...names] })
}
