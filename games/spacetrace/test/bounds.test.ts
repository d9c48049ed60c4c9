// Work per action is bounded: the worst tables that can be built stay far below the budget
import { drive, randomFrom, seedFrom } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { advance, BUDGET } from '../rules/advance.ts'
import { kitOf } from '../rules/kit.ts'
import type { Playing, Table } from '../rules/table.ts'
import { addShips } from './custom-set.ts'
import { attack, decides, fleet, movesOf, play, scene } from './scene.ts'

function stepsOf(table: Table): number {
  let steps = 0
  const random = randomFrom(seedFrom('steps'))
  const playing: Playing = { table, cards: table.cards, kit: kitOf(table.options), random, tell: undefined }
  const counted: typeof advance = (context, frame) => {
    steps++
    return advance(context, frame)
  }
  drive(table.pending, playing, counted, 10_000)
  return steps
}

describe('bounds', () => {
  test('one move that fights four battles of four rows is far below the budget', () => {
    const fleets = { base: 'drones; dock; bulwark; starfort', extra: 'patrol; mothership' }
    const table = scene({ A: fleets, B: fleets })
    table.attacked = true
    table.pending.push({ kind: 'attack', seat: 0, step: 'fight', joins: ['before', 'before'], battles: 0 })
    expect(stepsOf(table)).toBeLessThan(BUDGET / 4)
    expect(table.pending).toHaveLength(1)
  })

  test('a chain of every counter there is comes to its end in one move', () => {
    const table = scene({
      A: { hand: 'bombard; counter; counter', mp: 300 },
      B: { hand: 'counter; counter', mp: 300 },
    })
    play(table, '* bombard', '* counter', '* counter', '* counter', '* counter')
    expect(table.pending).toHaveLength(1)
  })

  test('a stack of twenty cards is ordered in nineteen small decisions', () => {
    addShips('crowd', [{ id: 'gnat', class: 1, count: 5, ap: 1, lp: 1, copies: 20 }])
    const gnats = Array.from({ length: 20 }, () => 'gnat').join('; ')
    const table = scene({ A: { base: gnats }, options: { cards: 'crowd' } })
    play(table, '!')
    let decisions = 0
    while (table.pending.length > 1) {
      expect(movesOf(table).length).toBeLessThanOrEqual(21)
      play(table, movesOf(table).at(-1)!)
      decisions++
    }
    expect(decisions).toBe(19)
  })

  test('ten thousand ships a side are a handful of runs', () => {
    const big = [1, 2, 3, 4].map((shipClass) => ({
      id: `big${'abcd'[shipClass - 1]}`,
      class: shipClass as 1 | 2 | 3 | 4,
      count: 2500,
      ap: 3,
      lp: 7,
    }))
    addShips('legion', big)
    const base = big.map(({ id }) => id).join('; ')
    const table = scene({ A: { base }, B: { base }, options: { cards: 'legion' } })
    attack(table)
    expect(fleet(table, 'A')).toBe(fleet(table, 'B'))
    expect(fleet(table, 'A')).toContain('biga 833x0 1x4 1666x7')
    expect(Math.max(...table.runs.map((runs) => runs.length / 3))).toBeLessThanOrEqual(3)
  })

  test('nobody is asked more often than there are cards to play, in a window that starts again and again', () => {
    const table = scene({
      A: { base: 'fighter#5; lancer', hand: 'overdrive; overdrive; muster; scouts', mp: 900 },
      B: { base: 'fighter', hand: 'muster; scouts', mp: 900 },
    })
    play(table, '!', 'o keep')
    let decisions = 0
    while (table.pending.length > 1 && decisions < 200) {
      const moves = movesOf(table, decides(table))
      play(table, moves.find((move) => move.startsWith('*') || move.startsWith('@')) ?? moves[0])
      decisions++
    }
    expect(decisions).toBeLessThan(80)
  })
})
