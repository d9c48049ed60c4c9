import type { GameBoard } from '@sternentisch/grammar'
import type { Action } from '../rules/action.ts'
import type { SternenfeuerEvent } from '../rules/events.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { warnings } from '../words/warnings.ts'
import { Notebook } from './glance/notebook.tsx'
import { Result } from './result/result.tsx'
import { Board } from './table/board.tsx'
import { type Memory, remember } from './table/memory.ts'
import './fonts.css'
import './tokens.css'
import { asks } from './console/asks.ts'
import { deed } from './console/deed.ts'
import { describeOnBoard } from './console/describe.ts'
import { ending } from './ending/index.ts'
import { Thumbnail } from './glance/thumbnail.tsx'
import { stands } from './log/stands.ts'
import { tellOnBoard } from './log/tell.ts'

/** Sternenfeuer on the web. */
export const sternenfeuerBoard: GameBoard<View, Action, SternenfeuerEvent, Memory, Options> = {
  Board,
  Thumbnail,
  Result,
  ending,
  Chart: Notebook,
  hasPreview: true,
  tell: tellOnBoard,
  stands,
  describe: describeOnBoard,
  deed,
  warnings,
  progress: ({ turn }, speech) => speech.say('sternenfeuer.board.turn', { n: turn }),
  remember,
  asks,
}
