import type { GameBoard } from '@sternentisch/grammar'
import type { Told } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import type { StarfighterEvent } from '../rules/events.ts'
import { kitOf } from '../rules/kit.ts'
import type { Options } from '../rules/options.ts'
import type { View } from '../rules/view.ts'
import { warnings } from '../terminal/warnings.ts'
import { Board } from './board.tsx'
import { Chart } from './chart.tsx'
import { DeckPicker } from './deck-picker.tsx'
import { type Memory, NOTHING, remember } from './memory.ts'
import { drawFirst } from './orders.ts'
import { Result } from './result.tsx'
import './styles.ts'
import { Thumbnail } from './thumbnail.tsx'
import { asks } from './words/asks.ts'
import { describe } from './words/describe.ts'
import { stands } from './words/stands.ts'
import { tell } from './words/tell.ts'

/** Starfighter on the web. */
export const starfighterBoard: GameBoard = {
  Board,
  Thumbnail,
  Result,
  Chart,
  hasPreview: true,
  orders: [drawFirst],
  ListPicker: DeckPicker,
  tell: (event, viewer, names, speech, options) =>
    tell(event as Told<StarfighterEvent>, { viewer, names, speech, kit: kitOf(options as Options) }),
  stands: (event) => stands(event as Told<StarfighterEvent>),
  describe: (action, view, speech) => describe(action as Action, view as View, speech),
  warnings: (action, view, speech) => warnings(action as Action, view as View, speech),
  asks: (view, names, speech, shown) =>
    asks(view as View, names, speech, shown as Told<StarfighterEvent> | null),
  remember: (memory, moment) => remember((memory as Memory | undefined) ?? NOTHING, moment),
}

export * from './parts.ts'
