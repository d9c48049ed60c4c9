import type { Speech } from '@sternentisch/kernel'
import { rescueLog } from './share.ts'

/** Saves a match that would be lost otherwise, and says that its secrets go with it. */
export const RescueButton = ({ log, speech }: { readonly log: () => string; readonly speech: Speech }) => (
  <button type="button" className="button" onClick={() => rescueLog(log())}>
    {speech.say('table.rescue.save')}
  </button>
)
