import type { Speech } from '../../text/index.ts'
import { type Projector, SPEEDS, type Speed } from './projector.ts'

/** How quickly a replay runs. */
export const SpeedSelect = ({
  projector,
  speed,
  speech: { say, lang },
}: {
  readonly projector: Projector
  readonly speed: Speed
  readonly speech: Speech
}) => (
  <label className="controls-speed">
    <span className="unseen">{say('table.replay.speed')}</span>
    <select
      value={speed}
      onChange={(event) =>
        projector.setSpeed(SPEEDS.find((each) => each === Number(event.target.value)) ?? 1)
      }
    >
      {SPEEDS.map((each) => (
        <option key={each} value={each}>
          {say('table.replay.times', { times: each.toLocaleString(lang) })}
        </option>
      ))}
    </select>
  </label>
)
