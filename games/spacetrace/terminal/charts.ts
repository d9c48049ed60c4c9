import { UNKNOWN } from '@sternentisch/kernel'
import { grid, type Page, wrap } from '@sternentisch/kernel/terminal'
import { kitFor } from '../reading/kit.ts'
import { forecast } from '../rules/forecast.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { cardName, gist } from '../words/cards.ts'
import { tellEvent } from './tell.ts'

/** Every card the viewer can see now, with what it says. */
export function cardsChart(view: View, speech: Speech, page: Page): string {
  const { figures } = kitFor(view)
  const faces = new Set(view.zones.flatMap((zone) => zone.cards.map(({ face }) => face)))
  faces.delete(UNKNOWN)
  const rows = [...faces]
    .sort((a, b) => a - b)
    .map((face) => [`  ${figures[face].id}`, cardName(figures[face], speech), gist(figures[face], speech)])
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

/** Each kind of move, and how it is written. */
const SIGNS = [
  ['reinforce', '+ crews'],
  ['play', '> fighter'],
  ['tactic', '* overdrive'],
  ['aim', '@ fighter#7'],
  ['sacrifice', '/ cruiser#4'],
  ['trade', '-3 mp'],
  ['give', '- cruiser'],
  ['move', '~ fighter#7'],
  ['attack', '!'],
  ['join', 'x before'],
  ['place', 'o fighter#7'],
  ['keep', 'o keep'],
  ['pass', '.'],
  ['passTurn', '.t'],
  ['passTactic', '.?'],
  ['recall', '.x'],
  ['offer', '='],
  ['done', 'done'],
] as const

/** How moves are written, and the signs on the table. */
export function signsChart(_view: View, speech: Speech, page: Page): string {
  const rows = SIGNS.map(([key, written]) => [`  ${written}`, speech.say(`spacetrace.sign.${key}`)])
  const table: readonly [string, string][] = [
    ['  Fighter#7 100×1/1', speech.say('spacetrace.sign.ship')],
    ['  (AP 1×2)', speech.say('spacetrace.sign.changedAp')],
    ['  [10×0 90×1j]', speech.say('spacetrace.sign.runs')],
    ['  ‖', speech.say('spacetrace.sign.order')],
  ]
  const columns = [{}, { grows: true }]
  return [grid(rows, columns, page.width), grid(table, columns, page.width)].join('\n')
}
