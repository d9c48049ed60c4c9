import { grid, type Page, widthOf, wrap } from '@sternentisch/kernel/terminal'
import type { Action } from '../rules/action.ts'
import { kitOf } from '../rules/kit.ts'
import { write, writeSpot } from '../rules/notation.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { cardAt, cardName } from '../words/cards.ts'
import { describeAction } from '../words/describe.ts'
import { warnings } from './consent.ts'

interface Numbered {
  readonly action: Action
  readonly number: number
}

const CHARTED: readonly string[] = ['play', 'moveHorizontal', 'moveFree']

/** Moves into sectors as a chart with one column a sector, all others line by line; then what to look out for. */
export function listMoves(view: View, actions: readonly Action[], speech: Speech, page: Page): string | null {
  if (actions.length === 0) return null
  const moves = actions.map((action, at) => ({ action, number: at + 1 }))
  const charted = moves.filter(({ action }) => CHARTED.includes(action.kind))
  const others = moves.filter((move) => !charted.includes(move))
  return [
    ...(charted.length > 0 ? [chart(view, charted, speech, page)] : []),
    ...(others.length > 0 ? [lines(view, others, speech, page)] : []),
    ...cautions(view, moves, speech, page),
  ].join('\n')
}

/** One row for each way to play a card, or for each card that can be moved. */
function chart(view: View, moves: readonly Numbered[], speech: Speech, page: Page): string {
  const rows = new Map<string, { cells: [string, string]; to: Map<number, number> }>()
  for (const { action, number } of moves) {
    const cells = headOf(view, action, speech)
    const row = rows.get(cells.join()) ?? { cells, to: new Map<number, number>() }
    row.to.set(action.kind === 'play' ? action.sector : action.to, number)
    rows.set(cells.join(), row)
  }
  const sectors = [0, 1, 2, 3, 4]
  const head = ['', speech.say('starfighter.move.toSector'), ...sectors.map((sector) => String(sector + 1))]
  const body = [...rows.values()].map(({ cells: [card, way], to }, at, all) => [
    all[at - 1]?.cells[0] === card ? '' : card,
    way,
    ...sectors.map((sector) => `${to.get(sector) ?? '·'}`),
  ])
  const columns = [{}, {}, ...sectors.map(() => ({ align: 'right' as const }))]
  return indent(grid([head, ...body], columns, page.width))
}

function headOf(view: View, action: Action, speech: Speech): [string, string] {
  const { seat, sector, place } = action
  if (action.kind !== 'play')
    return [cardAt(view, seat, sector, place, speech), writeSpot(seat, sector, place)]
  const kit = kitOf(view.options)
  const facing = action.up ? 'starfighter.move.front' : 'starfighter.move.back'
  return [cardName(kit, kit.faceOf.get(action.card) ?? -1, speech), speech.say(facing)]
}

const indent = (text: string): string => text.replace(/^/gm, '  ')

function lines(view: View, moves: readonly Numbered[], speech: Speech, page: Page): string {
  const cells = moves.map(({ action, number }) => [
    String(number),
    write(action),
    describeAction(action, view, speech),
  ])
  const one = grid(cells, [{ align: 'right' }, {}, { grows: true }], page.width - 2).split('\n')
  const widest = Math.max(...one.map(widthOf))
  if (one.length <= 6 || widest > (page.width - 5) / 2) return indent(one.join('\n'))
  const half = Math.ceil(one.length / 2)
  const pairs = one.slice(0, half).map((left, at) => [left, one[half + at] ?? ''])
  return indent(grid(pairs, [{}, {}], page.width - 2))
}

/** Each warning once, with the numbers of the moves it belongs to. */
function cautions(view: View, moves: readonly Numbered[], speech: Speech, page: Page): string[] {
  const found = new Map<string, number[]>()
  for (const { action, number } of moves) {
    for (const warning of warnings(action, view, speech))
      found.set(warning, [...(found.get(warning) ?? []), number])
  }
  return [...found].map(([warning, numbers]) =>
    wrap(`  ! ${rangesOf(numbers)}  ${warning}`, page.width, '    '),
  )
}

/** `1–3, 7` */
function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
