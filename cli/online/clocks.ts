import type { Seat } from '@sternentisch/kernel'
import type { Clocks } from '@sternentisch/wire'

const SECOND = 1000
const HOUR = 3600
const DAY = 24 * HOUR

/** `4:05`, `1:00:00`, and from two days on `3d 4h`. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND))
  const two = (part: number): string => String(part).padStart(2, '0')
  if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)}d ${Math.floor((seconds % DAY) / HOUR)}h`
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** What is left to a seat at this instant of the server's time. */
export function leftOf({ left, at, running }: Clocks, seat: Seat, now: number): number {
  const gone = running.includes(seat) ? Math.max(0, now - at) : 0
  return left[seat] - gone
}
