import { describe, expect, it } from 'vitest'
import { scene } from './scene.ts'

describe('SN-8 Collective', () => {
  it('SN-8.1: across two own neighbours at one place, both face up', () => {
    const s = scene(`
      1 A F11 F12~ F09 F10 | B F05 F06
      2 A F01
      A hand C01
    `)
    expect(s.choices('A', 'K')).toEqual(['K C01>a1.3&a1.4'])
    expect(s.refusal('A: K C01>a1.1&a1.2')).toBe('SN-8.1 isDown')
    expect(s.refusal('A: K C01>b1.1&b1.2')).toBe('SN-8.1 notYours')
    expect(s.refusal('A: K C01>a1.4&a1.5')).toBe('SN-8.1 noFigure')
    // Neighbours may be named in either order.
    expect(s.play('A: K C01>a1.4&a1.3').row('a1')).toBe('F11 F12~ F09 C01 F10')
  })

  it('SN-8.2: they need not be ready', () => {
    const s = scene(`
      1 A F11! F12!
      A hand C01
    `).play('A: K C01>a1.1&a1.2')
    expect(s.row('a1')).toBe('F11 C01 F12')
  })

  it('SN-8.3: nobody is in two pairs', () => {
    const s = scene(`
      1 A F11 C01 F12 F09
      A hand C01
    `)
    expect(s.choices('A', 'K')).toEqual([])
    expect(s.refusal('A: K C01>a1.1&a1.2')).toBe('SN-8.3 inPair')
    expect(s.refusal('A: K C01>a1.2&a1.3')).toBe('SN-8.3 inPair')
  })

  it('SN-8.4: both count in attack and defence; the partner runs no risk', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F21 R06 C01 F12 R03 | B F11
      A hand A03
      B hand F01
    `).play('A: A A03:a1.2xb1.1', 'B: D-')
    expect([s.totals, s.row('a1')]).toEqual(['96:48', 'F21 R06 C01 F12 R03'])
  })

  it('SN-8.5: the one who fought is lost with its cards and the collective; the partner keeps its own', () => {
    const right = scene(`
      1 A F11 | B F05 R01 C01 F06 R05
      A hand A03
      B hand F01
    `).play('A: A A03:a1.1xb1.2', 'B: D-')
    expect([right.row('b1'), right.discard]).toEqual(['F05 R01', 'A03 F06 R05 C01'])
    const left = scene(`
      1 A F11 | B F05 R01 C01 F06 R05
      A hand A03
      B hand F01
    `).play('A: A A03:a1.1xb1.1', 'B: D-')
    expect([left.row('b1'), left.discard]).toEqual(['F06 R05', 'A03 F05 R01 C01'])
  })

  it('SN-8.6: the pair goes on after a win, a tie and a repelled attack', () => {
    const pair = (attack: string, answer: string) =>
      scene(`
        places Dream Rauthak Island
        1 A F21 C01 F09 | B F10 F14
        A hand ${attack}
        B hand D01
      `)
        .play(`A: A ${attack}:a1.1xb1.1`, `B: ${answer}`)
        .row('a1')
    expect(pair('A01', 'D-')).toBe('F21 C01 F09')
    expect(pair('A01', 'D D01')).toBe('F21 C01 F09')
  })

  it('SN-8.6: a pair that is spared with the lower total loses its collective card and no figure', () => {
    const probe = (pair: string, lead: string, target: string) =>
      scene(`
        places Dream Rauthak Island
        1 A ${pair} | B ${target} F01
        A hand A07
        B hand F02
      `).play(`A: A A07:${lead}xb1.1`, 'B: D-')
    const left = probe('F12 R05 C01 F23', 'a1.1', 'F08')
    expect([left.totals, left.row('a1'), left.discard]).toEqual(['30:46', 'F12 R05 F23', 'A07 C01'])
    expect(left.happened('uncoupled')).toMatchObject([{ seat: 0, place: 0, why: 'spared' }])
    const right = probe('F12 R05 C01 F23', 'a1.2', 'F08')
    expect([right.row('a1'), right.discard]).toEqual(['F12 R05 F23', 'A07 C01'])
  })

  it('SN-8.6: a spared attacker without a pair loses nothing, and no other pair of its row does', () => {
    const alone = scene(`
      places Dream Rauthak Island
      1 A F12 C01 F23 F10 | B F08
      A hand A07
      B hand F02
    `).play('A: A A07:a1.3xb1.1', 'B: D-')
    expect([alone.row('a1'), alone.discard]).toEqual(['F12 C01 F23 F10', 'A07'])
  })

  it('SN-8.6: a pair with the higher total, or level, keeps its card under Mind Probe too', () => {
    const probe = (target: string) =>
      scene(`
        places Dream Rauthak Island
        1 A F05 C01 F23 | B ${target} F01
        A hand A07
        B hand F02
      `).play('A: A A07:a1.1xb1.1', 'B: D-')
    expect([probe('F08').totals, probe('F08').row('a1')]).toEqual(['46:46', 'F05 C01 F23'])
    expect([probe('F12').row('a1'), probe('F12').row('b1')]).toEqual(['F05 C01 F23', 'F01'])
  })

  it('SN-8.6: the target’s pair has won then, and goes on', () => {
    const s = scene(`
      places Dream Rauthak Island
      1 A F12 C01 F23 | B F08 C01 F10
      A hand A07
      B hand F02
    `).play('A: A A07:a1.1xb1.1', 'B: D-')
    expect([s.row('a1'), s.row('b1')]).toEqual(['F12 F23', 'F08 C01 F10'])
  })

  it('SN-8.7: a pair ends when either travels', () => {
    const rows = `
      places Rauthak Dream Island
      1 A F11 C01 F12 R01
      A hand T02`
    const left = scene(rows).play('A: T T02:a1.1>2')
    expect([left.row('a1'), left.row('a2'), left.discard]).toEqual(['F12 R01', 'F11', 'T02 C01'])
    const right = scene(rows).play('A: T T02:a1.2>2')
    expect([right.row('a1'), right.row('a2'), right.discard]).toEqual(['F11', 'F12 R01', 'T02 C01'])
    expect(right.happened('uncoupled')).toMatchObject([{ seat: 0, place: 0, why: 'transfer' }])
  })

  it('SN-8.8: no arrival lands inside a pair', () => {
    const s = scene(`
      places Rauthak Dream Island
      1 A F11 C01 F12
      2 A F09
      A hand T01 F01
      left 2
    `).play('A: P F01@1<', 'A: T T01:a2.1>1>')
    expect(s.row('a1')).toBe('F01~ F11 C01 F12 F09')
  })

  it('SN-8.9: a pair is two figures, and never adds up for Cosmic Might', () => {
    const s = scene(`
      1 A F21 C01 F09 | B F05 F23
      deck none
      skips 1
    `).play('A: .')
    expect(s.happened('scored')[0].places[0]).toMatchObject({ figures: [2, 2], cosmos: [34, 36], owner: 1 })
  })
})
