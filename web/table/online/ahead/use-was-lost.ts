import type { FollowedTable } from '@sternentisch/wire/client'
import { useState } from 'react'

/** Whether something made ahead was given up by the server in one's own turn, since it could not be played: until the turn is over. */
export function useWasLost(
  { happened, viewer }: FollowedTable,
  made: string | undefined,
  waits: boolean,
): boolean {
  const moves = happened.filter(({ kind, seat }) => kind === 'move' && seat === viewer).length
  const [before, setBefore] = useState({ made, moves, lost: false })
  const isGone = before.made !== undefined && made === undefined
  // Played, it would be one of one's moves; taken back, it would not be one's turn.
  const lost = !waits && (before.lost || (isGone && moves === before.moves))
  if (made !== before.made || lost !== before.lost) setBefore({ made, moves, lost })
  return lost
}
