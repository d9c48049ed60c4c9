import { grid, type Page, widthOf, wrap } from '@sternentisch/kernel/terminal'
import { sectorsOf, stackAt } from '../reading/sight.ts'
import type { Action } from '../rules/action.ts'
import { write } from '../rules/notation.ts'
import { SHIP_CODES, SHIP_NAMES } from '../rules/ships.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { describeAction } from '../words/moves.ts'
import { warnings } from '../words/warnings.ts'
import { markOf } from './draw.ts'

interface Numbered {
  readonly action: Action
  readonly number: number
}

/** Moves into sectors as a chart with one column a sector, all others line by line; then what to look out for. */
export function listMoves(view: View, actions: readonly Action[], speech: Speech, page: Page): string | null {
  if (actions.length === 0 || actions[0].kind === 'fleet') return null
  const moves = actions.map((action, at) => ({ action, number: at + 1 }))
  const charted = moves.filter(({ action }) => action.kind === 'play' || action.kind === 'warp')
  const others = moves.filter((move) => !charted.includes(move))
  return [
    ...(charted.length > 0 ? [chart(view, charted, speech, page)] : []),
    ...(others.length > 0 ? [lines(view, others, speech, page)] : []),
    ...cautions(view, moves, speech, page),
  ].join('\n')
}

/** One row for each way to play a ship, or for each ship that can be moved. */
function chart(view: View, moves: readonly Numbered[], speech: Speech, page: Page): string {
  const rows = new Map<string, { cells: [string, string]; to: Map<number, number> }>()
  // Where a ship may lie face-down at all, that comes first.
  const ordered = [...moves].sort(
    (a, b) => a.action.ship - b.action.ship || Number(a.action.up) - Number(b.action.up),
  )
  for (const { action, number } of ordered) {
    const cells = headOf(view, action, speech)
    const row = rows.get(cells.join()) ?? { cells, to: new Map<number, number>() }
    row.to.set(action.kind === 'warp' ? action.to : action.sector, number)
    rows.set(cells.join(), row)
  }
  const plays = moves[0].action.kind === 'play'
  const sectors = sectorsOf(view)
  const head = ['', speech.say('stellar.move.toSector'), ...sectors.map((sector) => String(sector + 1))]
  const body = [...rows.values()].map(({ cells: [ship, way], to }, at, all) => [
    plays && all[at - 1]?.cells[0] === ship ? '' : ship,
    way,
    ...sectors.map((sector) => `${to.get(sector) ?? '·'}`),
  ])
  return indent(
    grid([head, ...body], [{}, {}, ...sectors.map(() => ({ align: 'right' as const }))], page.width),
  )
}

function headOf(view: View, action: Action, speech: Speech): [string, string] {
  if (action.kind === 'play') {
    const facing = action.up ? 'stellar.move.faceUp' : 'stellar.move.faceDown'
    return [`${SHIP_CODES[action.ship]} ${SHIP_NAMES[action.ship]}`, speech.say(facing)]
  }
  const seat = view.viewer as 0
  const card = stackAt(view, action.sector, seat).cards[action.place]
  return [`${markOf(card, seat)} ${SHIP_NAMES[card.face] ?? ''}`, `${action.sector + 1}.${action.place + 1}`]
}

const indent = (text: string): string => text.replace(/^/gm, '  ')

function lines(view: View, moves: readonly Numbered[], speech: Speech, page: Page): string {
  const cells = moves.map(({ action, number }) => [
    String(number),
    write(action),
    describeAction(action, view, speech, page),
  ])
  const one = grid(cells, [{ align: 'right' }, {}, {}], page.width - 2).split('\n')
  const widest = Math.max(...one.map(widthOf))
  if (one.length <= 6 || widest > (page.width - 5) / 2) return indent(one.join('\n'))
  const half = Math.ceil(one.length / 2)
  return indent(
    grid(
      one.slice(0, half).map((left, at) => [left, one[half + at] ?? '']),
      [{}, {}],
      page.width - 2,
    ),
  )
}

/** Each warning once, with the numbers of the moves it belongs to. */
function cautions(view: View, moves: readonly Numbered[], speech: Speech, page: Page): string[] {
  const found = new Map<string, number[]>()
  for (const { action, number } of moves) {
    for (const warning of warnings(action, view, speech, page)) {
      found.set(warning, [...(found.get(warning) ?? []), number])
    }
  }
  return [...found].map(([warning, numbers]) =>
    wrap(`  ! ${rangesOf(numbers)}  ${warning}`, page.width, '    '),
  )
}

/** `1–4, 7` */
export function rangesOf(numbers: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
