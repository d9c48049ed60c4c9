import { type GameTerminal, grid, type Page } from '@sternentisch/kernel/terminal'
import type { Action } from '../rules/action.ts'
import type { SpacetraceEvent } from '../rules/events.ts'
import { write } from '../rules/notation.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { describeAction } from '../words/moves.ts'
import { warnings } from '../words/warnings.ts'
import { ask } from './ask.ts'
import { cardsChart, previewChart, signsChart } from './charts.ts'
import { needsConsent } from './consent.ts'
import { drawTable } from './draw.ts'
import { tellResult } from './result.ts'
import { tellEvent } from './tell.ts'
import { spellOut } from './typing.ts'

const CHARTS: Readonly<Record<string, (view: View, speech: Speech, page: Page) => string>> = {
  signs: signsChart,
  cards: cardsChart,
  preview: previewChart,
}

function listMoves(view: View, actions: readonly Action[], speech: Speech, page: Page): string | null {
  if (actions.length === 0) return null
  const rows = actions.map((action, at) => [
    String(at + 1),
    write(action),
    [describeAction(action, view, speech), ...warnings(action, view, speech)].join(' '),
  ])
  return grid(rows, [{ align: 'right' }, {}, { grows: true }], page.width - 2).replace(/^/gm, '  ')
}

/** Spacetrace in the terminal. Lists are short, so there is nothing that has to be typed. */
export const spacetraceTerminal: GameTerminal<View, Action, SpacetraceEvent> = {
  drawTable,
  ask,
  listMoves,
  explainTyping: () => '',
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
