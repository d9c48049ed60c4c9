import { describe, expect, it } from 'vitest'
import { scene } from './scene.ts'

describe('SN-10 Places', () => {
  it('SN-10.1: a text binds both players', () => {
    const rows = `
      places Rauthak Dream Island
      1 A F06 | B F05
      A hand A02
      B hand A02`
    expect(scene(rows).choices('A', 'A ')).toEqual([])
    expect(scene(`${rows}\nturn 22`).choices('B', 'A ')).toEqual([])
  })

  it('SN-10.2: a text has no effect elsewhere, nor on cards in hand', () => {
    const s = scene(`
      places Rauthak Dream Horon
      2 A F06 | B F05
      A hand A02 F13
      B hand F01
    `)
    expect(s.choices('A', 'A ')).toEqual(['A A02:a2.1xb2.1'])
    expect(s.copy().play('A: P F13@1').row('a1')).toBe('F13~')
  })

  it('SN-10.3: a silenced value starts no attack; values themselves stay as they are', () => {
    const s = scene(`
      places Dream Rauthak Island
      1 A F11 | B F09
      A hand A03 A04 A08
      B hand F01
    `)
    expect(s.choices('A', 'A ')).toEqual(['A A04:a1.1xb1.1'])
    expect(s.refusal('A: A A08:a1.1xb1.1')).toBe('SN-10.3 blocked')
  })

  it.each([
    ['F16', 'Combat Power of exactly 20', 'F16~', ''],
    ['F01', 'Cosmic Might of 50', 'F01~', ''],
    ['F13', 'Cosmic Might of 38, Combat Power of 2', '', 'F13'],
    ['F20', 'Combat Power of 16', '', 'F20'],
  ])('SN-10.4: %s with a %s at Horon', (figure, _, row, discard) => {
    const s = scene(`
      places Horon Rauthak Dream
      A hand ${figure}
      B hand F02
    `).play(`A: P ${figure}@1`)
    expect([s.row('a1'), s.discard]).toEqual([row, discard])
    // The opponent learns of an unfit figure because it lies open, and of a fit one only that it fits.
    expect(s.log(1).at(-1)).toBe(row ? 'P ?@1 a1.1' : '{a1.1 lost}')
  })

  it('SN-10.4, SN-14.2: checked when turned up instead, one may bluff', () => {
    const s = scene(
      `
      places Horon Rauthak Dream
      A hand F13
      B hand F02`,
      { existenceCheck: 'reveal' },
    ).play('A: P F13@1')
    expect(s.row('a1')).toBe('F13~')
    s.play('A: .', 'B: -', 'B: .', 'A: -', 'A: U a1.1')
    expect([s.row('a1'), s.discard]).toEqual(['', 'F13'])
  })

  it('SN-10.4, SN-14.2: a face-up figure is checked on arrival under either option', () => {
    for (const existenceCheck of ['arrival', 'reveal'] as const) {
      const s = scene(
        `
        places Horon Rauthak Dream
        2 A F13 R01
        A hand T01`,
        { existenceCheck },
      ).play('A: T T01:a2.1>1')
      expect([s.row('a1'), s.discard]).toEqual(['', 'T01 F13 R01'])
    }
  })

  it('SN-10.4, SN-14.2, SN-14.3: an unfit target that stayed hidden is found out only if not repelled', () => {
    const s = scene(
      `
      places Horon Rauthak Dream
      1 A F11 | B F05~
      A hand A03
      B hand D01`,
      { existenceCheck: 'reveal', revealBeforeDefence: false },
    ).play('A: A A03:a1.1xb1.1')
    expect(s.copy().play('B: D D01').row('b1')).toBe('F05~')
    const passed = s.copy().play('B: D-')
    expect([passed.row('b1'), passed.discard, passed.totals]).toEqual(['', 'F05 A03', ''])
  })

  it('SN-10.5: on Umaru figures arrive face up, without using up the turn-up', () => {
    const s = scene(`
      places Umaru Rauthak Dream
      2 A F12~
      A hand F11
      B hand F01
    `).play('A: P F11@1')
    expect(s.row('a1')).toBe('F11')
    expect(s.log(1)).toEqual(['P ?@1 a1.1', 'U a1.1=F11'])
    expect(s.choices('A', 'U')).toEqual(['U a2.1'])
  })

  it('SN-10.6: a lone target adds to whatever is compared; not when attacking, not at the end', () => {
    const tech = scene(`
      places Island Rauthak Dream
      1 A F11 | B F09
      A hand A04
      B hand F01
    `).play('A: A A04:a1.1xb1.1', 'B: D-')
    expect(tech.totals).toBe('36:26')
    const end = scene(`
      places Island Rauthak Dream
      1 A F05 | B F17
      deck none
      skips 1
    `).play('A: .')
    expect(end.happened('scored')[0].places[0]).toMatchObject({ owner: null, cosmos: [36, 36] })
  })
})
