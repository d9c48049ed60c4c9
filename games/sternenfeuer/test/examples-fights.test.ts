// §8.3: attack and defence
import { describe, expect, it } from 'vitest'
import { scene } from './scene.ts'

describe('worked examples: attack and defence', () => {
  it('X-11 (SN-6.4): with an empty deck there is no redraw', () => {
    const s = scene(`
      1 A F11 | B F05
      A hand A03
      B hand D03 F01
      deck none
    `).play('A: A A03:a1.1xb1.1', 'B: D D03')
    expect([s.row('b1'), s.hand('B')]).toEqual(['F05', 'F01'])
  })

  it('X-12 (SN-6.6): the window opens for any hand that is not empty', () => {
    const rows = `
      1 A F11 | B F05
      A hand A03`
    const one = scene(`${rows}\nB hand F01`).play('A: A A03:a1.1xb1.1')
    expect(one.choices('B')).toEqual(['D-'])
    const none = scene(rows).play('A: A A03:a1.1xb1.1')
    expect([none.deciding, none.row('b1')]).toEqual(['A', ''])
  })

  it('X-13 (SN-6.1): only a defence card that names the value', () => {
    const s = scene(`
      places Dream Umaru Island
      1 A F06 | B F05
      A hand A02
      B hand D02 D03 F01
    `).play('A: A A02:a1.1xb1.1')
    expect(s.choices('B')).toEqual(['D D02', 'D-'])
    expect(s.refusal('B: D D03')).toBe('SN-6.1 wrongDefence')
    expect(s.refusal('B: D D01')).toBe('SN-6.1 notInHand')
    expect(s.refusal('B: D F01')).toBe('SN-6.1 noDefenceCard')
  })

  it('X-14 (SN-5.9, SN-6.6): nothing stops Starfall', () => {
    const s = scene(`
      1 A F01 | B F10
      A hand A06
      B hand D01 D01 D02
    `).play('A: A A06:a1.1xb1.1')
    expect([s.deciding, s.totals, s.row('b1'), s.discard]).toEqual(['A', '50:12', '', 'A06 F10'])
    expect(s.happened('window')).toEqual([])
  })

  it('X-15 (SN-5.6, SN-5.7): reinforcements count on both sides and fall with their figure', () => {
    const s = scene(`
      places Rauthak Umaru Island
      1 A F21 R03 | B F09 R08
      A hand A03 A08
      B hand F01
    `)
    const plain = s.copy().play('A: A A03:a1.1xb1.1', 'B: D-')
    expect([plain.totals, plain.discard]).toEqual(['46:56', 'A03 F21 R03'])
    const charge = s.copy().play('A: A A08:a1.1xb1.1', 'B: D-')
    expect([charge.totals, charge.discard]).toEqual(['54:56', 'A08 F21 R03'])
  })

  it('X-29 (SN-5.9, SN-8.5): System Breach sees neither reinforcement nor partner', () => {
    const s = scene(`
      1 A F14 | B F21 C01 F11 R01
      A hand A09 A04
      B hand F01
    `)
    const breach = s.copy().play('A: A A09:a1.1xb1.2', 'B: D-')
    expect([breach.totals, breach.row('b1'), breach.discard]).toEqual(['44:36', 'F21', 'A09 F11 R01 C01'])
    const contest = s.copy().play('A: A A04:a1.1xb1.2', 'B: D-')
    expect([contest.totals, contest.row('a1')]).toEqual(['44:76', ''])
  })

  it('X-30 (SN-5.9, SN-5.8): a Mind Probe costs nobody', () => {
    const s = scene(`
      places Dream Umaru Island
      1 A F10 | B F08~
      A hand A07
      B hand F01
    `).play('A: A A07:a1.1xb1.1', 'B: D-')
    expect([s.totals, s.row('a1'), s.row('b1'), s.discard]).toEqual(['30:46', 'F10', 'F08', 'A07'])
  })

  it('X-31 (SN-4.6, SN-5.9): an Ambush may be led by whoever has just turned up', () => {
    const s = scene(`
      1 A F18~ | B F05
      A hand A05 A10
      B hand F01
    `)
    expect(s.choices('A', 'A ')).toEqual([])
    s.play('A: U a1.1')
    expect(s.choices('A', 'A ')).toEqual(['A A10:a1.1xb1.1'])
  })

  it('X-32 (SN-10.6): alone on the Island, a target adds ten', () => {
    const alone = scene(`
      places Island Umaru Rauthak
      1 A F11 | B F09
      A hand A03
      B hand F01
    `).play('A: A A03:a1.1xb1.1', 'B: D-')
    expect([alone.totals, alone.row('a1')]).toEqual(['48:52', ''])
    const two = scene(`
      places Island Umaru Rauthak
      1 A F11 | B F09 F05~
      A hand A03
      B hand F01
    `).play('A: A A03:a1.1xb1.1', 'B: D-')
    expect([two.totals, two.row('b1')]).toEqual(['48:42', 'F05~'])
  })

  it('X-37 (SN-6.7): a hopeless attack may be repelled as well', () => {
    const s = scene(`
      1 A F21 | B F11
      A hand A03
      B hand D01
    `).play('A: A A03:a1.1xb1.1', 'B: D D01')
    expect([s.row('a1'), s.row('b1'), s.handSize('B')]).toEqual(['F21', 'F11', 1])
  })
})
