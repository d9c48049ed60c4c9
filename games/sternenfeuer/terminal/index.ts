import type { GameTerminal, Page } from '@sternentisch/kernel/terminal'
import type { Action } from '../rules/action.ts'
import type { SternenfeuerEvent } from '../rules/events.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { needsConsent, warnings } from '../words/warnings.ts'
import { ask } from './ask.ts'
import { cardsChart, discardChart, figuresChart, placesChart, signsChart, unseenChart } from './charts.ts'
import { describeAction } from './describe.ts'
import { drawTable } from './draw.ts'
import { listMoves } from './moves.ts'
import { tellResult } from './result.ts'
import { tellEvent } from './tell.ts'
import { explainTyping, spellOut } from './typing.ts'

const CHARTS: Readonly<Record<string, (view: View, speech: Speech, page: Page) => string>> = {
  signs: signsChart,
  places: placesChart,
  figures: figuresChart,
  cards: cardsChart,
  unseen: unseenChart,
  discard: discardChart,
}

/** Sternenfeuer in the terminal. */
export const sternenfeuerTerminal: GameTerminal<View, Action, SternenfeuerEvent> = {
  drawTable,
  ask,
  listMoves,
  explainTyping,
  describeAction,
  warnings,
  needsConsent,
  tellEvent,
  tellResult,
  spellOut,
  presets: () => [],
  charts: Object.keys(CHARTS),
  drawChart: (word, view, speech, page) => CHARTS[word](view, speech, page),
}
