import { grid, type Page, wrap } from '@sternentisch/kernel/terminal'
import { attackTotals } from '../reading/totals.ts'
import type { Action } from '../rules/action.ts'
import { sternenfeuer } from '../rules/game.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { warnings } from '../words/warnings.ts'
import { describeAction } from './describe.ts'
import { cardLabel } from './labels.ts'

/** So many moves are told in words, one a line; more are put together card by card. */
const IN_WORDS = 12

export function listMoves(view: View, actions: readonly Action[], speech: Speech, page: Page): string | null {
  if (actions.length === 0) return null
  const list =
    actions.length <= IN_WORDS ? inWords(view, actions, speech, page) : byCard(view, actions, speech, page)
  return [list, ...cautions(view, actions, speech, page)].join('\n')
}

function inWords(view: View, actions: readonly Action[], speech: Speech, page: Page): string {
  const rows = actions.map((action, at) => [
    `  ${at + 1}`,
    sternenfeuer.write(action),
    describeAction(action, view, speech),
  ])
  return grid(rows, [{ align: 'right' }, {}, { grows: true }], page.width)
}

/** `A03 Open Battle   6 A a1.1xb1.1 48:42   7 A a1.1xb1.2 48:?   8 X` */
function byCard(view: View, actions: readonly Action[], speech: Speech, page: Page): string {
  const rows = new Map<string, string[]>()
  for (const [at, action] of actions.entries()) {
    const head = headOf(action, speech)
    const cells = rows.get(head) ?? []
    cells.push(`${at + 1} ${shortOf(action)}${totalsBehind(view, action)}`)
    rows.set(head, cells)
  }
  return grid(
    // No-break spaces keep number and move together.
    [...rows].map(([head, cells]) => [
      `  ${head}`,
      cells.map((cell) => cell.replaceAll(' ', '\u00a0')).join('  '),
    ]),
    [{}, { grows: true }],
    page.width,
  )
}

const headOf = ({ card, kind }: Action, speech: Speech): string =>
  card >= 0
    ? cardLabel(card, speech)
    : speech.say(kind === 'turnUp' ? 'sternenfeuer.head.turnUp' : 'sternenfeuer.head.end')

/** The move without its card, which stands at the start of the line. */
function shortOf(action: Action): string {
  const text = sternenfeuer.write(action)
  if (action.card < 0) return action.kind === 'turnUp' ? text.slice(2) : text
  const [sign, rest] = [text[0], text.slice(5)]
  return sign === 'P' || sign === 'X' ? `${sign}${rest}` : `${sign}${rest.replace(/^:/, '\u00a0')}`
}

/** How the fight would end, as it is told in words too. */
const totalsBehind = (view: View, action: Action): string =>
  action.kind === 'attack' ? ` ${attackTotals(view, action)}` : ''

/** Each warning once, with the numbers of the moves it belongs to. */
function cautions(view: View, actions: readonly Action[], speech: Speech, page: Page): string[] {
  const found = new Map<string, number[]>()
  for (const [at, action] of actions.entries()) {
    for (const warning of warnings(action, view, speech))
      found.set(warning, [...(found.get(warning) ?? []), at + 1])
  }
  return [...found].map(([warning, numbers]) =>
    wrap(`  ! ${numbers.join(', ')}  ${warning}`, page.width, '    '),
  )
}
