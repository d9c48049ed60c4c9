import type { Speech } from '../../text/index.ts'
import type { OpenReview } from './use-review.ts'

/** How far the reading has come, and how to stop it or go on. Said aloud at quarters only. */
export function ReadingLine({ review, speech }: { readonly review: OpenReview; readonly speech: Speech }) {
  const { readings, all, progress } = review
  const n = readings.length
  const quarter = Math.floor((4 * n) / all)
  return (
    <div className="reading" data-progress={progress}>
      <span className="unseen" role="status">
        {progress === 'done'
          ? speech.say('review.done')
          : quarter > 0 &&
            speech.say('review.read', {
              n: Math.max(n === all ? all : 0, Math.ceil((quarter * all) / 4)),
              all,
            })}
      </span>
      {progress !== 'done' && (
        <>
          <progress max={all} value={n} aria-label={speech.say('review.title')} />
          <span>
            {progress === 'failed' ? speech.say('review.failed') : speech.say('review.read', { n, all })}
          </span>
          {progress === 'reading' ? (
            <button type="button" className="button plain" onClick={review.stop}>
              {speech.say('review.stop')}
            </button>
          ) : (
            <button type="button" className="button plain" onClick={review.readOn}>
              {speech.say('review.readOn')}
            </button>
          )}
        </>
      )}
    </div>
  )
}
