import type { Speech } from '../text/index.ts'

const GRADES = [1, 2, 3, 4, 5]

/** How hard it is, as five diamonds. */
export const Grade = ({ n, speech }: { readonly n: number; readonly speech: Speech }) => (
  <span className="grade" role="img" aria-label={speech.say('puzzle.gradeOf', { n })}>
    {GRADES.map((each) => (
      <i key={each} data-full={each <= n ? '' : undefined} />
    ))}
  </span>
)
