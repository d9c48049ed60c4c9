import type { GameBoard } from '@sternentisch/grammar'
import type { Told } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import type { SternenfeuerEvent } from '../rules/events.ts'
import { kitOf } from '../rules/kit.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { describeAction } from '../terminal/describe.ts'
import { warnings } from '../terminal/warnings.ts'
import { Board } from './board.tsx'
import { Notebook } from './notebook.tsx'
import { Result } from './result.tsx'
import './styles.ts'
import { Thumbnail } from './thumbnail.tsx'
import { asks } from './words/asks.ts'
import { tell } from './words/tell.ts'

/** Sternenfeuer on the web. */
export const sternenfeuerBoard: GameBoard = {
  Board,
  Thumbnail,
  Result,
  Chart: Notebook,
  hasPreview: true,
  tell: (event, viewer, names, speech, options) =>
    tell(event as Told<SternenfeuerEvent>, { viewer, names, speech, kit: kitOf(options as Options) }),
  describe: (action, view, speech) => describeAction(action as Action, view as View, speech),
  warnings: (action, view, speech) => warnings(action as Action, view as View, speech),
  asks: (view, names, speech) => asks(view as View, names, speech),
}
