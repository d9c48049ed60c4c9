import type { GameBoard } from '@sternentisch/grammar'
import type { Told } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import type { SpacetraceEvent } from '../rules/events.ts'
import { kitOf } from '../rules/kit.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { warnings } from '../terminal/warnings.ts'
import { Board } from './board.tsx'
import { Chart } from './chart.tsx'
import { DeckPicker } from './deck-picker.tsx'
import { remember } from './memory.ts'
import { Result } from './result.tsx'
import './styles.ts'
import { Thumbnail } from './thumbnail.tsx'
import { asks } from './words/asks.ts'
import { describe } from './words/describe.ts'
import { progress } from './words/progress.ts'
import { stands } from './words/stands.ts'
import { tell } from './words/tell.ts'

/** Spacetrace on the web. */
export const spacetraceBoard: GameBoard = {
  Board,
  Thumbnail,
  Result,
  Chart,
  ListPicker: DeckPicker,
  hasPreview: true,
  remember,
  tell: (event, viewer, names, speech, options) =>
    tell(event as Told<SpacetraceEvent>, { viewer, names, speech, kit: kitOf(options as Options) }),
  stands: (event) => stands(event as Told<SpacetraceEvent>),
  progress: (view, speech) => progress(view as View, speech),
  describe: (action, view, speech) => describe(action as Action, view as View, speech),
  warnings: (action, view, speech) => warnings(action as Action, view as View, speech),
  asks: (view, names, speech) => asks(view as View, names, speech),
}
