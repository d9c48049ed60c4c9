import { EVERYBODY } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { handOf, rowOf } from '../rules/zones.ts'
import { scene } from './scene.ts'

describe('SN-7 Reinforcement', () => {
  it('SN-7.1: under one own figure, face up or down; never under another’s', () => {
    const s = scene(`
      1 A F11 F12~ | B F05
      A hand R01
    `)
    expect(s.choices('A', 'R')).toEqual(['R R01>a1.1', 'R R01>a1.2'])
    expect(s.refusal('A: R R01>b1.1')).toBe('SN-7.1 notYours')
    expect(s.refusal('A: R R01>a1.3')).toBe('SN-7.1 noFigure')
    s.play('A: R R01>a1.2')
    expect(s.row('a1')).toBe('F11 F12~ R01')
    // The card lies open, the figure does not.
    expect(s.view(1).zones[rowOf(0, 0)].cards.map(({ face }) => face >= 0)).toEqual([true, false, true])
  })

  it('SN-7.2: bonuses count in attack, in defence and for Cosmic Might at the end', () => {
    const attack = scene(`
      1 A F12 R03 | B F11
      A hand A03
      B hand F01
    `).play('A: A A03:a1.1xb1.1', 'B: D-')
    expect(attack.totals).toBe('64:48')
    const defence = scene(`
      1 A F11 | B F12 R03
      A hand A03
      B hand F01
    `).play('A: A A03:a1.1xb1.1', 'B: D-')
    expect(defence.totals).toBe('48:64')
  })

  it('SN-7.3: any number, and they add up', () => {
    const s = scene(`
      1 A F21 | B F11
      A hand R03 R04 R08 R06 A03
      B hand F01
      left 5
    `).play('A: R R03>a1.1', 'A: R R04>a1.1', 'A: R R08>a1.1', 'A: R R06>a1.1', 'A: A A03:a1.1xb1.1', 'B: D-')
    expect([s.row('a1'), s.totals]).toEqual(['F21 R03 R04 R08 R06', '82:48'])
  })

  it('SN-7.4: it stays as long as its figure', () => {
    const s = scene(`
      1 A F11 | B F05 R01 R06
      A hand A03
      B hand F01
    `).play('A: A A03:a1.1xb1.1', 'B: D-')
    expect([s.row('b1'), s.discard]).toEqual(['', 'A03 F05 R01 R06'])
  })

  it('SN-7.5: useless where the value is silent, useful after a journey', () => {
    const s = scene(`
      places Dream Rauthak Island
      1 A F21
      2 B F11
      A hand R03 T01 A03
      B hand F01
      left 3
    `).play('A: R R03>a1.1', 'A: T T01:a1.1>2', 'A: A A03:a2.1xb2.1', 'B: D-')
    expect(s.totals).toBe('46:48')
  })

  it('SN-7.6: an alternative function comes instead of attaching, and the card is spent', () => {
    const s = scene(`
      1 A F11 | B F05~
      A hand R05
      B hand F01
    `)
    expect(s.choices('A')).toEqual(['R R05>a1.1', 'V R05', 'X R05', '.'])
    s.play('A: V R05')
    expect([s.row('a1'), s.discard]).toEqual(['F11', 'R05'])
  })

  it('SN-7.7: once it lies under a figure it cannot be used otherwise', () => {
    const s = scene(`
      1 A F11 R05 | B F05~
      A hand F01
    `)
    expect(s.choices('A', 'V')).toEqual([])
    expect(s.refusal('A: V R05')).toBe('SN-3.4 notInHand')
  })
})

describe('SN-7.8 Alternative functions, each with its limits', () => {
  it('SN-7.8 attack: needs what any attack needs, can be repelled, gives no bonus', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F11 | B F09
      2 A F06 F10~ | B F05
      A hand R03 R08
      B hand D01
      left 2
    `)
    expect(s.choices('A', 'V')).toEqual(['V R03:a1.1xb1.1', 'V R08:a2.1xb2.1'])
    s.play('A: V R08:a2.1xb2.1', 'B: D D01')
    expect(s.discard).toBe('D01 R08')
    s.play('A: V R03:a1.1xb1.1', 'B: D-')
    expect([s.totals, s.discard]).toEqual(['48:42', 'D01 R08 R03 F09'])
  })

  it('SN-7.8 scout: all face-down opposing figures, for these eyes only, for good', () => {
    const s = scene(`
      1 A F01~ | B F05~ F06
      2 B F07~
      A hand R05 F02
      B hand F03 F04
    `).play('A: V R05')
    const faces = (viewer: 0 | 1 | 'audience') =>
      [rowOf(1, 0), rowOf(1, 1)].map((row) => s.view(viewer).zones[row].cards[0].face)
    expect(faces(0)).toEqual([4, 6])
    expect(faces('audience')).toEqual([-1, -1])
    expect([s.row('b1'), s.row('b2')]).toEqual(['F05~ F06', 'F07~'])
    // The owner knows that they were seen, not by way of what.
    expect(s.view(1).zones[rowOf(1, 1)].cards[0].known).toBe(3)
    s.play('A: .', 'B: -', 'B: P F04@2', 'B: .')
    expect(s.view(0).zones[rowOf(1, 1)].cards.map(({ face }) => face)).toEqual([6, -1])
    // Own figures are not shown to the other side.
    expect(s.view(1).zones[rowOf(0, 0)].cards[0].face).toBe(-1)
  })

  it('SN-7.8 scout: what was scouted is still known after a journey', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 B F05~
      A hand R05
      B hand T02
    `).play('A: V R05', 'A: .', 'B: -', 'B: T T02:b1.1>2')
    expect(s.view(0).zones[rowOf(1, 1)].cards[0].face).toBe(4)
  })

  it('SN-7.8 dismantle: opposing cards only; reinforcement or collective', () => {
    const s = scene(`
      1 A F11 R01 C01 F12 | B F05 R06 R08 C01 F06
      2 B F07~ R05
      A hand R07
    `)
    expect(s.choices('A', 'V')).toEqual([
      'V R07:b1.1=R06',
      'V R07:b1.1=R08',
      'V R07:b1.1=C01',
      'V R07:b2.1=R05',
    ])
    expect(s.refusal('A: V R07:a1.1=R01')).toBe('SN-7.8 nothingToDismantle')
    const one = s.copy().play('A: V R07:b1.1=R06')
    expect([one.row('b1'), one.row('a1'), one.discard]).toEqual([
      'F05 R08 C01 F06',
      'F11 R01 C01 F12',
      'R06 R07',
    ])
    const pair = s.copy().play('A: V R07:b1.1=C01')
    expect([pair.row('b1'), pair.discard]).toEqual(['F05 R06 R08 F06', 'C01 R07'])
    expect(pair.happened('uncoupled')).toMatchObject([{ seat: 1, why: 'dismantled' }])
  })

  it('SN-7.8 salvage: a listed kind from the discard pile; everybody saw it and knows where it is', () => {
    const s = scene(`
      A hand R04 R06
      B hand F01
      discard F22 A03 F05 A03 D01
      left 2
    `)
    expect(s.choices('A', 'V R04')).toEqual(['V R04:A03'])
    expect(s.choices('A', 'V R06')).toEqual(['V R06:F05', 'V R06:F22'])
    s.play('A: V R04:A03', 'A: V R06:F22')
    expect([s.hand('A'), s.discard]).toEqual(['A03 F22', 'A03 F05 D01 R04 R06'])
    const held = s.table.cards.zones[handOf(0)]
    expect(held.map((card) => s.table.cards.known[card])).toEqual([EVERYBODY, EVERYBODY])
    expect(s.view(1).zones[handOf(0)].cards.map(({ face }) => face)).toEqual([26, 21])
  })

  it('SN-7.8 extraSteps: this turn only', () => {
    const s = scene(`
      A hand R02 F01 F02 F03
    `).play('A: V R02')
    expect(s.table.pending[0]).toMatchObject({ left: 2, made: 1 })
    s.play('A: .')
    expect(s.table.pending[0]).toMatchObject({ seat: 1, left: 1, made: 0 })
  })
})
