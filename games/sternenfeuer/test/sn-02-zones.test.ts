import { describe, expect, it } from 'vitest'
import { DISCARD, handOf, rowOf } from '../rules/zones.ts'
import { randomGame } from './random-game.ts'
import { scene } from './scene.ts'

describe('SN-2 Zones', () => {
  it('SN-2.1: figures lie on level 2, additional cards on level 3 under them', () => {
    const s = scene(`
      1 A F12 F21
      A hand R06 R01 C01
      left 3
    `).play('A: R R06>a1.1', 'A: K C01>a1.1&a1.2', 'A: R R01>a1.1')
    // Reinforcements stay with their figure; the collective lies across, below them.
    expect(s.row('a1')).toBe('F12 R06 R01 C01 F21')
  })

  it('SN-2.2: figures come face down, everything else lies face up', () => {
    const s = scene(`
      1 A F12
      A hand F21 R06
      left 2
    `).play('A: P F21@1', 'A: R R06>a1.2')
    expect(s.row('a1')).toBe('F12 F21~ R06')
    const seen = s.view('audience').zones[rowOf(0, 0)].cards.map(({ face }) => face >= 0)
    expect(seen).toEqual([true, false, true])
  })

  it('SN-2.3: the discard pile is open and in order; sizes of hands and deck are public', () => {
    const s = scene(`
      A hand F01 A05 F02
      B hand F03
      left 3
    `).play('A: X A05', 'A: X F02', 'A: X F01')
    expect(s.discard).toBe('A05 F02 F01')
    for (const viewer of [0, 1, 'audience'] as const) {
      const { zones } = s.view(viewer)
      expect(zones[DISCARD].cards.map(({ face }) => face)).toEqual([28, 1, 0])
      expect(zones[handOf(1)].size).toBe(1)
      expect(zones[0].size).toBe(s.deck)
    }
  })

  it('SN-2.4: arrivals go to the left or right end; with fewer than two figures there is no choice', () => {
    const s = scene(`
      1 A F01
      2 A F02 F03
      A hand F12
      left 4
    `)
    expect(s.choices('A', 'P')).toEqual(['P F12@1', 'P F12@2<', 'P F12@2>', 'P F12@3'])
    expect(s.copy().play('A: P F12@2<').row('a2')).toBe('F12~ F02 F03')
    expect(s.copy().play('A: P F12@2>').row('a2')).toBe('F02 F03 F12~')
    // Left out: the right end. Said where there is no choice: refused rather than dropped.
    expect(s.copy().play('A: P F12@2').row('a2')).toBe('F02 F03 F12~')
    expect(s.copy().play('A: P F12@1').row('a1')).toBe('F01 F12~')
    expect(s.refusal('A: P F12@1<')).toBe('SN-2.4 noEnds')
  })

  it('SN-2.4: a figure that comes with reinforcements keeps them in order at either end', () => {
    const s = scene(`
      places Rauthak Umaru Island
      1 A F01 F02
      2 A F12 R06 R01 F21
      A hand T01
    `)
    expect(s.copy().play('A: T T01:a2.1>1<').row('a1')).toBe('F12 R06 R01 F01 F02')
    const right = s.copy().play('A: T T01:a2.1>1>')
    expect([right.row('a1'), right.row('a2')]).toEqual(['F01 F02 F12 R06 R01', 'F21'])
  })

  it('SN-2.5: nothing else ever changes the order of a row', () => {
    for (let game = 0; game < 8; game++) {
      let before: string[] = []
      randomGame({}, `order ${game}`, ({ table }) => {
        const after = [0, 1].flatMap((seat) =>
          [0, 1, 2].map((place) => order(table.cards.zones[rowOf(seat, place)], table.cards.handle)),
        )
        for (const [row, handles] of after.entries()) {
          const stayed = (before[row] ?? '').split(' ').filter((each) => handles.split(' ').includes(each))
          const now = handles.split(' ').filter((each) => stayed.includes(each))
          expect(now).toEqual(stayed)
        }
        before = after
      })
    }
  })
})

const order = (row: readonly number[], handle: readonly number[]): string =>
  row.map((card) => handle[card]).join(' ')
