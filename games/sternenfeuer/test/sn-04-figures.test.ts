import { describe, expect, it } from 'vitest'
import { rowOf } from '../rules/zones.ts'
import { randomGame } from './random-game.ts'
import { kitOf, scene } from './scene.ts'

describe('SN-4 Figures', () => {
  it('SN-4.1: the place is named openly, the figure is not', () => {
    const s = scene(`
      A hand F12
      B hand F01
    `).play('A: P F12@2')
    expect(s.row('a2')).toBe('F12~')
    expect(s.log(0)).toEqual(['P F12@2 a2.1'])
    expect(s.log(1)).toEqual(['P ?@2 a2.1'])
    expect(s.log('audience')).toEqual(['P ?@2 a2.1'])
  })

  it('SN-4.2: without a figure on the board, only alternative functions need none', () => {
    const s = scene(`
      1 B F05~
      A hand A01 R01 R02 R05 C01 T03
      discard F22
    `)
    expect(s.choices('A').filter((move) => !move.startsWith('X'))).toEqual(['V R02', 'V R05', '.'])
  })

  it('SN-4.3: face down one cannot attack, but can be attacked', () => {
    const s = scene(`
      1 A F11~ | B F05~
      A hand A03
      B hand A03
      turn 22
    `)
    expect(s.choices('B', 'A ')).toEqual([])
    expect(s.refusal('B: A A03:b1.1xa1.1')).toBe('SN-4.3 isDown')
    const up = scene(`
      1 A F11 | B F05~
      A hand A03
    `).play('A: A A03:a1.1xb1.1')
    expect(up.totals).toBe('48:4')
  })

  it('SN-4.4: once a turn, own, face down, placed earlier', () => {
    const s = scene(`
      1 A F01~ F02 F03~! | B F04~
      A hand F05
    `)
    expect(s.choices('A', 'U')).toEqual(['U a1.1'])
    expect(s.refusal('A: U a1.2')).toBe('SN-4.4 isUp')
    expect(s.refusal('A: U a1.3')).toBe('SN-4.4 justPlaced')
    expect(s.refusal('A: U b1.1')).toBe('SN-4.4 notYours')
    expect(s.refusal('A: U a2.1')).toBe('SN-4.4 noFigure')
    expect(s.play('A: U a1.1').choices('A', 'U')).toEqual([])
  })

  it('SN-4.5: before or after the main step; it counts as face up at once', () => {
    const s = scene(`
      1 A F01~ F02
      A hand C01
    `).play('A: U a1.1')
    expect(s.choices('A', 'K')).toEqual(['K C01>a1.1&a1.2'])
  })

  it('SN-4.6: ready from the next own turn on; attacked in the enemy turn, at once', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F11~ F09 | B F10~ F05
      A hand A03 A08
      B hand A03 F03 F04
    `).play('A: U a1.1')
    expect(s.choices('A', 'A A03')).toEqual(['A A03:a1.2xb1.1', 'A A03:a1.2xb1.2'])
    // b1.1 is turned up by the attack in A's turn and wins; it leads an attack in B's very next turn.
    s.play('A: A A03:a1.2xb1.1', 'B: D-', 'A: .', 'B: -')
    expect(s.row('b1')).toBe('F10 F05')
    expect(s.choices('B', 'A ')).toEqual(['A A03:b1.1xa1.1', 'A A03:b1.2xa1.1'])
    s.play('B: .', 'A: -')
    expect(s.table.turn).toBe(23)
    expect(s.choices('A', 'A A08')).toEqual(['A A08:a1.1xb1.1', 'A A08:a1.1xb1.2'])
  })

  it('SN-4.6: one that arrived face up is ready two turns later', () => {
    const s = scene(`
      places Umaru Dream Island
      1 B F05
      A hand F11 A03
      B hand F01
    `).play('A: P F11@1')
    expect(s.choices('A', 'A ')).toEqual([])
    s.play('A: .', 'B: -', 'B: .', 'A: -')
    expect(s.choices('A', 'A A03')).toEqual(['A A03:a1.1xb1.1'])
  })

  it('SN-4.7: face up for good', () => {
    for (let game = 0; game < 8; game++) {
      const up = new Set<number>()
      randomGame({}, `up ${game}`, ({ table }) => {
        const kit = kitOf(table.options)
        const onBoard = new Set<number>()
        for (const seat of [0, 1]) {
          for (const place of [0, 1, 2]) {
            for (const card of table.cards.zones[rowOf(seat, place)]) {
              if (!kit.isFigure[card]) continue
              onBoard.add(table.cards.handle[card])
              if (table.revealed[table.cards.handle[card]] > 0) up.add(table.cards.handle[card])
              else expect(up.has(table.cards.handle[card])).toBe(false)
            }
          }
        }
        for (const handle of up) if (!onBoard.has(handle)) up.delete(handle)
      })
    }
  })

  it('SN-4.8: the owner sees an own face-down figure at any time, the others never', () => {
    const s = scene(`
      1 A F12~
      A hand F01
      B hand F02
    `)
    const seenBy = (viewer: 0 | 1 | 'audience') => s.view(viewer).zones[rowOf(0, 0)].cards[0].face
    expect([seenBy(0), seenBy(1), seenBy('audience')]).toEqual([11, -1, -1])
    s.play('A: .')
    expect([seenBy(0), seenBy(1), seenBy('audience')]).toEqual([11, -1, -1])
  })
})
