import { broughtStaysSecret } from './brought.ts'
import type { Check } from './check.ts'
import { imagineIsFair } from './fair.ts'
import { feedsAreWritten, feedsFold, feedsKeepSecrets } from './feeds.ts'
import { imaginingIsTheSame } from './imagining.ts'
import { interleaved } from './interleaved.ts'
import { imagineFits, viewsArePlain } from './knowledge.ts'
import { conceding, draws, replay, takingBack, undo, undoTeachesNothing } from './match.ts'
import { noninterference } from './noninterference.ts'
import { eventsAreWritten, partsTellApart } from './notation.ts'
import { conservation, copies, ends, lists, neverStuck, setups } from './play.ts'

/** What holds for every game. */
export const checks: readonly Check[] = [
  ends,
  neverStuck,
  conservation,
  lists,
  partsTellApart,
  eventsAreWritten,
  copies,
  interleaved,
  setups,
  replay,
  undo,
  takingBack,
  undoTeachesNothing,
  conceding,
  draws,
  viewsArePlain,
  imagineFits,
  imaginingIsTheSame,
  imagineIsFair,
  noninterference,
  broughtStaysSecret,
  feedsFold,
  feedsAreWritten,
  feedsKeepSecrets,
]

export { attentive, slipIn } from './attentive.ts'
export { type Check, check, expectSame } from './check.ts'
export { eachTwin, type Twins } from './noninterference.ts'
export { faultIn, faultInDrawing } from './sentences.ts'
export { terminalSpeaks } from './terminal.ts'
