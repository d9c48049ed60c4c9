import type { Speech } from '../../text/index.ts'
import { TableIcon } from '../icons.tsx'

/** From turning point to turning point. */
export function TurnSteps({
  onTurn,
  speech,
}: {
  readonly onTurn: (by: 1 | -1) => void
  readonly speech: Speech
}) {
  return (
    <div className="turn-steps">
      <button
        type="button"
        className="button tool"
        title={speech.say('review.turn.previous')}
        onClick={() => onTurn(-1)}
      >
        <TableIcon name="turnBack" />
        <span>{speech.say('review.turn.previous')}</span>
      </button>
      <button
        type="button"
        className="button tool"
        title={speech.say('review.turn.next')}
        onClick={() => onTurn(1)}
      >
        <TableIcon name="turnOn" />
        <span>{speech.say('review.turn.next')}</span>
      </button>
    </div>
  )
}
