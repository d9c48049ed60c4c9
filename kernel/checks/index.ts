import type { Check } from './check.ts'
import { imagineIsFair } from './fair.ts'
import { feedsFold, feedsKeepSecrets } from './feeds.ts'
import { interleaved } from './interleaved.ts'
import { imagineFits, viewsArePlain } from './knowledge.ts'
import { conceding, draws, replay, undo, undoTeachesNothing } from './match.ts'
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
  undoTeachesNothing,
  conceding,
  draws,
  viewsArePlain,
  imagineFits,
  imagineIsFair,
  noninterference,
  feedsFold,
  feedsKeepSecrets,
]

export { attentive, slipIn } from './attentive.ts'
export type { Check } from './check.ts'
export { faultIn } from './sentences.ts'
export { terminalSpeaks } from './terminal.ts'
