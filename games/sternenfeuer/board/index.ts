import type { GameBoard } from '@sternentisch/grammar'
import type { Told } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import type { SternenfeuerEvent } from '../rules/events.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { warnings } from '../terminal/warnings.ts'
import { Board } from './board.tsx'
import { type Memory, NOTHING, remember } from './memory.ts'
import { Notebook } from './notebook.tsx'
import { Result } from './result.tsx'
import './styles.ts'
import { Thumbnail } from './thumbnail.tsx'
import { asks } from './words/asks.ts'
import { describeOnBoard } from './words/describe.ts'
import { stands } from './words/stands.ts'
import { tellOnBoard } from './words/tell.ts'

/** Sternenfeuer on the web. */
export const sternenfeuerBoard: GameBoard = {
  Board,
  Thumbnail,
  Result,
  Chart: Notebook,
  hasPreview: true,
  tell: (event, viewer, names, speech, options) =>
    tellOnBoard(event as Told<SternenfeuerEvent>, viewer, names, speech, options as Options),
  stands: (event) => stands(event as Told<SternenfeuerEvent>),
  describe: (action, view, speech) => describeOnBoard(action as Action, view as View, speech),
  warnings: (action, view, speech) => warnings(action as Action, view as View, speech),
  progress: (view, speech) => speech.say('sternenfeuer.board.turn', { n: (view as View).turn }),
  remember: (memory, moment) => remember((memory as Memory | undefined) ?? NOTHING, moment),
  asks: (view, names, speech) => asks(view as View, names, speech),
}
