import type { GameBoard } from '@sternentisch/grammar'
import type { Action } from '../rules/action.ts'
import type { StellarEvent } from '../rules/events.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { warnings } from '../words/warnings.ts'
import { Chart } from './chart/chart.tsx'
import { ending } from './ending/index.ts'
import { stands } from './log/stands.ts'
import { tell } from './log/tell.ts'
import { asks } from './prompt/asks.ts'
import { deed, goOn } from './prompt/deed.ts'
import { describe } from './prompt/describe.ts'
import { progress } from './prompt/progress.ts'
import { Result } from './result/result.tsx'
import { Board } from './table/board.tsx'
import { type Memory, remember } from './table/memory.ts'
import { Thumbnail } from './table/thumbnail.tsx'
import './tokens.css'
import './base.css'
import './motion.css'
import './shapes/index.css'

/** Stellar on the web. */
export const stellarBoard: GameBoard<View, Action, StellarEvent, Memory, Options> = {
  Board,
  Thumbnail,
  Result,
  ending,
  Chart,
  hasPreview: true,
  tell,
  stands,
  describe,
  deed,
  goOn,
  warnings,
  progress,
  asks,
  remember,
}
