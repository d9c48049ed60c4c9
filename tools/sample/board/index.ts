import type { GameBoard } from '@sternentisch/grammar'
import type { Action, SampleEvent } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { asks, describeAction, tellEvent } from '../words/tell.ts'
import { Board } from './board.tsx'
import { ending } from './ending/index.tsx'
import { Result } from './result.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** Sample on the web. */
export const sampleBoard: GameBoard<View, Action, SampleEvent> = {
  Board,
  Thumbnail,
  Result,
  ending,
  tell: tellEvent,
  describe: describeAction,
  deed: ({ ship }, _, { say }) => say('sample.deed.send', { ship }),
  warnings: () => [],
  asks,
  progress: ({ round, result }, speech) => (result ? null : speech.say('sample.draw.round', { round })),
}
