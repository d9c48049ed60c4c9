import type { Refusal } from '@sternentisch/kernel'
import type { Speech } from '../text/index.ts'
import { Refused } from './refused.tsx'
import type { Fault } from './seating.ts'

interface Props {
  readonly game: string
  /** What is wrong with the seats, and with all else together. */
  readonly fault: Fault | null
  readonly refusal: Refusal | null
  readonly speech: Speech
}

/** The button that starts the match, and why it does not. */
export const Begin = ({ game, fault, refusal, speech }: Props) => (
  <div className="begin">
    <div role="alert" className="wrong">
      {fault && <p id="fault">{fault.message}</p>}
      {refusal && (
        <p>
          <Refused game={game} refusal={refusal} speech={speech} />
        </p>
      )}
    </div>
    <button type="submit" className="button main">
      {speech.say('home.new.start')}
    </button>
  </div>
)
