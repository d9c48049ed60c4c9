import { RATED_BEGINS, RATED_NEW, type RatingNow } from '@sternentisch/wire'
import type { Speech } from '../../text/index.ts'

/** The course of a rating as a line, from where everybody begins. */
function course(points: readonly number[]): string {
  const all = [RATED_BEGINS, ...points]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const at = (point: number, k: number): string =>
    `${((100 * k) / (all.length - 1)).toFixed(1)} ${(26 - (22 * (point - low)) / Math.max(1, high - low)).toFixed(1)}`
  return `M${all.map(at).join('L')}`
}

/** How strong one is, how uncertain that is, and how it came about. */
export function Rating({
  rating: { points, about },
  speech,
}: {
  readonly rating: RatingNow
  readonly speech: Speech
}) {
  const { say } = speech
  const n = points[points.length - 1]
  return (
    <div className="rating">
      <p className="unseen">{say('lobby.account.rating', { n, about })}</p>
      <p aria-hidden="true">
        <b>{n}</b> {say('lobby.account.rating.about', { n: about })}{' '}
        {points.length < RATED_NEW && <i>{say('lobby.account.rating.new')}</i>}
      </p>
      <svg viewBox="-2 0 104 30" preserveAspectRatio="none" aria-hidden="true">
        <path d={course(points)} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  )
}
