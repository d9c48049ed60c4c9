import type { GameBoard } from '@sternentisch/grammar'
import type { Told } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import type { StellarEvent } from '../rules/events.ts'
import type { View } from '../rules/view.ts'
import { warnings } from '../terminal/warnings.ts'
import { Board } from './board.tsx'
import { Chart } from './chart.tsx'
import { Result } from './result.tsx'
import './styles.ts'
import { Thumbnail } from './thumbnail.tsx'
import { asks } from './words/asks.ts'
import { describe } from './words/describe.ts'
import { noteOptions } from './words/kit.ts'
import { tell } from './words/tell.ts'

/** Stellar on the web. */
export const stellarBoard: GameBoard = {
  Board,
  Thumbnail,
  Result,
  Chart,
  hasPreview: true,
  tell: (event, viewer, names, speech) => tell(event as Told<StellarEvent>, viewer, names, speech),
  describe: (action, view, speech) => describe(action as Action, view as View, speech),
  warnings: (action, view, speech) => warnings(action as Action, view as View, speech),
  asks: (view, names, speech) => {
    noteOptions((view as View).options)
    return asks(view as View, names, speech)
  },
}

export * from './parts.ts'
