import type { GameBoard } from '@sternentisch/grammar'
import type { Action } from '../rules/action.ts'
import type { StarfighterEvent } from '../rules/events.ts'
import { kitOf } from '../rules/kit.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { warnings } from '../words/warnings.ts'
import { Chart } from './beside/chart.tsx'
import { Thumbnail } from './beside/thumbnail.tsx'
import { ending } from './ending/index.ts'
import { stands } from './log/stands.ts'
import { tell } from './log/tell.ts'
import { asks } from './prompt/asks.ts'
import { deed } from './prompt/deed.ts'
import { describe } from './prompt/describe.ts'
import { drawFirst } from './prompt/orders.ts'
import { Result } from './result/result.tsx'
import { Board } from './table/board.tsx'
import { type Memory, remember } from './table/memory.ts'
import { DeckPicker } from './yard/deck-picker.tsx'
import './fonts.css'
import './shapes/index.ts'
import './tokens.css'

/** Starfighter on the web. */
export const starfighterBoard: GameBoard<View, Action, StarfighterEvent, Memory, Options> = {
  Board,
  Thumbnail,
  Result,
  ending,
  Chart,
  hasPreview: true,
  orders: [drawFirst],
  ListPicker: DeckPicker,
  tell: (event, viewer, names, speech, options) =>
    tell(event, { viewer, names, speech, kit: kitOf(options) }),
  stands,
  describe,
  deed,
  warnings,
  asks,
  remember,
}
