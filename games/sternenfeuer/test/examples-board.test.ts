// §8.4 and §8.5: collective, reinforcement, transfer, places; options
import { describe, expect, it } from 'vitest'
import { scene } from './scene.ts'

const PAIR_AGAINST_DROM = `
  places Rauthak Umaru Island
  1 A F21 C01 F05 R07 | B F11
  A hand A03
  B hand F01`

describe('worked examples: collective, reinforcement, transfer, places', () => {
  it('X-09 (SN-10.4, SN-9.5, SN-11.1): printed values decide at Horon', () => {
    const s = scene(`
      places Rauthak Horon Island
      1 A F13~ R01
      A hand T01
    `).play('A: T T01:a1.1>2')
    expect([s.row('a1'), s.row('a2'), s.discard]).toEqual(['', '', 'T01 F13 R01'])
  })

  it('X-16 (SN-8.4, SN-8.5, SN-8.6, SN-11.1): a pair adds up; only the one who fought is lost', () => {
    const won = scene(`
      places Rauthak Umaru Island
      1 A F21 C01 F12 | B F11
      A hand A03
      B hand F01
    `).play('A: A A03:a1.1xb1.1', 'B: D-')
    expect([won.totals, won.row('a1'), won.row('b1')]).toEqual(['62:48', 'F21 C01 F12', ''])
    const lost = scene(PAIR_AGAINST_DROM).play('A: A A03:a1.1xb1.1', 'B: D-')
    expect([lost.totals, lost.row('a1'), lost.discard]).toEqual(['26:48', 'F05 R07', 'A03 F21 C01'])
  })

  it('X-17 (SN-8.4, SN-8.5): whichever of a pair is named, both defend', () => {
    const s = scene(`
      places Dream Umaru Island
      1 A F08 | B F21 C01 F09
      A hand A02
      B hand F01
    `)
    const right = s.copy().play('A: A A02:a1.1xb1.2', 'B: D-')
    expect([right.totals, right.row('b1'), right.discard]).toEqual(['46:32', 'F21', 'A02 F09 C01'])
    const left = s.copy().play('A: A A02:a1.1xb1.1', 'B: D-')
    expect([left.totals, left.row('b1')]).toEqual(['46:32', 'F09'])
  })

  it('X-18 (SN-8.2, SN-8.4): only the one who leads must be ready', () => {
    const s = scene(`
      places Rauthak Umaru Island
      1 A F12 C01 F21! | B F11
      A hand A03
      B hand F01
    `)
    expect(s.choices('A', 'A ')).toEqual(['A A03:a1.1xb1.1'])
    expect(s.play('A: A A03:a1.1xb1.1', 'B: D-').totals).toBe('62:48')
  })

  it('X-19 (SN-8.7, SN-9.5): who travels takes reinforcements along and leaves the pair', () => {
    const s = scene(`
      places Rauthak Umaru Island
      1 A F12 C01 F21 R06
      A hand T01
    `).play('A: T T01:a1.2>2')
    expect([s.row('a1'), s.row('a2'), s.discard]).toEqual(['F12', 'F21 R06', 'T01 C01'])
  })

  it('X-21 (SN-2.4, SN-8.1): neighbours only; a row closes up', () => {
    const s = scene(`
      places Rauthak Umaru Island
      1 A F01 F02 F03
      A hand C01 T01
      B hand F04
    `)
    expect(s.choices('A', 'K')).toEqual(['K C01>a1.1&a1.2', 'K C01>a1.2&a1.3'])
    expect(s.refusal('A: K C01>a1.1&a1.3')).toBe('SN-8.1 notNeighbours')
    s.play('A: T T01:a1.2>2', 'A: .', 'B: -', 'B: .', 'A: -', 'A: K C01>a1.1&a1.2')
    expect(s.row('a1')).toBe('F01 C01 F03')
  })

  it('X-22 (SN-4.5, SN-8.1, SN-8.2): turned up and coupled in one turn', () => {
    const s = scene(`
      1 A F12 F21~
      A hand C01
    `)
    expect(s.refusal('A: K C01>a1.1&a1.2')).toBe('SN-8.1 isDown')
    expect(s.play('A: U a1.2', 'A: K C01>a1.1&a1.2').row('a1')).toBe('F12 C01 F21')
  })

  it('X-33 (SN-10.5, SN-4.6): nobody hides on Umaru', () => {
    const sent = scene(`
      places Umaru Rauthak Island
      2 A F12~ F21~
      A hand T01
    `).play('A: T T01:a2.1>1')
    expect(sent.row('a1')).toBe('F12')
    expect(sent.choices('A', 'U')).toEqual(['U a2.1'])
    const placed = scene(`
      places Umaru Rauthak Island
      1 B F05
      A hand F12 A03
      B hand F01
    `).play('A: P F12@1')
    expect(placed.row('a1')).toBe('F12')
    placed.play('A: .', 'B: -', 'B: .', 'A: -')
    expect(placed.choices('A', 'A A03')).toEqual(['A A03:a1.1xb1.1'])
  })

  it('X-34 (SN-7.8): the Jammer takes a card off the board, the Cloak looks under all', () => {
    const s = scene(`
      1 B F12 C01 F21
      2 A F01
      3 B F05~ R08
      A hand R07 R05
      B hand F02
    `)
    expect(s.choices('A', 'V R07')).toEqual(['V R07:b1.1=C01', 'V R07:b3.1=R08'])
    const pair = s.copy().play('A: V R07:b1.1=C01')
    expect([pair.row('b1'), pair.discard]).toEqual(['F12 F21', 'C01 R07'])
    const harness = s.copy().play('A: V R07:b3.1=R08')
    expect([harness.row('b3'), harness.discard]).toEqual(['F05~', 'R08 R07'])
    const scouted = s.copy().play('A: V R05')
    const seenBy = (viewer: 0 | 'audience') => scouted.view(viewer).zones[12].cards[0].face
    expect([seenBy(0), seenBy('audience')]).toEqual([4, -1])
  })

  it('X-35 (SN-7.2, SN-12.5): a reinforcement may decide a tied place', () => {
    const s = scene(`
      1 A F13~ R01 | B F04
      deck none
      skips 1
    `).play('A: .')
    expect(s.happened('scored')[0].places[0]).toMatchObject({ owner: 0, by: 'cosmos', cosmos: [54, 48] })
  })

  it('X-40 (SN-2.4, SN-8.8): newcomers lie at the ends, never inside a pair', () => {
    const s = scene(`
      1 A F12 C01 F21
      A hand F01
    `)
    expect(s.choices('A', 'P F01@1')).toEqual(['P F01@1<', 'P F01@1>'])
    expect(s.play('A: P F01@1<').row('a1')).toBe('F01~ F12 C01 F21')
  })

  it('X-41 (SN-7.8, SN-9.6, SN-3.7): hurry, travel and strike in one turn', () => {
    const s = scene(`
      places Rauthak Umaru Island
      1 A F11
      2 B F09
      A hand R02 T01 A03
      B hand F01
    `).play('A: V R02', 'A: T T01:a1.1>2', 'A: A A03:a2.1xb2.1', 'B: D-')
    expect([s.totals, s.row('a2'), s.row('b2')]).toEqual(['48:42', 'F11', ''])
  })

  it('X-42 (SN-8.6): a pair outlives a tie', () => {
    const s = scene(`
      places Dream Umaru Island
      1 A F08 | B F05 C01 F23
      A hand A02
      B hand F01
    `).play('A: A A02:a1.1xb1.1', 'B: D-')
    expect([s.totals, s.row('a1'), s.row('b1')]).toEqual(['46:46', 'F08', 'F05 C01 F23'])
  })

  it('X-43 (SN-5.1, SN-7.5, SN-7.8, SN-6.1, SN-10.3): a blade used as an attack gives no bonus', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F11 | B F09
      2 A F12 | B F10
      A hand R03
      B hand D02
    `)
    expect(s.choices('A', 'V')).toEqual(['V R03:a1.1xb1.1'])
    expect(s.choices('A', 'R')).toEqual(['R R03>a1.1', 'R R03>a2.1'])
    expect(s.refusal('A: V R03:a2.1xb2.1')).toBe('SN-10.3 blocked')
    s.play('A: V R03:a1.1xb1.1')
    expect(s.choices('B')).toEqual(['D-'])
    s.play('B: D-')
    expect([s.totals, s.row('b1'), s.discard]).toEqual(['48:42', '', 'R03 F09'])
  })
})

describe('worked examples: with options', () => {
  it('X-38a (SN-14.1): both of a beaten pair are lost', () => {
    const s = scene(PAIR_AGAINST_DROM, { collectiveLoss: 'both' }).play('A: A A03:a1.1xb1.1', 'B: D-')
    expect([s.row('a1'), s.discard]).toEqual(['', 'A03 F21 C01 F05 R07'])
  })

  it('X-38b (SN-14.2): who was never fit is found out when turned up', () => {
    const horon = `
      places Horon Umaru Island
      1 A F11 | B F05~
      A hand A03
      B hand D01`
    const s = scene(horon, { existenceCheck: 'reveal' }).play('A: A A03:a1.1xb1.1')
    expect([s.row('b1'), s.discard, s.deciding, s.hand('B')]).toEqual(['', 'F05 A03', 'A', 'D01'])
    expect(s.happened('window')).toEqual([])
    const end = scene(
      `
      places Horon Umaru Island
      1 A F11 | B F05~ F01
      deck none
      skips 1`,
      { existenceCheck: 'reveal' },
    ).play('A: .')
    expect(end.row('b1')).toBe('F01')
    expect(end.happened('scored')[0].places[0]).toMatchObject({ figures: [1, 1], owner: 1, by: 'cosmos' })
  })

  it('X-38c (SN-14.3): a repelled attack leaves the target face down', () => {
    const s = scene(
      `
      places Rauthak Umaru Island
      1 A F11 | B F05~
      A hand A03
      B hand D01 F01`,
      { revealBeforeDefence: false },
    ).play('A: A A03:a1.1xb1.1')
    expect(s.row('b1')).toBe('F05~')
    expect(s.copy().play('B: D D01').row('b1')).toBe('F05~')
    const beaten = s.copy().play('B: D-')
    expect([beaten.totals, beaten.row('b1')]).toEqual(['48:4', ''])
  })
})
