import type { GameTerminal, Page } from '@sternentisch/kernel/terminal'
import type { Action } from '../rules/action.ts'
import type { StarfighterEvent } from '../rules/events.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { ask } from '../words/ask.ts'
import { describeAction } from '../words/describe.ts'
import { tellResult } from '../words/result.ts'
import { discardChart, effectsChart, signsChart } from './charts.ts'
import { needsConsent, warnings } from './consent.ts'
import { drawTable } from './draw.ts'
import { halvesChart } from './halves.ts'
import { listMoves } from './moves.ts'
import { tellEvent } from './tell.ts'

const CHARTS: Readonly<Record<string, (view: View, speech: Speech, page: Page) => string>> = {
  signs: signsChart,
  halves: halvesChart,
  effects: effectsChart,
  discard: discardChart,
}

/** Starfighter in the terminal. */
export const starfighterTerminal: GameTerminal<View, Action, StarfighterEvent> = {
  drawTable,
  ask,
  listMoves,
  // Every choice is listed, so nothing has to be typed out.
  explainTyping: signsChart,
  describeAction,
  warnings,
  needsConsent,
  tellEvent,
  tellResult,
  spellOut: (_, typed) => typed,
  presets: () => [],
  charts: Object.keys(CHARTS),
  drawChart: (word, view, speech, page) => CHARTS[word](view, speech, page),
}
