import type { Moment, Move } from '@sternentisch/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { learnerOf } from '../host/lesson-host.ts'
import { paceNow } from '../shell/settings.ts'
import { Reel } from '../table/stage/reel.ts'
import type { LessonRun } from './lesson-run.ts'

export interface LessonTable {
  readonly moment: Moment
  /** Things are still happening. */
  readonly playing: boolean
  skip(): void
}

/** Shows the table of a lesson: new moves one thing after another, a step back or a new start at once. */
export function useLessonTable(run: LessonRun): LessonTable {
  const [moment, show] = useState<Moment>(() => learnerOf(run).rest)
  const [playing, setPlaying] = useState(false)
  const shown = useRef<readonly Move[]>(run.moves)
  const reel = useRef<Reel | null>(null)
  reel.current ??= new Reel(paceNow, show, () => setPlaying(false))
  useEffect(() => {
    const before = shown.current
    if (before === run.moves) return
    shown.current = run.moves
    const { scenes, rest } = learnerOf(run)
    const goesOn = before.length < run.moves.length && before.every((move, at) => move === run.moves[at])
    reel.current?.stop()
    if (goesOn) {
      setPlaying(true)
      reel.current?.play(scenes.slice(before.length).flatMap(({ moments }) => moments))
    } else {
      setPlaying(false)
      show(rest)
    }
  }, [run])
  useEffect(() => () => reel.current?.stop(), [])
  const skip = useCallback(() => reel.current?.skip(), [])
  return { moment, playing, skip }
}
