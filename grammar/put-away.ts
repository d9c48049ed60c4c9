import { useCallback, useState } from 'react'
import type { BoardProps } from './board.ts'

const NOTHING: readonly string[] = []

/** What has been read and put away. Where nobody keeps it (lessons, replays), it lasts as long as the board. */
export function usePutAway({
  away = NOTHING,
  onPutAway,
}: Pick<BoardProps, 'away' | 'onPutAway'>): readonly [readonly string[], (name: string) => void] {
  const [here, put] = useState(NOTHING)
  const putHere = useCallback((name: string) => put((before) => [...before, name]), [])
  return onPutAway ? [away, onPutAway] : [here, putHere]
}
