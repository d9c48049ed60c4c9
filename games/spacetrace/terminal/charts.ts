import { type Speech, UNKNOWN } from '@sternentisch/kernel'
import { grid, type Page, wrap } from '@sternentisch/kernel/terminal'
import { forecast } from '../rules/forecast.ts'
import type { View } from '../rules/view.ts'
import { tellEvent } from './tell.ts'
import { cardName, gist, kitFor } from './words.ts'

/** Every card the viewer can see now, with what it says. */
export function cardsChart(view: View, speech: Speech, page: Page): string {
  const { figures } = kitFor(view)
  const faces = new Set(view.zones.flatMap((zone) => zone.cards.map(({ face }) => face)))
  faces.delete(UNKNOWN)
  const rows = [...faces]
    .sort((a, b) => a - b)
    .map((face) => [`  ${figures[face].id}`, cardName(speech, figures[face]), gist(speech, figures[face])])
  return grid(rows, [{}, {}, { grows: true }], page.width)
}

/** How the attack would go, row by row, from what lies open. */
export function previewChart(view: View, speech: Speech, page: Page): string {
  const lines = forecast(view)
    .events.filter(({ kind }) => TOLD.has(kind))
    .flatMap((event) => tellEvent(event, view, speech, page) ?? [])
  return [
    speech.say('spacetrace.preview.title'),
    ...lines.map((line) => wrap(`  ${line}`, page.width, '  ')),
  ].join('\n')
}

const TOLD = new Set([
  'battle',
  'row',
  'effect',
  'fired',
  'selfdestructed',
  'boosted',
  'baseHit',
  'left',
  'over',
])

const SIGNS = [
  '+ crews',
  '> fighter',
  '* overdrive',
  '@ fighter#7',
  '/ cruiser#4',
  '-3 mp',
  '- cruiser',
  '~ fighter#7',
]
const MORE = ['!', 'x before', 'o fighter#7', 'o keep', '.', '.t', '.?', '.x', '=', 'done']

/** How moves are written, and the signs on the table. */
export function signsChart(_view: View, speech: Speech, page: Page): string {
  const rows = [...SIGNS, ...MORE].map((sign, at) => [
    `  ${sign}`,
    speech.say(`spacetrace.sign.${SIGN_KEYS[at]}`),
  ])
  const table: readonly [string, string][] = [
    ['  Fighter#7 100×1/1', speech.say('spacetrace.sign.ship')],
    ['  [10×0 90×1j]', speech.say('spacetrace.sign.runs')],
    ['  ‖', speech.say('spacetrace.sign.order')],
  ]
  const columns = [{}, { grows: true }]
  return [grid(rows, columns, page.width), grid(table, columns, page.width)].join('\n')
}

export const SIGN_KEYS = [
  'reinforce',
  'play',
  'tactic',
  'aim',
  'sacrifice',
  'trade',
  'give',
  'move',
  'attack',
  'join',
  'place',
  'keep',
  'pass',
  'passTurn',
  'passTactic',
  'recall',
  'offer',
  'done',
]
