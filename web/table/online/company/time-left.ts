import type { Seat } from '@sternentisch/kernel'
import type { Clock, Clocks } from '@sternentisch/wire'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Under this a clock is shown in another colour. */
export const SHORT = 30 * SECOND
/** Under this it shows tenths. */
const TENTHS = 10 * SECOND

/** What is left of a seat's time, at an instant of the server's clock. */
export const timeLeft = ({ left, at, running }: Clocks, seat: Seat, now: number): number =>
  Math.max(0, left[seat] - (running.includes(seat) ? Math.max(0, now - at) : 0))

/** Of one: how full the ring is. */
export const shareLeft = (left: number, { time }: Clock): number => Math.min(1, left / time)

const two = (n: number): string => String(n).padStart(2, '0')

/** “12:47”, “1:02:03”, “9.4”; from a day on, days and hours. */
export function figures(left: number, lang: string): string {
  if (left >= 2 * DAY)
    return new Intl.NumberFormat(lang, { style: 'unit', unit: 'day' }).format(Math.floor(left / DAY))
  if (left >= DAY)
    return new Intl.NumberFormat(lang, { style: 'unit', unit: 'hour' }).format(Math.floor(left / HOUR))
  if (left < TENTHS) return (Math.ceil(left / 100) / 10).toLocaleString(lang, { minimumFractionDigits: 1 })
  const seconds = Math.ceil(left / SECOND)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** What a clock is read out at. */
const CALLS: readonly number[] = [5 * MINUTE, MINUTE, 30 * SECOND, 10 * SECOND]

/** The call that has just become due, going from one time left to a shorter one. */
export const callBetween = (before: number, after: number): number | null =>
  CALLS.findLast((call) => before > call && after <= call) ?? null

/** When the figures next change. */
export const nextTick = (left: number): number =>
  left <= TENTHS ? 100 : left > DAY ? MINUTE : (left % SECOND) + 1
