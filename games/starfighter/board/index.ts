import type { GameBoard } from '@sternentisch/grammar'
import type { Action } from '../rules/action.ts'
import type { StarfighterEvent } from '../rules/events.ts'
import { kitOf } from '../rules/kit.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { warnings } from '../words/warnings.ts'
import { Board } from './board.tsx'
import { Chart } from './chart.tsx'
import { DeckPicker } from './deck-picker.tsx'
import { type Memory, remember } from './memory.ts'
import { drawFirst } from './orders.ts'
import { Result } from './result.tsx'
import './styles.ts'
import { Thumbnail } from './thumbnail.tsx'
import { asks } from './words/asks.ts'
import { describe } from './words/describe.ts'
import { stands } from './words/stands.ts'
import { tell } from './words/tell.ts'

/** Starfighter on the web. */
export const starfighterBoard: GameBoard<View, Action, StarfighterEvent, Memory, Options> = {
  Board,
  Thumbnail,
  Result,
  Chart,
  hasPreview: true,
  orders: [drawFirst],
  ListPicker: DeckPicker,
  tell: (event, viewer, names, speech, options) =>
    tell(event, { viewer, names, speech, kit: kitOf(options) }),
  stands,
  describe,
  warnings,
  asks,
  remember,
}

export * from './parts.ts'
