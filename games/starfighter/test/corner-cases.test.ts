// §8.2, SC-1 to SC-21: what moves, turns, rolls and falls in the middle of things
import { describe, expect, test } from 'vitest'
import { scene } from './scene.ts'

describe('Corner cases of visibility and order', () => {
  test('SC-1 a moved top card does not repeat itself, but uncovers (SF-6.2, SF-6.15)', () => {
    const s = scene('S2: 1-12 2-08').effect('S', 'moveHorizontal').play('S: H S2.1 >')
    s.shows('hull: 20 18')
    expect(s.asked).toBe('S effect moveVertical')
  })

  test('SC-2 a moved covered card fires its up half only; the owner decides (SF-6.3, SF-V9, SF-6.14)', () => {
    const s = scene('S2: 0-01 2-34 0-06').effect('N', 'moveHorizontal').play('N: H S2.1 <')
    s.shows(`
      S1: 2-34
      S2: 0-01 0-06
      hull: 20 18`)
    expect(s.asked).toBe('S effect moveVertical')
  })

  test('SC-3 Pivot of a top card (SF-6.24, SF-5.11)', () => {
    const s = scene('S2: 0-01 2-08{u1}').effect('N', 'pivot').play('N: T S2.1')
    s.shows(`
      S2: 0-01 2-08'{u1}
      hull: 20 18`)
    expect(s.effects).toEqual(['pivot'])
  })

  test('SC-4 Pivot of a covered card (SF-6.24, SF-5.11, SF-V4)', () => {
    const s = scene('S2: 2-34{l1} 0-06').effect('N', 'pivot').play('N: T S2.0')
    s.shows("S2: 2-34' 0-06")
    expect(s.asked).toBe('S effect moveVertical')
    s.play('S: V S2.0').shows(`
      S2: 0-06 2-34'
      hull: 20 17`)
  })

  test('SC-5 Barrel roll by the opponent (SF-6.3, SF-6.6, SF-6.28)', () => {
    const s = scene('S2: 0-01 3-25b').effect('N', 'barrelRoll').play('N: R S2.1')
    expect(s.asked).toBe('S effects')
    s.play('S: first u').shows('hull: 20 17')
    expect(s.asked).toBe('S effect pivot')
  })

  test('SC-6 Barrel roll repairs (SF-6.28, SF-5.11)', () => {
    const s = scene('S2: 0-01 1-02{u3}')
    expect(s.attack('S2')).toBe(1)
    s.effect('S', 'barrelRoll').play('S: R S2.1').shows('S2: 0-01 1-02b')
    expect(s.attack('S2')).toBe(2)
  })

  test('SC-7 a turned back shows its fighters below (SF-6.28, SF-V1)', () => {
    const s = scene("S2: 3-25b' 0-01")
    expect(s.attack('S2')).toBe(5)
    s.effect('N', 'barrelRoll')
      .play('N: R S2.0')
      .shows(`
      S2: 3-25' 0-01
      hull: 20 17`)
    expect(s.effects).toEqual(['barrelRoll', 'hitEnemy'])
  })

  test('SC-8 cancelling one’s own drawback (SF-6.8)', () => {
    const s = scene(`
      S hand: 0-86
      N1: 0-01`)
    s.play('S: p 0-86 1', 'S: first l', 'S: R S1.0').shows(`
      S1: 0-86b
      hull: 20 18`)
    expect(s.happened('cancelled')).toHaveLength(1)
    expect(s.asked).toBe('N deployment')
  })

  test('SC-9 a waiting effect survives a turn in full view (SF-6.9)', () => {
    const s = scene(`
      S1: 0-26b
      S hand: 1-17`)
    s.play('S: p 1-17 1', 'S: first l', 'S: T S1.1').shows("S1: 0-26b 1-17'")
    expect(s.asked).toBe('S effect moveHorizontal')
  })

  test('SC-10 the opponent cancels a waiting effect (SF-6.3, SF-6.7, SF-6.8)', () => {
    const s = scene(`
      S1: 0-01b 0-06b 0-11b
      N1: 0-01b 0-06b 2-13 0-16b
      S hand: 3-60`)
    s.play('S: p 3-60 1', 'S: first u', 'S: X N1.3')
    expect(s.asked).toBe('N effect destroy')
    s.play('N: X S1.3').shows(`
      S1: 0-01b 0-06b 0-11b
      N1: 0-01b 0-06b 2-13
      S discard: 3-60
      N discard: 0-16`)
    expect(s.effects).toEqual(['destroy', 'destroy'])
    expect(s.asked).toBe('N deployment')
  })

  test('SC-11 forced self-destruction (SF-6.4, SF-6.5)', () => {
    const s = scene(`
      S1: 0-01b 0-06b
      S hand: 2-13`)
    s.play('S: p 2-13 1')
    expect(s.choices('S')).toEqual(['X S1.0', 'X S1.1', 'X S1.2'])
  })

  test('SC-12 no legal target on full boards (SF-6.4, SF-6.13, SF-6.23)', () => {
    const board = (side: string): string => `
      ${side}1: 0-01b 0-06b
      ${side}2: 0-11b 0-16b 0-21b
      ${side}3: 0-24b 0-26b 0-31b 0-36b
      ${side}4: 1-02b 1-07b 1-09b
      ${side}5: 1-12b 1-17b`
    const full = `
      cruisers: atlas atlas
      ${board('S')}
      ${board('N')}`
    // With no free slot anywhere nobody could have a turn: a pass would come by itself.
    const room = full.replace('1-12b 1-17b', '1-12b')
    const s = scene(room)
    s.play(`S: b ${idInHand(s)} 5`)
    expect(s.table.cards.zones[4]).toHaveLength(2)
    s.effect('S', 'moveHorizontal')
    expect(s.happened('effect').at(-1)).toMatchObject({ possible: false })
    s.effect('S', 'moveFree')
    expect(s.choices('S')).toHaveLength(28)
  })

  test('SC-13 Free move inside a sector, and the option against it (SF-6.23)', () => {
    const text = 'S2: 2-08 0-06'
    scene(text)
      .effect('S', 'moveFree')
      .play('S: F S2.0 2')
      .shows(`
      S2: 0-06 2-08
      hull: 20 17`)
    const strict = scene(text, { freeMoveOwnSector: false }).effect('S', 'moveFree')
    expect(strict.refusal('S: F S2.0 2')).toBe('SF-6.23 ownSector')
    expect(strict.choices('S')).toHaveLength(8)
  })

  test('SC-14 sector capacity (SF-3.2, SF-6.13)', () => {
    const s = scene(`
      cruisers: atlas athena
      S1: 0-01b 0-06b
      S2: 0-11b`)
    expect(s.refusal(`S: b ${idInHand(s)} 1`)).toBe('SF-3.2 sectorFull')
    const moving = s.copy().effect('S', 'moveHorizontal')
    expect(moving.refusal('S: H S2.0 <')).toBe('SF-6.13 noRoom')
    s.effect('S', 'moveVertical').play('S: V S1.0').shows('S1: 0-06b 0-01b')
  })

  test('SC-15 shields (SF-5.8, SF-5.13)', () => {
    const s = scene('S1: 2-43').salvo('S1', 4).shows('S1: 2-43{u1,s3}')
    s.play('S: pass', 'N: pass', 'S: shift =', 'S: order >').shows('S1: 2-43{u1}')
  })

  test('SC-16 covered shields recover, visible ones do not (SF-5.11)', () => {
    const hidden = scene(`
      S1: 0-96{s2}
      S hand: 0-01`)
    hidden.play('S: b 0-01 1').shows('S1: 0-96 0-01b')
    const shown = scene(`
      S1: 0-41{s1}
      S hand: 0-01`)
    shown.play('S: b 0-01 1').shows('S1: 0-41{s1} 0-01b')
  })

  test('SC-17 force field (SF-5.9)', () => {
    scene('S1: 0-01 3-50')
      .salvo('S1', 5)
      .shows(`
      S1: 0-01 3-50{u1}
      hull: 20 18`)
  })

  test('SC-18 force field, last fighter, and the option to pass damage on (SF-5.9)', () => {
    const text = 'S1: 2-08 3-50{u1}'
    scene(text)
      .salvo('S1', 5)
      .shows(`
      S1: 2-08
      hull: 20 17`)
    scene(text, { forceFieldLastFighter: 'passOn' })
      .salvo('S1', 5)
      .shows(`
      S1: –
      hull: 18 17`)
  })

  test('SC-19 a card arrives in the middle of a salvo (SF-5.3, SF-5.6, SF-5.7)', () => {
    const s = scene(`
      S2: 2-23 0-01b
      S3: 0-06`).salvo('S2', 5)
    expect(s.asked).toBe('S effect moveHorizontal')
    s.play('S: H S3.0 <')
    expect(s.asked).toBe('S effect moveHorizontal')
    s.shows(`
      S2: 2-23
      S3: –
      hull: 20 18`)
    expect(s.effects).toEqual(['moveHorizontal'])
  })

  test('SC-20 the last card flies away (SF-5.7)', () => {
    scene('S2: 2-23 0-01b')
      .salvo('S2', 5)
      .play('S: H S2.0 >')
      .shows(`
      S2: –
      S3: 2-23
      hull: 17 18`)
  })

  test('SC-21 damage totals stay fixed (SF-5.1, SF-5.2)', () => {
    const s = scene(`
      S3: 2-13 0-01b
      N3: 0-06b 1-02
      initiative: S`)
    s.play('S: pass', 'N: pass', 'S: shift =', 'S: order >')
    expect(s.asked).toBe('S effect destroy')
    s.play('S: X N3.1').shows(`
      S3: –
      N3: –
      hull: 19 18`)
  })
})

const idInHand = (s: ReturnType<typeof scene>): string => s.choices('S')[0].split(' ')[1]
