import { nameAt, type SeatNames } from '@sternentisch/kernel'
// SN-12.7, SN-12.9: who won, in one sentence; the viewer is spoken to
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'

export function verdictOf({ result, viewer }: View, names: SeatNames, speech: Speech): string {
  if (!result) return ''
  const [winner, ...others] = result.winners
  const [own, foe] = winner === 1 ? [1, 0] : [0, 1]
  const params = { own: result.scores[own], foe: result.scores[foe] }
  if (others.length > 0) return speech.say('sternenfeuer.board.result.drawn', params)
  if (winner === viewer) return speech.say('sternenfeuer.board.result.youWin', params)
  return speech.say('sternenfeuer.board.result.wins', { ...params, who: nameAt(names, winner) })
}
