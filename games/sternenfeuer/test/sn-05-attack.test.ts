import { describe, expect, it } from 'vitest'
import { rowOf } from '../rules/zones.ts'
import { scene } from './scene.ts'

describe('SN-5 Attack', () => {
  it('SN-5.1: one action card, one own figure, one opposing figure', () => {
    const s = scene(`
      1 A F11 F12 | B F05 F06~
      A hand A03
      B hand F01
    `)
    expect(s.choices('A', 'A ')).toEqual([
      'A A03:a1.1xb1.1',
      'A A03:a1.1xb1.2',
      'A A03:a1.2xb1.1',
      'A A03:a1.2xb1.2',
    ])
    expect(s.refusal('A: A A03:b1.1xa1.1')).toBe('SN-5.1 notYours')
    expect(s.refusal('A: A A03:a1.3xb1.1')).toBe('SN-5.1 noFigure')
  })

  it('SN-5.2: both at the same place, the attacker up and ready, the value allowed', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F11 F12~ F09! | B F05
      2 A F10 | B F06
      A hand A03 A02
    `)
    expect(s.choices('A', 'A ')).toEqual(['A A02:a2.1xb2.1', 'A A03:a1.1xb1.1'])
    expect(s.refusal('A: A A03:a1.1xb2.1')).toBe('SN-5.2 otherPlace')
    expect(s.refusal('A: A A03:a1.1xb1.2')).toBe('SN-5.2 noFigure')
    expect(s.refusal('A: A A03:a1.2xb1.1')).toBe('SN-4.3 isDown')
    expect(s.refusal('A: A A03:a1.3xb1.1')).toBe('SN-4.6 notReady')
    expect(s.refusal('A: A A03:a2.1xb2.1')).toBe('SN-10.3 blocked')
  })

  it.each([
    ['A01', '34:36'],
    ['A02', '8:42'],
    ['A03', '42:4'],
    ['A04', '16:12'],
    ['A05', '10:16'],
  ])('SN-5.3: %s compares its one value: %s', (card, totals) => {
    const s = scene(`
      places Umaru Rauthak Dream
      1 A F09 | B F05 F01
      A hand ${card}
      B hand F02
    `).play(`A: A ${card}:a1.1xb1.1`, 'B: D-')
    expect(s.totals).toBe(totals)
  })

  it('SN-5.4: one may attack against all odds', () => {
    const s = scene(`
      1 A F22 | B F11
      A hand A03
      B hand F02
    `).play('A: A A03:a1.1xb1.1', 'B: D-')
    expect([s.totals, s.row('a1')]).toEqual(['0:48', ''])
  })

  it('SN-5.5: card, reveal, window, comparison, loss, in this order', () => {
    const s = scene(`
      1 A F11 | B F05~ R07
      A hand A03
      B hand F02
    `).play('A: A A03:a1.1xb1.1', 'B: D-')
    expect(s.events.map(({ kind }) => kind)).toEqual([
      'attacked',
      'turnedUp',
      'window',
      'passed',
      'compared',
      'lost',
    ])
    expect(s.discard).toBe('A03 F05 R07')
    expect(s.choices('A')).toEqual(['.'])
  })

  it('SN-5.6: printed values, reinforcements, partner with reinforcements, card and place', () => {
    const s = scene(`
      places Island Rauthak Dream
      1 A F21 R03 C01 F12 R04 | B F09 R08 R06
      A hand A08
      B hand F02
    `).play('A: A A08:a1.1xb1.1', 'B: D-')
    expect(s.happened('compared')[0]).toMatchObject({
      attacking: { printed: 22, reinforcements: 24, partner: 52, bonus: 8, total: 106 },
      defending: { printed: 42, reinforcements: 24, partner: 0, bonus: 10, total: 76 },
      loser: 1,
    })
  })

  it('SN-5.7: reinforcements of a loser go with it, those of others stay', () => {
    const s = scene(`
      1 A F11 R01 | B F05 R07 F06 R05
      A hand A03
      B hand F02
    `).play('A: A A03:a1.1xb1.1', 'B: D-')
    expect([s.row('a1'), s.row('b1'), s.discard]).toEqual(['F11 R01', 'F06 R05', 'A03 F05 R07'])
  })

  it('SN-5.8: a target that survives stays face up and is ready next', () => {
    const s = scene(`
      1 A F12 F02 | B F11~
      A hand A03
      B hand D03 A03
    `).play('A: A A03:a1.1xb1.1', 'B: D D03')
    expect(s.row('b1')).toBe('F11')
    s.play('A: .', 'B: -')
    expect(s.choices('B', 'A A03')).toEqual(['A A03:b1.1xa1.1', 'A A03:b1.1xa1.2'])
  })
})

describe('SN-5.9 Riders, each with its limits', () => {
  it('SN-5.9 noDefence: no window even for a full hand; other cards of the value have one', () => {
    const rows = `
      1 A F01 | B F10 F11
      A hand A06 A01
      B hand D01`
    expect(scene(rows).play('A: A A06:a1.1xb1.1').deciding).toBe('A')
    expect(scene(rows).play('A: A A01:a1.1xb1.1').deciding).toBe('B')
    // It may fail like any other attack.
    const lost = scene(`
      1 A F11 | B F01
      A hand A06
      B hand D01
    `).play('A: A A06:a1.1xb1.1')
    expect([lost.totals, lost.row('a1')]).toEqual(['10:50', ''])
  })

  it('SN-5.9 spareAttacker: only the attacker is spared', () => {
    const at = (attacker: string, target: string) =>
      scene(`
        places Dream Rauthak Island
        1 A ${attacker} | B ${target} F01
        A hand A07
        B hand F02
      `).play('A: A A07:a1.1xb1.1', 'B: D-')
    expect(at('F10', 'F08').row('a1')).toBe('F10')
    expect(at('F08', 'F10').row('b1')).toBe('F01')
    expect(at('F05', 'F06').row('b1')).toBe('F06 F01')
  })

  it('SN-5.9 attackBonus: for the attacking side of this attack only', () => {
    const s = scene(`
      1 A F12 | B F11
      A hand A08
      B hand A03
    `).play('A: A A08:a1.1xb1.1', 'B: D-')
    expect([s.totals, s.row('a1'), s.row('b1')]).toEqual(['48:48', 'F12', 'F11'])
    s.play('A: .', 'B: -', 'B: A A03:b1.1xa1.1')
    expect(s.play('A: D-').totals).toBe('48:40')
  })

  it('SN-5.9 ignoreSupport: the place still helps, the attacker keeps its own support', () => {
    const s = scene(`
      places Island Rauthak Dream
      1 A F16 R07 | B F11 R01
      A hand A09
      B hand F02
    `).play('A: A A09:a1.1xb1.1', 'B: D-')
    expect(s.happened('compared')[0]).toMatchObject({
      attacking: { total: 56 },
      defending: { printed: 36, reinforcements: 0, bonus: 10, total: 46 },
    })
  })

  it('SN-5.9 ambush: the attacker must still be face up', () => {
    const s = scene(`
      1 A F18~ F19! F20 | B F05
      A hand A10
    `)
    expect(s.choices('A', 'A ')).toEqual(['A A10:a1.2xb1.1', 'A A10:a1.3xb1.1'])
    expect(s.refusal('A: A A10:a1.1xb1.1')).toBe('SN-4.3 isDown')
  })

  it('SN-5.9: bystanders keep their cards and their faces', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F11 F01~ | B F05 F02~
      2 A F06 R01 | B F07~ R05
      A hand A08
      B hand F03
    `).play('A: A A08:a1.1xb1.1', 'B: D-')
    expect([s.row('a1'), s.row('b1'), s.row('a2'), s.row('b2')]).toEqual([
      'F11 F01~',
      'F02~',
      'F06 R01',
      'F07~ R05',
    ])
    expect(s.view(0).zones[rowOf(1, 0)].cards[0].face).toBe(-1)
  })
})
