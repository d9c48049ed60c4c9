// §4.5 of the specification: volleys V1 to V22 and class battles W1 to W14
import { describe, expect, test } from 'vitest'
import type { Ability } from '../cards/index.ts'
import { classBattle } from '../rules/class-battle.ts'
import { kitOf } from '../rules/kit.ts'
import { writeRuns } from '../rules/notation.ts'
import { fireAt, JAMMED, KILLED, unmark } from '../rules/runs.ts'
import type { BattleFrame, Table } from '../rules/table.ts'
import { readRuns } from '../rules/written.ts'
import { stackOf } from '../rules/zones.ts'
import { addShips, type ShipWish } from './custom-set.ts'
import { scene } from './scene.ts'

/** `‖` separates the cards of a stack. */
const volleys: readonly [string, number, number, string, string, number][] = [
  ['V1', 100, 1, '100×1', '100×0', 0],
  ['V2', 10, 10, '100×1', '10×0 90×1', 0],
  ['V3', 100, 1, '10×10', '10×0', 0],
  ['V4', 99, 1, '10×10', '9×0 1×1', 0],
  ['V5', 7, 3, '5×10', '1×0 1×1 3×10', 0],
  ['V6', 8, 3, '5×10', '2×0 3×10', 0],
  ['V7', 60, 2, '70×2', '60×0 10×2', 0],
  ['V8', 60, 2, '100×1', '60×0 40×1', 0],
  ['V9', 40, 3, '70×2 ‖ 50×1', '40×0 30×2 ‖ 50×1', 0],
  ['V10', 15, 12, '10×10 ‖ 20×5', '10×0 ‖ 5×0 15×5', 0],
  ['V11', 20, 5, '10×10', '10×0', 0],
  ['V12', 21, 5, '3×0 1×5 6×10', '10×0', 8],
  ['V13', 10, 10, '1×1 9×10', '10×0', 0],
  ['V14', 1, 220, '4×45', '1×0 3×45', 0],
  ['V15', 4, 30, '4×45', '2×0 2×45', 0],
  ['V16', 4, 30, '1×70 ‖ 1×150', '1×0 ‖ 1×120', 0],
  ['V17', 100, 1, '1×1000', '1×900', 0],
  ['V18', 150, 1, '1×100 ‖ 1×1000', '1×0 ‖ 1×950', 0],
  ['V20', 1_000_000, 1, '900000×3', '333333×0 1×2 566666×3', 0],
  ['V21', 5, 10, '10×0', '10×0', 5],
  ['V22', 12, 4, '1×3 1×17 6×20', '3×0 1×16 4×20', 0],
]

describe('volleys', () => {
  test.each(volleys)('%s: %i shots of %i into %s', (_, shots, ap, before, after, unused) => {
    const stack = before.split(' ‖ ').map(readRuns)
    let left = shots
    for (const runs of stack) left = fireAt(runs, left, ap)
    expect(stack.map(writeRuns).join(' ‖ ').replaceAll('x', '×')).toBe(after)
    expect(left).toBe(unused)
  })
})

const turn = (...effects: Extract<Ability, { when: 'turn' }>['do']): Ability => ({
  when: 'turn',
  do: effects,
})
const preempt = (...effects: Extract<Ability, { when: 'preempt' }>['do']): Ability => ({
  when: 'preempt',
  do: effects,
})

/** `20×2/1` with what it can do; `now` is its state before the battle. */
interface Ship {
  readonly figures: string
  readonly does?: readonly Ability[]
  readonly selfdestruct?: boolean
  readonly now?: string
}
const plain = (...figures: string[]): Ship[] => figures.map((each) => ({ figures: each }))

const battles: readonly [
  name: string,
  fires: 'both' | 'A',
  A: readonly Ship[],
  B: readonly Ship[],
  afterA: string,
  afterB: string,
][] = [
  ['W1', 'both', plain('100×1/1'), plain('100×1/1'), '100×0', '100×0'],
  ['W2', 'both', plain('10×10/10'), plain('100×1/1'), '10×0', '10×0 90×1'],
  [
    'W3',
    'both',
    plain('20×2/1', '30×1/3'),
    plain('15×3/2', '40×1/1'),
    '20×0 ‖ 11×0 1×1 18×3',
    '15×0 ‖ 35×0 5×1',
  ],
  ['W4', 'A', plain('10×10/10'), plain('1×100/100'), '10×10', '1×0'],
  [
    'W5',
    'both',
    plain('1×100/100', '1×100/100', '1×100/100', '1×100/100'),
    plain('1×100/100'),
    '1×0 ‖ 1×100 ‖ 1×100 ‖ 1×100',
    '1×0',
  ],
  [
    'W6',
    'both',
    [{ figures: '1×50/100', does: [preempt({ op: 'destroy', ships: 1 })] }],
    plain('1×100/100', '1×100/100'),
    '1×0',
    '1×0 ‖ 1×50',
  ],
  [
    'W7',
    'both',
    [{ figures: '5×0/2', does: [preempt({ op: 'jam', ships: 3, per: 'ship' })] }],
    plain('20×1/1'),
    '2×0 1×1 2×2',
    '20×1',
  ],
  [
    'W8',
    'both',
    [{ figures: '4×2/2', does: [turn({ op: 'boost', cards: 1, times: 2 })] }, ...plain('10×3/4')],
    plain('12×2/6'),
    '4×0 ‖ 4×0 6×4',
    '11×0 1×6',
  ],
  [
    'W9',
    'both',
    [{ figures: '1×0/10', does: [turn({ op: 'kill', ships: 3 })], selfdestruct: true }],
    plain('5×4/3'),
    '1×0',
    '3×0 2×3',
  ],
  [
    'W10',
    'both',
    [
      { figures: '2×0/5', does: [turn({ op: 'repair', cards: 1 })] },
      { figures: '3×5/20', now: '1×0 1×4 1×20' },
    ],
    plain('6×6/6'),
    '2×0 ‖ 2×0 1×20',
    '1×0 5×6',
  ],
  [
    'W11',
    'both',
    [
      { figures: '3×1/2', does: [turn({ op: 'reconstruct', ships: 4 })] },
      { figures: '10×2/3', now: '6×0 4×3' },
    ],
    plain('5×3/4'),
    '3×0 ‖ 2×0 2×1 2×0 4×3',
    '4×0 1×2',
  ],
  [
    'W12',
    'both',
    [{ figures: '8×1/2', does: [turn({ op: 'damage', amount: 2, ships: 5 })] }],
    plain('4×3/3', '6×1/1'),
    '7×0 1×2',
    '4×0 ‖ 5×0 1×1',
  ],
  [
    'W13',
    'both',
    [...plain('10×1/1'), { figures: '10×1/1', selfdestruct: true }],
    plain('8×1/1'),
    // SP-11.8: the bombs are involved, though their side is finished before their salvo.
    '8×0 2×1 ‖ 10×0',
    '8×0',
  ],
  [
    'W14',
    'both',
    [{ figures: '1×0/10', does: [turn({ op: 'destroy', ships: 2 })] }],
    plain('base', '3×7/5'),
    '1×0',
    '1×1000 ‖ 2×0 1×5',
  ],
]

function wish(ship: Ship, id: string, shipClass: 1 | 4): ShipWish[] {
  if (ship.figures === 'base') return []
  const [, count, ap, lp] = /^(\d+)×(\d+)\/(\d+)$/.exec(ship.figures)!.map(Number)
  const { does = [], selfdestruct = false } = ship
  return [{ id, class: shipClass, count, ap, lp, abilities: does, selfdestruct, copies: 1 }]
}

/** Kill and jam marks are looked at elsewhere; the attacker's Base is not part of the vectors. */
const stateOf = (table: Table, seat: number, shipClass: number): string =>
  table.cards.zones[stackOf(seat, 0, shipClass)]
    .filter((card) => seat === 1 || card !== kitOf(table.options).bases[0])
    .map((card) => {
      const runs = table.runs[card].slice()
      unmark(runs, JAMMED | KILLED)
      return writeRuns(runs).replaceAll('x', '×')
    })
    .join(' ‖ ')

describe('class battles', () => {
  test.each(battles)('%s', (name, fires, A, B, afterA, afterB) => {
    const shipClass = B[0].figures === 'base' ? 4 : 1
    const id = (side: string, at: number): string => `${side}${'abcdefgh'[at]}`
    const ships = (side: string, stack: readonly Ship[]) =>
      stack.flatMap((ship, at) => wish(ship, id(side, at), shipClass))
    const set = `vectors${name.toLowerCase().replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)])}`
    addShips(set, [...ships('x', A), ...ships('y', B)])
    const line = (side: string, stack: readonly Ship[]): string =>
      stack
        .map(({ figures, now }, at) => (figures === 'base' ? 'base' : `${id(side, at)} ${now ?? ''}`.trim()))
        .join('; ')
    const table = scene({ A: { base: line('x', A) }, B: { base: line('y', B) }, options: { cards: set } })
    const battle: BattleFrame = {
      kind: 'battle',
      seat: 0,
      step: 'row',
      fleets: [0, 0],
      row: shipClass,
      spent: [0, 0],
      locked: [0, 0],
    }
    const looking = { table, cards: table.cards, kit: kitOf(table.options) }
    const random = { stream: () => ({ below: () => 0, shuffle: <T>(array: T[]) => array }), drawn: 0 }
    classBattle(
      { ...looking, random, tell: undefined },
      battle,
      [shipClass, shipClass],
      [true, fires === 'both'],
    )
    expect(stateOf(table, 0, shipClass)).toBe(afterA)
    expect(stateOf(table, 1, shipClass)).toBe(afterB)
  })

  test('V19: AP 0 means no shot', () => {
    const table = scene({ A: { base: 'drones' }, B: { base: 'monitors' } })
    const { kit, ...looking } = { table, cards: table.cards, kit: kitOf(table.options) }
    const told: string[] = []
    const battle = {
      kind: 'battle',
      seat: 0,
      step: 'row',
      fleets: [0, 0],
      row: 1,
      spent: [0, 0],
      locked: [0, 0],
    } as BattleFrame
    const random = { stream: () => ({ below: () => 0, shuffle: <T>(array: T[]) => array }), drawn: 0 }
    classBattle(
      { ...looking, kit, random, tell: ({ kind }) => told.push(kind) },
      battle,
      [1, 3],
      [true, false],
    )
    expect(told).toEqual([])
    expect(stateOf(table, 1, 3)).toBe('4×45')
  })
})
