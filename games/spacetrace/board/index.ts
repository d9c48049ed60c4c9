import './fonts.css'
import './tokens.css'
import type { GameBoard } from '@sternentisch/grammar'
import { type Memory, remember } from '../reading/attack/memory.ts'
import type { Action } from '../rules/action.ts'
import type { SpacetraceEvent } from '../rules/events.ts'
import { kitOf } from '../rules/kit.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { warnings } from '../words/warnings.ts'
import { asks } from './console/asks.ts'
import { deed } from './console/deed.ts'
import { describe } from './console/describe.ts'
import { progress } from './console/progress.ts'
import { windows } from './console/windows.ts'
import { DeckPicker } from './deck/picker.tsx'
import { ending } from './ending/index.ts'
import { Chart } from './glance/chart.tsx'
import { Thumbnail } from './glance/thumbnail.tsx'
import { stands } from './log/stands.ts'
import { tell } from './log/tell.ts'
import { Result } from './result/result.tsx'
import { Board } from './table/board.tsx'

/** Spacetrace on the web. */
export const spacetraceBoard: GameBoard<View, Action, SpacetraceEvent, Memory, Options> = {
  Board,
  Thumbnail,
  Result,
  ending,
  Chart,
  ListPicker: DeckPicker,
  hasPreview: true,
  remember,
  tell: (event, viewer, names, speech, options) =>
    tell(event, { viewer, names, speech, kit: kitOf(options) }),
  stands,
  progress,
  describe,
  deed,
  warnings,
  asks,
  windows,
}
