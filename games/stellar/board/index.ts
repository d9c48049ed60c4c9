import type { GameBoard } from '@sternentisch/grammar'
import type { Action } from '../rules/action.ts'
import type { StellarEvent } from '../rules/events.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { warnings } from '../words/warnings.ts'
import { Board } from './board.tsx'
import { Chart } from './chart.tsx'
import { type Memory, remember } from './memory.ts'
import { Result } from './result.tsx'
import './styles.ts'
import { Thumbnail } from './thumbnail.tsx'
import { asks } from './words/asks.ts'
import { describe } from './words/describe.ts'
import { progress } from './words/progress.ts'
import { stands } from './words/stands.ts'
import { tell } from './words/tell.ts'

/** Stellar on the web. */
export const stellarBoard: GameBoard<View, Action, StellarEvent, Memory, Options> = {
  Board,
  Thumbnail,
  Result,
  Chart,
  hasPreview: true,
  tell,
  stands,
  describe,
  warnings,
  progress,
  asks,
  remember,
}

export * from './parts.ts'
