import type { GameBoard } from '@sternentisch/grammar'
import type { Action } from '../rules/action.ts'
import type { SpacetraceEvent } from '../rules/events.ts'
import { kitOf } from '../rules/kit.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { warnings } from '../words/warnings.ts'
import { Board } from './board.tsx'
import { Chart } from './chart.tsx'
import { DeckPicker } from './deck-picker.tsx'
import { type Memory, remember } from './memory.ts'
import { Result } from './result.tsx'
import './styles.ts'
import { Thumbnail } from './thumbnail.tsx'
import { asks } from './words/asks.ts'
import { describe } from './words/describe.ts'
import { progress } from './words/progress.ts'
import { stands } from './words/stands.ts'
import { tell } from './words/tell.ts'

/** Spacetrace on the web. */
export const spacetraceBoard: GameBoard<View, Action, SpacetraceEvent, Memory, Options> = {
  Board,
  Thumbnail,
  Result,
  Chart,
  ListPicker: DeckPicker,
  hasPreview: true,
  remember,
  tell: (event, viewer, names, speech, options) =>
    tell(event, { viewer, names, speech, kit: kitOf(options) }),
  stands,
  progress,
  describe,
  warnings,
  asks,
}
