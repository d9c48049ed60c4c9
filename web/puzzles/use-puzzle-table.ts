import type { Moment, Reader } from '@sternentisch/kernel'
import { useEffect, useRef, useState } from 'react'
import { paceNow } from '../shell/settings.ts'
import { Reel } from '../table/stage/reel.ts'

/** Shows the position, and once it is solved what the best move does, one thing after another. */
export function usePuzzleTable(asked: Reader, solution: () => Reader, solved: boolean): Moment {
  const [moment, show] = useState<Moment>(asked.rest)
  const reel = useRef<Reel | null>(null)
  reel.current ??= new Reel(paceNow, show, () => {})
  const latest = useRef(solution)
  latest.current = solution
  useEffect(() => {
    if (solved) reel.current?.play(latest.current().scenes.at(-1)?.moments ?? [])
  }, [solved])
  useEffect(() => () => reel.current?.stop(), [])
  return moment
}
