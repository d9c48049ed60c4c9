import { type Lost, rescueLog } from '../../host/share.ts'
import type { Speech } from '../../text/index.ts'

interface RescueButtonProps {
  /** A match at the table, or the log of one that cannot be read. */
  readonly lost: Lost | string
  readonly speech: Speech
}

/** Saves a match that would be lost otherwise, and says that its secrets go with it. */
export const RescueButton = ({ lost, speech }: RescueButtonProps) => (
  <button type="button" className="button" onClick={() => rescueLog(lost)}>
    {speech.say('table.rescue.save')}
  </button>
)
