import { describe, expect, test } from 'vitest'
import { scene } from './scene.ts'

describe('When effects take place', () => {
  test('SF-6.1 when a card is played, uncovered, moved to the top, or turned into the light', () => {
    const played = scene('S hand: 0-81').play('S: p 0-81 1', 'S: first l')
    played.shows('hull: 19 17')
    scene('S1: 2-08 0-01').effect('N', 'destroy').play('N: X S1.1').shows('hull: 20 17')
    scene('S1: 2-08 0-01').effect('N', 'moveHorizontal').play('N: H S1.1 >').shows('hull: 20 17')
    scene('S1: 2-08 0-01').effect('N', 'moveVertical').play('N: V S1.0').shows('hull: 20 17')
    scene('S1: 2-08 0-01').effect('N', 'pivot').play('N: T S1.0').shows('hull: 20 17')
    scene('S1: 0-01 2-08b').effect('N', 'barrelRoll').play('N: R S1.1').shows('hull: 20 17')
  })

  test('SF-6.1 a back, and a front played back up, do nothing', () => {
    const s = scene('S hand: 0-81').play('S: b 0-81 1').shows('hull: 20 18')
    expect(s.effects).toEqual([])
  })

  test('SF-6.2 what was visible and stays visible triggers nothing', () => {
    for (const [effect, move] of [
      ['moveHorizontal', 'H S1.0 >'],
      ['moveVertical', 'V S1.0'],
      ['moveFree', 'F S1.0 4'],
      ['pivot', 'T S1.0'],
    ] as const) {
      const s = scene('S1: 2-08\n N1: 0-01').effect('N', effect).play(`N: ${move}`)
      expect([effect, s.effects]).toEqual([effect, [effect]])
    }
    // Sliding down shows nothing new either.
    const slid = scene('S1: 0-01 0-06 2-08').effect('N', 'destroy').play('N: X S1.0')
    slid.shows(`
      S1: 0-06 2-08
      hull: 20 18`)
  })

  test('SF-6.3 the owner of the card controls its effect, whoever uncovered it', () => {
    const s = scene(`
      N1: 2-13 0-01b
      S1: 0-01`)
      .effect('S', 'destroy')
      .play('S: X N1.1')
    expect(s.asked).toBe('N effect destroy')
    expect(s.choices('S')).toEqual([])
    expect(s.refusal('S: X S1.0')).toBe('SF-6.3 notYourEffect')
    s.play('N: X S1.0').shows('S1: –')
  })

  test('SF-6.4 an effect cannot be declined, may change nothing, and without a target does nothing', () => {
    const s = scene('S1: 0-01\n N1: 0-06').effect('S', 'destroy')
    expect(s.choices('S')).toEqual(['X S1.0', 'X N1.0'])
    expect(s.refusal('S: pass')).toBe('SF-6.4 effectNow')
    const idle = scene('').effect('S', 'destroy')
    expect(idle.happened('effect')).toMatchObject([{ possible: false, chain: 0 }])
    expect(idle.asked).toBe('S deployment')
  })

  test('SF-6.5 any card on either board may be chosen, also the one that shows the effect', () => {
    const s = scene(`
      N1: 0-01b 0-06
      S hand: 0-04`).play('S: p 0-04 3')
    expect(s.choices('S')).toEqual(['T S3.0', 'T N1.0', 'T N1.1'])
    expect(s.refusal('S: T S3.1')).toBe('SF-6.5 noCard')
    s.play('S: T S3.0').shows("S3: 0-04'")
  })
})

describe('The order of effects', () => {
  test.each([
    ['u', ['hitEnemy', 'pivot']],
    ['l', ['pivot', 'hitEnemy']],
  ])('SF-6.6 of two at once the controller says which is first: %s', (half, order) => {
    const s = scene(`
      S1: 0-01b 0-06b 0-11b
      S hand: 3-25`).play('S: p 3-25 1')
    expect(s.choices('S')).toEqual(['first u', 'first l'])
    expect(s.refusal('S: T S1.0')).toBe('SF-6.6 chooseFirst')
    s.play(`S: first ${half}`)
    s.play('S: T S1.3')
    expect(s.effects).toEqual(order)
  })

  test('SF-6.7 what becomes visible meanwhile comes before what waited already', () => {
    const s = scene(`
      S1: 0-01b 0-06b 0-11b
      N1: 2-08 0-16b
      S hand: 3-60`).play('S: p 3-60 1', 'S: first u', 'S: X N1.1')
    expect(s.asked).toBe('S effect pivot')
    expect(s.effects).toEqual(['destroy', 'hitEnemy'])
  })

  test('SF-6.8 an effect whose half is hidden, or whose card leaves, is cancelled', () => {
    const gone = scene(`
      S1: 0-01b 0-06b 0-11b
      S hand: 3-60`).play('S: p 3-60 1', 'S: first u', 'S: X S1.3')
    expect(gone.effects).toEqual(['destroy'])
    expect(gone.happened('cancelled')).toMatchObject([{ seat: 0, half: 1 }])
    expect(gone.asked).toBe('N deployment')
    const covered = scene(`
      S2: 0-06
      S hand: 0-86`).play('S: p 0-86 1', 'S: first l', 'S: R S1.0')
    expect(covered.effects).toEqual(['barrelRoll'])
  })

  test('SF-6.9 a waiting effect stays while its half is visible, wherever its card goes', () => {
    const s = scene(`
      S1: 0-01b 0-06b 0-11b
      S hand: 3-90`).play('S: p 3-90 1', 'S: first u', 'S: H S1.3 >')
    s.shows('S2: 3-90')
    expect(s.asked).toBe('S effect pivot')
  })

  test('SF-6.10 what waits when the limit is reached is still carried out', () => {
    const s = scene(`
      S1: 0-01b 0-06b 0-11b
      S2: 1-12 0-16
      S hand: 3-40`).play('S: p 3-40 1', 'S: first l')
    // The Free move waits while Vertical moves go round.
    for (let done = 0; done < 100; done++) s.play('S: V S2.0')
    expect(s.happened('chainLimit')).toHaveLength(1)
    expect(s.asked).toBe('S effect moveFree')
    s.play('S: F S1.0 1')
    expect(s.asked).toBe('N deployment')
    expect(s.table.chain).toBe(0)
  })
})

describe('Moving cards', () => {
  test('SF-6.11 cards never change boards', () => {
    for (const effect of ['moveHorizontal', 'moveFree'] as const) {
      const s = scene('S5: 0-01\n N1: 0-06').effect('S', effect)
      for (const choice of s.choices('S')) {
        const next = s.copy().play(`S: ${choice}`)
        expect(next.table.cards.zones.slice(0, 5).flat()).toHaveLength(1)
        expect(next.table.cards.zones.slice(5, 10).flat()).toHaveLength(1)
      }
    }
  })

  test('SF-6.12 a moved card is on top, as it lay, whatever its level', () => {
    scene(`
      S1: 3-05'{u2}
      S2: 0-01b`)
      .effect('S', 'moveHorizontal')
      .play('S: H S1.0 >')
      .shows(`
      S1: –
      S2: 0-01b 3-05'{u2}`)
  })

  test('SF-6.13 the target sector needs a free slot; the own one has that of the card', () => {
    const s = scene(`
      cruisers: atlas ares
      S1: 0-01 0-06
      S2: 0-11`).effect('S', 'moveFree')
    expect(s.refusal('S: F S2.0 1')).toBe('SF-6.13 noRoom')
    expect(s.refusal('S: F S1.0 1')).toBeNull()
  })

  test('SF-6.14 the cards above slide down, and what shows in the gap triggers nothing', () => {
    const s = scene('S1: 2-08 0-01 0-06').effect('S', 'moveHorizontal').play('S: H S1.1 >')
    s.shows(`
      S1: 2-08 0-06
      S2: 0-01
      hull: 20 18`)
    expect(s.effects).toEqual(['moveHorizontal'])
  })

  test('SF-6.15 when a top card leaves, the card below shows its upper half', () => {
    scene('S1: 2-08 0-01').effect('S', 'moveFree').play('S: F S1.1 5').shows('hull: 20 17')
  })
})
