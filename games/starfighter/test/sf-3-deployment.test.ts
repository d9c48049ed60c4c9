import { describe, expect, test } from 'vitest'
import { scene } from './scene.ts'

describe('Deployment', () => {
  test('SF-3.1 the holder of the initiative begins; one card or a pass at a time', () => {
    const s = scene(`
      initiative: N
      N hand: 0-01 0-06
      S hand: 0-01 0-06`)
    expect(s.asked).toBe('N deployment')
    expect(s.refusal('S: b 0-01 1')).toBe('SF-3.1 notYourTurn')
    expect(s.refusal('N: b 3-10 1')).toBe('SF-3.1 notInHand')
    expect(s.refusal('N: shift =')).toBe('SF-3.1 playOrPass')
    s.play('N: b 0-01 1')
    expect(s.asked).toBe('S deployment')
    expect(s.refusal('N: b 0-06 1')).toBe('SF-3.1 notYourTurn')
  })

  test('SF-3.2 a card goes on the lowest free slot of one’s own sector', () => {
    const s = scene(`
      S2: 0-01b
      S hand: 1-02 0-06`)
    s.play('S: p 1-02 2').shows('S2: 0-01b 1-02')
    expect(s.happened('played')[0]).toMatchObject({ seat: 0, sector: 1, place: 1 })
    const full = scene(`
      cruisers: hestia ares
      S1: 0-01b 0-06b 0-11b
      S hand: 0-16`)
    expect(full.refusal('S: p 0-16 1')).toBe('SF-3.2 sectorFull')
    expect(full.choices('S')).not.toContain('b 0-16 1')
  })

  test.each([
    [0, 'b 0-01', true],
    [0, 'p 0-01', true],
    [0, 'p 1-02', false],
    [0, 'b 3-05', true],
    [1, 'p 0-01', true],
    [1, 'p 1-02', true],
    [1, 'p 2-03', false],
    [2, 'p 2-03', true],
    [2, 'p 1-02', false],
    [2, 'p 3-05', false],
    [3, 'p 3-05', true],
    [3, 'p 0-01', true],
    [3, 'p 2-03', false],
    [3, 'b 2-03', true],
  ])('SF-3.3 on slot %d: %s is legal: %s', (slot, move, legal) => {
    const stack = ['0-16b', '0-21b', '0-24b'].slice(0, slot).join(' ')
    const s = scene(`
      S3: ${stack}
      S hand: 0-01 1-02 2-03 3-05`)
    expect(s.refusal(`S: ${move} 3`)).toBe(legal ? null : 'SF-3.3 wrongLevel')
    expect(s.choices('S').includes(`${move} 3`)).toBe(legal)
  })

  test('SF-3.4 a card is played unturned, with its upper half towards the opponent', () => {
    const s = scene('S hand: 2-14 0-06').play('S: b 2-14 1', 'N: pass', 'S: p 0-06 2')
    s.shows(`
      S1: 2-14b
      S2: 0-06`)
    s.salvo('S2', 1).shows('S2: 0-06{u1}')
  })

  test('SF-3.5 the new card covers the upper half of the card below', () => {
    const s = scene(`
      S1: 0-06{u1}
      S hand: 0-01`)
    expect(s.attack('S1')).toBe(2)
    s.play('S: p 0-01 1').shows('S1: 0-06 0-01')
    expect(s.attack('S1')).toBe(4)
    expect(s.happened('repaired')).toMatchObject([{ half: 0, markers: 1 }])
  })

  test('SF-3.6 effects come at once, and the next turn when all is done', () => {
    const s = scene(`
      N1: 0-01
      S hand: 0-26`).play('S: p 0-26 1')
    expect(s.asked).toBe('S effect moveHorizontal')
    expect(s.refusal('N: pass')).toBe('SF-6.3 notYourEffect')
    s.play('S: H N1.0 >')
    expect(s.asked).toBe('N deployment')
  })

  test('SF-3.7 whoever has passed still decides on effects of their own cards', () => {
    const s = scene(`
      N1: 0-16 0-01b
      S hand: 0-01 0-26`)
    s.play('S: b 0-01 1', 'N: pass', 'S: p 0-26 2', 'S: H N1.1 >')
    expect(s.asked).toBe('N effect moveVertical')
    s.play('N: V N1.0')
    expect(s.asked).toBe('N battle shift')
  })

  test('SF-3.8 the first to pass takes the initiative; the other goes on alone', () => {
    const s = scene('S hand: 0-01 0-06 0-11').play('S: b 0-01 1', 'N: pass')
    expect(s.table.initiative).toBe(1)
    expect(s.happened('passed')).toMatchObject([{ seat: 1, takesInitiative: true }])
    s.play('S: b 0-06 1', 'S: b 0-11 1')
    expect(s.table.initiative).toBe(1)
    const kept = scene('').play('S: pass', 'N: pass')
    expect(kept.table.initiative).toBe(0)
  })

  test('SF-3.9 without a card, or without a slot, a pass comes by itself', () => {
    const noCard = scene(`
      S hand: 0-01
      N hand: 0-01`).play('S: b 0-01 1', 'N: b 0-01 1')
    expect(noCard.happened('passed').map(({ seat, byItself }) => [seat, byItself])).toEqual([
      [0, true],
      [1, true],
    ])
    const noSlot = scene(`
      cruisers: atlas ares
      S1: 0-01b 0-06b
      S2: 0-11b 0-16b 0-21b
      S3: 0-24b 0-26b 0-31b 0-36b
      S4: 1-02b 1-07b 1-09b
      S5: 1-12b
      S hand: 1-17 1-19`).play('S: b 1-17 5', 'N: pass')
    expect(noSlot.happened('passed').map(({ seat, byItself }) => [seat, byItself])).toEqual([
      [1, false],
      [0, true],
    ])
  })

  test('SF-3.10 Deployment ends when both have passed', () => {
    const s = scene('').play('S: pass')
    expect(s.asked).toBe('N deployment')
    s.play('N: pass')
    expect(s.asked).toBe('S battle shift')
  })
})
