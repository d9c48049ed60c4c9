import type { GameTerminal, Page } from '@sternentisch/kernel/terminal'
import type { Action } from '../rules/action.ts'
import type { StellarEvent } from '../rules/events.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { ask } from '../words/ask.ts'
import { describeAction } from '../words/moves.ts'
import { needsConsent, warnings } from '../words/warnings.ts'
import { matrixChart, shipsChart, unseenChart } from './charts.ts'
import { drawTable } from './draw.ts'
import { listMoves } from './moves.ts'
import { tellResult } from './result.ts'
import { signsChart } from './signs.ts'
import { tellEvent } from './tell.ts'
import { explainTyping, presets, spellOut } from './typing.ts'

const CHARTS: Readonly<Record<string, (view: View, speech: Speech, page: Page) => string>> = {
  signs: signsChart,
  ships: shipsChart,
  matrix: matrixChart,
  unseen: unseenChart,
}

/** Stellar in the terminal. */
export const stellarTerminal: GameTerminal<View, Action, StellarEvent> = {
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
  presets,
  charts: Object.keys(CHARTS),
  drawChart: (word, view, speech, page) => CHARTS[word](view, speech, page),
}
