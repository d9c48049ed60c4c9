import type { GameBoard } from '@sternentisch/grammar'
import type { Action } from '../rules/action.ts'
import type { SternenfeuerEvent } from '../rules/events.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { warnings } from '../words/warnings.ts'
import { Board } from './board.tsx'
import { type Memory, remember } from './memory.ts'
import { Notebook } from './notebook.tsx'
import { Result } from './result.tsx'
import './styles.ts'
import { Thumbnail } from './thumbnail.tsx'
import { asks } from './words/asks.ts'
import { describeOnBoard } from './words/describe.ts'
import { stands } from './words/stands.ts'
import { tellOnBoard } from './words/tell.ts'

/** Sternenfeuer on the web. */
export const sternenfeuerBoard: GameBoard<View, Action, SternenfeuerEvent, Memory, Options> = {
  Board,
  Thumbnail,
  Result,
  Chart: Notebook,
  hasPreview: true,
  tell: tellOnBoard,
  stands,
  describe: describeOnBoard,
  warnings,
  progress: ({ turn }, speech) => speech.say('sternenfeuer.board.turn', { n: turn }),
  remember,
  asks,
}
