import type { EndingProps, GameEnding, Tone } from '@sternentisch/grammar'
import { useCallback, useEffect, useRef, useState } from 'react'
import { paceNow, USUAL_PACE } from '../../shell/settings.ts'
import { playTones } from '../../shell/sound.ts'

interface Run {
  /** A new number for each time it is shown. */
  readonly n: number
  readonly moving: boolean
  /** How long its seconds are: never longer than they should be, or an ending would outstay its welcome. */
  readonly tempo: number
}

const runFrom = (n: number, still: boolean): Run => {
  const tempo = Math.min(1, paceNow() / USUAL_PACE)
  return { n, tempo, moving: !still && tempo > 0 }
}

const atTempo = (tones: readonly Tone[], tempo: number): readonly Tone[] =>
  tones.map((each) => ({ ...each, at: each.at * tempo, lasts: each.lasts * tempo }))

/** Shows an ending once, with its sound, and again when asked; `onSeen` each time that its last frame stands. */
export function useRun(ending: GameEnding, scene: EndingProps, still: boolean, onSeen: () => void) {
  const [run, setRun] = useState(() => runFrom(0, still))
  const latest = useRef({ ending, scene, onSeen })
  latest.current = { ending, scene, onSeen }
  const hush = useRef(() => {})
  const { n, moving, tempo } = run
  const silent = still && n === 0
  useEffect(() => {
    if (silent) return
    const { ending, scene } = latest.current
    hush.current = playTones(atTempo(ending.sound(scene), tempo || 1))
    return () => hush.current()
  }, [n, silent, tempo])
  useEffect(() => {
    if (moving) {
      const { ending, scene } = latest.current
      const last = (): void => setRun((old) => ({ ...old, moving: false }))
      const timer = setTimeout(last, ending.lasts(scene) * 1000 * tempo)
      return () => clearTimeout(timer)
    }
    if (!silent) latest.current.onSeen()
  }, [n, moving, tempo, silent])
  const skip = useCallback(() => {
    hush.current()
    setRun((old) => ({ ...old, moving: false }))
  }, [])
  const again = useCallback(() => setRun((old) => runFrom(old.n + 1, false)), [])
  return { ...run, skip, again }
}
