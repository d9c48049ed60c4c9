import { useEffect, useState } from 'react'
import { useConnection } from '../../../online/use-followed.ts'
import type { Speech } from '../../../text/index.ts'

/** Under this nobody need know. */
const UNSAID = 2000
const SHEET = 5000

/** For how long the line has been lost; null while it is there, or nobody need know. */
export function useLost(): { readonly seconds: number; readonly long: boolean } | null {
  const [since, setSince] = useState<number | null>(null)
  const [now, setNow] = useState(() => Date.now())
  const open = useConnection() === 'open'
  useEffect(() => {
    if (open) {
      setSince(null)
      return
    }
    setSince((before) => before ?? Date.now())
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [open])
  const lost = since === null || open ? 0 : now - since
  return lost < UNSAID ? null : { seconds: Math.round(lost / 1000), long: lost >= SHEET }
}

/** In the bar, as soon as the line is lost for longer than a blink. */
export const ConnectionLine = ({
  seconds,
  speech,
}: {
  readonly seconds: number
  readonly speech: Speech
}) => (
  <p className="connection-line" role="status">
    <i aria-hidden="true" /> {speech.say('at.lost')}{' '}
    <span aria-hidden="true">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</span>
  </p>
)
