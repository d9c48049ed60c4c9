import type { Moment, Move } from '@sternentisch/kernel'
import { useCallback, useEffect, useRef, useState } from 'react'
import { getSettings, wantsMotion } from '../shell/settings.ts'
import { Camera, filmOf, type Remember } from '../table/film.ts'
import { Reel } from '../table/stage/reel.ts'
import { type LessonRun, matchOf } from './lesson-run.ts'

/** How long one moment lasts: 0 where nothing may move. */
export const paceNow = (): number => (wantsMotion(getSettings()) ? getSettings().pace : 0)

export interface LessonTable {
  readonly moment: Moment
  /** Things are still happening. */
  readonly playing: boolean
  skip(): void
}

/** Shows the table of a lesson: new moves one thing after another, a step back or a new start at once. */
export function useLessonTable(run: LessonRun, remember?: Remember): LessonTable {
  const { seat } = run.lesson
  const [moment, show] = useState<Moment>(() => Camera.caughtUp(matchOf(run), seat, remember).camera.rest())
  const [playing, setPlaying] = useState(false)
  const shown = useRef<readonly Move[]>(run.moves)
  const reel = useRef<Reel | null>(null)
  reel.current ??= new Reel(paceNow, show, () => setPlaying(false))
  useEffect(() => {
    const before = shown.current
    if (before === run.moves) return
    shown.current = run.moves
    const match = matchOf(run)
    const goesOn = before.length < run.moves.length && before.every((move, at) => move === run.moves[at])
    reel.current?.stop()
    if (goesOn) {
      setPlaying(true)
      reel.current?.play(filmOf(match, seat, remember, before.length).flatMap(({ moments }) => moments))
    } else {
      setPlaying(false)
      show(Camera.caughtUp(match, seat, remember).camera.rest())
    }
  }, [run, seat, remember])
  useEffect(() => () => reel.current?.stop(), [])
  const skip = useCallback(() => reel.current?.skip(), [])
  return { moment, playing, skip }
}
