import type { Seat } from '@sternentisch/kernel'
import type { Clock, Clocks } from '@sternentisch/wire'
import { useEffect, useState } from 'react'
import type { Speech } from '../../../text/index.ts'
import { callBetween, figures, nextTick, SHORT, shareLeft, timeLeft } from './time-left.ts'

interface SeatClockProps {
  readonly clock: Clock
  readonly clocks: Clocks
  readonly seat: Seat
  /** How much the server's clock is ahead of ours. */
  readonly ahead: number
  readonly running: boolean
  /** It is the viewer's own: what is left of it is said now and then. */
  readonly own: boolean
  readonly speech: Speech
}

const ROUND = 2 * Math.PI * 8

/** A ring and figures; the colour only helps. */
export function SeatClock({ clock, clocks, seat, ahead, running, own, speech }: SeatClockProps) {
  const left = useTimeLeft(clocks, seat, ahead, running)
  return (
    <span
      className="seat-clock"
      role="timer"
      aria-label={speech.say('at.clock')}
      data-runs={running ? '' : undefined}
      data-short={left < SHORT ? '' : undefined}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        <circle
          cx="10"
          cy="10"
          r="8"
          strokeDasharray={`${(shareLeft(left, clock) * ROUND).toFixed(2)} ${ROUND.toFixed(2)}`}
          transform="rotate(-90 10 10)"
        />
      </svg>
      <b>{figures(left, speech.lang)}</b>
      {own && running && <Calls left={left} speech={speech} />}
    </span>
  )
}

function useTimeLeft(clocks: Clocks, seat: Seat, ahead: number, running: boolean): number {
  const now = (): number => Date.now() + ahead
  const [, setTick] = useState(0)
  const left = timeLeft(running ? clocks : { ...clocks, running: [] }, seat, now())
  const waits = running ? Math.max(clocks.at - now(), 0) + nextTick(left) : null
  useEffect(() => {
    if (waits === null || left === 0) return
    const timer = setTimeout(() => setTick((tick) => tick + 1), waits)
    return () => clearTimeout(timer)
  })
  return left
}

/** Said once each: the figures themselves are silent. */
function Calls({ left, speech: { say } }: { readonly left: number; readonly speech: Speech }) {
  const [said, setSaid] = useState<{ readonly left: number; readonly call: number | null }>({
    left,
    call: null,
  })
  const call = callBetween(said.left, left)
  useEffect(() => {
    if (call !== null) setSaid({ left, call })
  }, [call, left])
  const seconds = (said.call ?? 0) / 1000
  return (
    <span className="unseen" aria-live="polite">
      {said.call !== null &&
        (seconds >= 60
          ? say('at.clock.minutes', { n: seconds / 60 })
          : say('at.clock.seconds', { n: seconds }))}
    </span>
  )
}
