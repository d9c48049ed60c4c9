import { describe, expect, it } from 'vitest'
import { DISCARD, handOf } from '../rules/zones.ts'
import { randomGame } from './random-game.ts'
import { kitOf, scene } from './scene.ts'

describe('SN-11 Leaving the board', () => {
  it('SN-11.1: figure, reinforcements from the oldest, then the collective', () => {
    const s = scene(`
      1 A F11 | B F05 F06 C01 F07 R06
      A hand A03
      B hand R01 R05
    `).play('A: .', 'B: -', 'B: R R05>b1.3', 'B: .', 'A: -', 'A: A A03:a1.1xb1.3', 'B: D-')
    expect([s.row('b1'), s.discard]).toEqual(['F05 F06', 'A03 F07 R06 R05 C01'])
  })

  it('SN-11.2: one pile for both, never shuffled back', () => {
    const s = scene(`
      A hand F01
      B hand F02
    `).play('A: X F01', 'A: .', 'B: -', 'B: X F02')
    expect(s.discard).toBe('F01 F02')
    for (let game = 0; game < 5; game++) {
      let deck = 99
      let pile = 0
      randomGame({}, `pile ${game}`, ({ table, action }) => {
        const now = table.cards.zones[DISCARD].length
        expect(table.cards.zones[0].length).toBeLessThanOrEqual(deck)
        expect(now).toBeGreaterThanOrEqual(pile)
        deck = table.cards.zones[0].length
        // Salvaging takes one card out and puts one on.
        pile = action.kind === 'salvage' ? 0 : now
      })
    }
  })

  it('SN-11.3: a card belongs to whose hand or side it is in', () => {
    const s = scene(`
      1 A F11 | B F05
      A hand A03
      B hand R06
    `).play('A: A A03:a1.1xb1.1', 'B: D-', 'A: .', 'B: -', 'B: V R06:F05')
    const kit = kitOf(s.table.options)
    expect(s.table.cards.zones[handOf(1)].map((card) => kit.designs[kit.designOf[card]].id)).toEqual(['F05'])
    // What A has beaten, B has again; A may do the same with what lies there next.
    const theirs = scene(`
      A hand R06
      discard F05
    `).play('A: V R06:F05', 'A: .', 'B: -', 'B: .', 'A: -', 'A: P F05@1')
    expect(theirs.row('a1')).toBe('F05~')
  })
})
