import type { Speech } from '../../text/index.ts'

/** The promise of the shuffle, as it was made before the first card. */
export const ShufflePromise = ({
  commitment,
  speech: { say },
}: {
  readonly commitment: string
  readonly speech: Speech
}) => (
  <details className="promise">
    <summary>{say('at.promise')}</summary>
    <p>{say('at.promise.why')}</p>
    <code>{commitment}</code>
  </details>
)
