// §8.1 and §8.2: examples from the rulebook; turn, hand and the end of the game
import { describe, expect, it } from 'vitest'
import { scene } from './scene.ts'

describe('worked examples: from the rulebook', () => {
  it('X-01 (SN-12.4, SN-12.7): more figures conquer a place, two places win', () => {
    const s = scene(`
      1 B F01
      2 A F02 F03 | B F04
      3 A F05
      deck none
      skips 1
    `).play('A: .')
    expect(s.result).toBe('A 2:1')
    expect(s.happened('scored')[0].places.map(({ owner }) => owner)).toEqual([1, 0, 0])
  })

  it('X-02 (SN-12.5, SN-12.6): with equally many, the single highest Cosmic Might counts, not the sum', () => {
    const s = scene(`
      1 A F21 F09 | B F05 F23
      deck none
      skips 1
    `).play('A: .')
    expect(s.happened('scored')[0].places[0]).toMatchObject({ owner: 1, by: 'cosmos', cosmos: [34, 36] })
    expect(s.result).toBe('B 0:1')
  })

  it('X-03 (SN-4.2, SN-3.4): on an empty board one can only place or discard', () => {
    const s = scene(`
      A hand F12 A03 C01 T01 D01
      deck F01 F02 F03
      step draw
    `).play('A: +')
    expect(s.choices('A')).toEqual(
      ['P F03@1', 'P F03@2', 'P F03@3', 'X F03', 'P F12@1', 'P F12@2', 'P F12@3', 'X F12'].concat([
        'X A03',
        'X C01',
        'X D01',
        'X T01',
      ]),
    )
  })

  it('X-04 (SN-4.3, SN-5.5, SN-5.8): a face-down target defends with all it has and may strike back', () => {
    const s = scene(`
      places Rauthak Umaru Island
      1 A F12 | B F11~
      A hand A03
      B hand A03
    `).play('A: A A03:a1.1xb1.1')
    expect(s.row('b1')).toBe('F11')
    expect(s.deciding).toBe('B')
    s.play('B: D-')
    expect([s.totals, s.row('a1'), s.row('b1')]).toEqual(['40:48', '', 'F11'])
    expect(s.discard).toBe('A03 F12')
    // It needs somebody to strike: A lays a figure.
    const next = scene(`
      places Rauthak Umaru Island
      1 A F12 F02 | B F11~
      A hand A03
      B hand A03
    `).play('A: A A03:a1.1xb1.1', 'B: D-', 'A: .', 'B: -')
    expect(next.choices('B', 'A')).toEqual(['A A03:b1.1xa1.1'])
  })

  it('X-05 (SN-5.5): a tie leaves both in place', () => {
    const s = scene(`
      places Dream Umaru Island
      1 A F06 | B F05
      A hand A02
      B hand F01
    `).play('A: A A02:a1.1xb1.1', 'B: D-')
    expect([s.totals, s.row('a1'), s.row('b1'), s.discard]).toEqual(['42:42', 'F06', 'F05', 'A02'])
  })

  it('X-07 (SN-5.2, SN-10.3): a place silences its value; a forbidden attack leaves the card in hand', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F12 | B F11
      2 A F06 | B F05
      A hand A02 A03
      B hand F01
    `)
    expect(s.choices('A', 'A ')).toEqual(['A A02:a2.1xb2.1', 'A A03:a1.1xb1.1'])
    expect(s.refusal('A: A A02:a1.1xb1.1')).toBe('SN-10.3 blocked')
    expect(s.refusal('A: A A03:a2.1xb2.1')).toBe('SN-10.3 blocked')
    expect(s.hand('A')).toBe('A02 A03')
  })

  it('X-08 (SN-10.4): Horon asks for Combat Power 20 or Cosmic Might 40', () => {
    const s = scene(`
      places Horon Rauthak Dream
      A hand F13 F16
    `)
    const unfit = s.copy().play('A: P F13@1')
    expect([unfit.row('a1'), unfit.discard]).toEqual(['', 'F13'])
    const fit = s.copy().play('A: P F16@1')
    expect([fit.row('a1'), fit.discard]).toEqual(['F16~', ''])
  })

  it('X-10 (SN-5.5, SN-6.2, SN-6.3, SN-6.4): a repelled attack has turned its target up all the same', () => {
    const s = scene(`
      places Rauthak Umaru Island
      1 A F11 | B F05~
      A hand A03
      B hand D01 F01 F02 F03 F04
    `).play('A: A A03:a1.1xb1.1', 'B: D D01')
    expect([s.row('a1'), s.row('b1'), s.discard]).toEqual(['F11', 'F05', 'D01 A03'])
    expect(s.handSize('B')).toBe(5)
    expect(s.happened('compared')).toEqual([])
  })

  it('X-20 (SN-9.2, SN-9.3, SN-9.4): each vehicle reaches its own types of place', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F12
      2 A F05~
      A hand T01 T02 T03
    `)
    expect(s.choices('A', 'T T01')).toEqual(['T T01:a2.1>1'])
    expect(s.choices('A', 'T T02')).toEqual(['T T02:a1.1>2', 'T T02:a1.1>3', 'T T02:a2.1>3'])
    expect(s.choices('A', 'T T03')).toEqual(['T T03:a1.1>2', 'T T03:a1.1>3', 'T T03:a2.1>1', 'T T03:a2.1>3'])
  })
})

describe('worked examples: turn, hand, end of the game', () => {
  it('X-06 (SN-4.4, SN-4.5, SN-4.6, SN-5.8): turned up today, attacking tomorrow', () => {
    const s = scene(`
      places Dream Umaru Island
      1 A F06~ F02~ | B F08~
      A hand A02 F01 F03 F04 F05
      B hand A02 F09 F10 F11 F12
      deck A01 A01 A01 A04
      step draw
    `).play('A: +', 'A: U a1.1')
    expect(s.choices('A', 'A ')).toEqual([])
    expect(s.refusal('A: A A02:a1.1xb1.1')).toBe('SN-4.6 notReady')
    s.play('A: X A04', 'A: .', 'B: -', 'B: .', 'A: -', 'A: A A02:a1.1xb1.1', 'B: D-')
    expect([s.table.turn, s.totals, s.row('a1'), s.row('b1')]).toEqual([23, '42:46', 'F02~', 'F08'])
    s.play('A: .', 'B: -')
    expect([s.table.turn, ...s.choices('B', 'A ')]).toEqual([24, 'A A02:b1.1xa1.1'])
  })

  it('X-23 (SN-3.5, SN-3.6, SN-3.8, SN-3.9): drawing, declining, refilling, skipping', () => {
    const s = scene(`
      A hand F01 F02 F03 F04 F05
      B hand F06 F07 F08 F09 F10
      deck 10
      step draw
    `).play('A: +')
    expect(s.refusal('A: .')).toBe('SN-3.5 mustStep')
    s.play('A: X F01', 'A: .', 'B: -', 'B: P F06@1')
    expect(s.handSize('B')).toBe(4)
    s.play('B: .')
    expect([s.handSize('B'), s.deck]).toEqual([5, 8])
    s.play('A: -', 'A: .')
    expect(s.table.skips).toBe(1)
    s.play('B: -', 'B: U b1.1', 'B: .')
    expect([s.table.skips, s.deck]).toEqual([0, 8])
    expect(s.happened('ended').map(({ skipped }) => skipped)).toEqual([false, false, true, false])
  })

  it('X-24 (SN-7.6, SN-7.8, SN-3.8): what is salvaged is seen, and one card too many goes', () => {
    const s = scene(`
      A hand R06 F01 F02 F03 F04
      B hand F05
      discard F22
      step draw
    `).play('A: +', 'A: V R06:F22')
    expect([s.handSize('A'), s.discard]).toEqual([6, 'R06'])
    s.play('A: .')
    expect(s.choices('A')).toEqual(['X F01', 'X F02', 'X F03', 'X F04', 'X F22', 'X T03'])
    s.play('A: X F02')
    expect([s.handSize('A'), s.deciding, s.discard]).toEqual([5, 'B', 'R06 F02'])
    expect(s.log(1)).toContain('V R06:F22')
  })

  it('X-25 (SN-3.7, SN-3.8, SN-4.4, SN-7.8): two further main steps, and no more', () => {
    const s = scene(`
      A hand R02 F01 F02 F03 F04
      B hand F05
      deck 10
      step draw
    `).play('A: +', 'A: V R02', 'A: P F01@1', 'A: P F02@2')
    expect(s.choices('A')).toEqual(['.'])
    expect(s.refusal('A: P F03@1')).toBe('SN-3.7 noStepLeft')
    expect(s.refusal('A: U a1.1')).toBe('SN-4.4 justPlaced')
    expect(s.handSize('A')).toBe(3)
    s.play('A: .')
    expect([s.handSize('A'), s.deck]).toEqual([5, 7])
  })

  it('X-26 (SN-3.10): after two skips a card must be drawn', () => {
    const s = scene(`
      A hand F01 F02 F03 F04 F05
      B hand F06 F07 F08 F09 F10
      step draw
    `).play('A: -', 'A: .', 'B: -', 'B: .')
    expect(s.choices('A')).toEqual(['+'])
    expect(s.refusal('A: -')).toBe('SN-3.10 mustDraw')
    s.play('A: +')
    expect(s.choices('A')).not.toContain('.')
    s.play('A: X F01', 'A: .')
    expect(s.choices('B')).toEqual(['+', '-'])
  })

  it('X-27 (SN-12.1, SN-12.2, SN-12.3, SN-12.7): the end needs two skips in a row', () => {
    const s = scene(`
      1 A F01
      A hand A01
      B hand F02
      deck none
    `).play('A: .', 'B: P F02@2', 'B: .', 'A: .')
    expect(s.result).toBe('')
    s.play('B: .')
    expect(s.result).toBe('draw 1:1')
    expect(s.happened('scored')[0].places.map(({ owner }) => owner)).toEqual([0, 1, null])
    expect([s.row('b2'), s.hand('A')]).toEqual(['F02', 'A01'])
  })

  it('X-28 (SN-12.5, SN-12.6, SN-12.7): 1 : 0 is a win, 1 : 1 is not', () => {
    const tied = `
      1 A F01
      2 A F05 | B F17
      deck none
      skips 1`
    const a = scene(tied).play('A: .')
    expect(a.happened('scored')[0].places[1]).toMatchObject({ owner: null, by: 'tied', cosmos: [36, 36] })
    expect(a.result).toBe('A 1:0')
    expect(scene(`${tied}\n3 B F02`).play('A: .').result).toBe('draw 1:1')
  })

  it('X-36 (SN-4.4): a figure placed this turn stays down', () => {
    const s = scene(`
      1 A F01~!
      A hand F02
      left 2
    `)
    expect(s.choices('A', 'U')).toEqual([])
    expect(s.refusal('A: U a1.1')).toBe('SN-4.4 justPlaced')
  })

  it('X-39 (SN-6.4, SN-3.2, SN-12.1): the last card may go to the defender', () => {
    const s = scene(`
      1 A F11 | B F05
      A hand A03 F01 F02 F03 F04
      B hand D01 F06 F07 F08 F09
      deck A01 A02
      step draw
    `).play('A: +', 'A: A A03:a1.1xb1.1', 'B: D D01', 'A: .')
    expect([s.deck, s.handSize('A'), s.handSize('B'), s.result, s.deciding]).toEqual([0, 5, 5, '', 'B'])
    expect(s.choices('B')).not.toContain('+')
    expect(s.refusal('B: +')).toBe('SN-3.2 drawIsOver')
  })
})
