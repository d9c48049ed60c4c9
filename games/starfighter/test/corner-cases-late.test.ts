// §8.2, SC-22 to SC-42: damage inside a card, the end, piles, limits, and what is known
import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { cards } from '../cards/index.ts'
import { starfighter } from '../rules/game.ts'
import { luck, Scene, scene } from './scene.ts'

describe('Corner cases of damage', () => {
  test('SC-22 order inside a card and partial repair (SF-5.4, SF-5.10, SF-5.11)', () => {
    const a = scene(`
      S1: 0-06
      S hand: 0-01`)
      .salvo('S1', 2)
      .shows('S1: 0-06{u2}')
    expect(a.attack('S1')).toBe(1)
    a.play('S: b 0-01 1').shows('S1: 0-06 0-01b')
    const b = scene(`
      S1: 2-14
      S hand: 0-01`)
      .salvo('S1', 3)
      .shows('S1: 2-14{u2,l1}')
    b.play('S: b 0-01 1').shows('S1: 2-14{l1} 0-01b')
    expect(b.attack('S1')).toBe(3)
  })

  test('SC-23 order inside a turned card (SF-5.4)', () => {
    scene("S1: 0-06'").salvo('S1', 1).shows("S1: 0-06'{l1}")
  })

  test('SC-24 hull 0 is not the end yet (SF-7.1, SF-7.2, SF-7.3)', () => {
    const s = scene(`
      hull: 1 1
      S1: 0-11b
      N1: 0-06
      N3: 0-01
      S hand: 1-37`)
    s.play('S: p 1-37 1').shows('hull: 1 0')
    s.play('N: pass')
    expect(s.asked).toBe('N battle shift')
    s.play('N: shift =', 'N: order >').shows('hull: -2 0')
    expect(s.table.result).toEqual({ winners: [1], scores: [-2, 0] })
  })

  test('SC-25 tie-break by cards, else a draw (SF-7.4, SF-7.5)', () => {
    const end = (south: string): Scene =>
      scene(`
        hull: -1 -1
        S hand: 0-01
        S aside: ${south}
        N hand: 0-01`).play('S: pass', 'N: pass', 'S: shift =')
    expect(end('0-06').table.result).toEqual({ winners: [0], scores: [-1, -1] })
    expect(end('').table.result).toEqual({ winners: [0, 1], scores: [-1, -1] })
  })

  test('SC-37 covering repairs the covered half (SF-3.5, SF-5.11)', () => {
    const s = scene(`
      S1: 1-02{u3}
      S hand: 0-01`)
    expect(s.attack('S1')).toBe(1)
    s.play('S: b 0-01 1').shows('S1: 1-02 0-01b')
    expect(s.attack('S1')).toBe(2)
  })

  test('SC-38 attack of a high stack (SF-V3)', () => {
    expect(scene('S1: 0-24 1-09 2-33 0-01b').attack('S1')).toBe(9)
  })

  test('SC-39 markers travel, covered ones vanish (SF-6.12, SF-5.11)', () => {
    const s = scene(`
      S1: 0-01{u2}
      S2: 2-08{u1}`).effect('N', 'moveHorizontal')
    s.play('N: H S1.0 >').shows('S2: 2-08 0-01{u2}')
  })
})

describe('Corner cases of piles and turns', () => {
  test('SC-26 the pile runs out in Supply (SF-2.5, SF-2.6)', () => {
    const s = scene(
      `
      S1: 0-36b 0-41b
      S hand: 0-44
      N hand: 0-46
      initiative: N
      pile: 0-01 0-06 0-11
      discard: 0-16 0-21
      N aside: ${everyOther('0-36 0-41 0-44 0-46 0-01 0-06 0-11 0-16 0-21')}`,
      { mode: 'skirmish' },
    )
    const before = s.table.cards.zones[13].length
    s.play('N: pass', 'S: pass', 'N: shift =')
    if (s.asked === 'N battle order') s.play('N: order >')
    // South has the initiative now, four symbols against five; S, N, S, then a shuffle, N, S, and no more.
    const supply = s.happened('supply').slice(-2)
    expect(supply.map(({ seat, drawn }) => [seat, drawn])).toEqual([
      [0, 3],
      [1, 2],
    ])
    expect(supply[1].fromAside).toBe(before)
    expect(s.happened('shuffled')).toEqual([{ kind: 'shuffled', pile: 0, cards: 2 }])
  })

  test('SC-27 Draw with nothing to draw (SF-6.20)', () => {
    const s = scene(`
      S1: 0-01
      S hand: 0-06
      S pile:
      S aside: ${everyOther('0-01 0-06')}`)
    const aside = s.table.cards.zones[12].length
    s.effect('S', 'draw')
    expect(s.table.cards.zones[12]).toHaveLength(aside)
    expect(s.happened('aside')).toEqual([{ kind: 'aside', seat: 0, drawn: false }])
  })

  test('SC-28 who gets the initiative (SF-3.8, SF-3.9, SF-4.1, SF-5.2, SF-5.13)', () => {
    const s = scene(`
      S hand: 0-01 0-06
      N hand: 0-11`)
    s.play('S: b 0-01 1', 'N: pass')
    expect(s.table.initiative).toBe(1)
    s.play('S: b 0-06 2')
    expect(s.happened('passed').at(-1)).toMatchObject({ seat: 0, byItself: true, takesInitiative: false })
    expect(s.asked).toBe('N battle shift')
    s.play('N: shift =', 'N: order <')
    expect(s.table.initiative).toBe(0)
    expect(s.asked).toBe('S deployment')
  })

  test('SC-29 shift limit (SF-4.2)', () => {
    const s = scene('offset: 3').play('S: pass', 'N: pass')
    expect(s.choices('S')).toEqual(['shift =', 'shift >'])
    expect(s.refusal('S: shift <')).toBe('SF-4.2 shiftLimit')
    s.play('S: shift >')
    expect(s.table.offset).toBe(2)
  })

  test('SC-30 an endless chain ends after 100 effects (SF-6.10)', () => {
    const s = scene('S2: 1-12 0-16').effect('S', 'moveVertical')
    for (let moves = 0; s.asked === 'S effect moveVertical'; moves++) {
      expect(moves).toBeLessThan(101)
      s.play('S: V S2.0')
    }
    expect(s.effects).toHaveLength(100)
    expect(s.happened('chainLimit')).toHaveLength(1)
    expect(s.asked).toBe('S deployment')
    s.play('S: pass')
  })

  test('SC-31 Hit fighter uncovers (SF-6.29, SF-6.3)', () => {
    scene('N1: 2-08 0-01b{u1}')
      .effect('S', 'hitFighter')
      .shows(`
      N1: 2-08
      hull: 19 18`)
  })

  test('SC-32 a raised draw symbol (SF-2.4)', () => {
    const drawnWith = (stack: string): number => {
      const s = scene(`
        N3: ${stack}
        initiative: N`)
      s.play('N: pass', 'S: pass', 'N: shift =', 'N: order >')
      return s.happened('supply').find(({ seat }) => seat === 1)!.drawn
    }
    expect(drawnWith('0-01b')).toBe(5)
    expect(drawnWith('0-01b 0-06b')).toBe(4)
  })

  test('SC-33 discard in Ultimate War (SF-5.5, SF-1.8)', () => {
    const s = scene('N1: 0-01').effect('S', 'destroy')
    s.shows(`
      N discard: 0-01
      S discard: –`)
  })

  test('SC-34 hidden and shown again while waiting (SF-6.8)', () => {
    const s = scene(`
      S3: 0-16 0-01b 0-06b
      S hand: 3-40`)
    s.play('S: p 3-40 3', 'S: first l', 'S: V S3.0')
    expect(s.asked).toBe('S effect moveVertical')
    s.play('S: V S3.2')
    expect(s.asked).toBe('S effect moveFree')
    s.play('S: F S3.3 4')
    expect(s.asked).toBe('S effect moveVertical')
    s.play('S: V S4.0')
    expect(s.effects.filter((effect) => effect === 'moveFree')).toHaveLength(1)
    expect(s.asked).toBe('N deployment')
  })

  test('SC-35 the lowest of four (SF-6.22, SF-6.3)', () => {
    scene('S1: 2-08 0-01 0-06 0-11')
      .effect('N', 'moveVertical')
      .play('N: V S1.0')
      .shows(`
      S1: 0-01 0-06 0-11 2-08
      hull: 20 17`)
  })

  test('SC-36 Hit fighter options (SF-6.29)', () => {
    const s = scene(`
      S1: 0-66
      N4: 0-01`).effect('S', 'hitFighter')
    expect(s.choices('S')).toEqual(['G S1', 'G N4'])
    s.play('S: G S1').shows('S1: 0-66{s1}')
  })

  test('SC-41 draw symbols come back (SF-2.4)', () => {
    const s = scene(`
      S1: 0-01b
      S2: 0-06b
      S3: 0-11b
      S4: 0-16b
      S5: 0-21b
      initiative: N`).effect('N', 'moveHorizontal')
    s.play('N: H S4.0 <', 'N: pass', 'S: pass', 'N: shift =', 'N: order >')
    expect(s.happened('supply').find(({ seat }) => seat === 0)).toMatchObject({ symbols: 1, drawn: 1 })
  })
})

describe('Corner cases of knowledge', () => {
  test('SC-40 a back is known to its owner only (SF-8.3)', () => {
    const s = scene('S hand: 3-15 0-01').play('S: b 3-15 1')
    const seen = (viewer: 0 | 1 | 'audience'): number => s.view(viewer).zones[0].cards[0].face
    expect([seen(0) >= 0, seen(1), seen('audience')]).toEqual([true, -1, -1])
    expect(s.log(1)).toContain('b ? S1')
  })

  test('SC-40 a front once shown stays known, and a destroyed back is shown (SF-8.3, SF-8.4)', () => {
    const s = scene(`
      S1: 0-01b
      N1: 0-06`)
      .effect('N', 'barrelRoll')
      .play('N: R S1.0')
    const front = s.view(1).zones[0].cards[0].face
    expect(front).toBeGreaterThanOrEqual(0)
    s.effect('N', 'barrelRoll').play('N: R S1.0').shows('S1: 0-01b')
    expect(s.view(1).zones[0].cards[0].face).toBe(front)
    const fresh = scene(`
      S1: 0-11b
      N1: 0-06`)
      .effect('N', 'destroy')
      .play('N: X S1.0')
    expect(fresh.view(1).zones[15].cards[0].face).toBeGreaterThanOrEqual(0)
  })

  test('SC-42 a match is saved in the middle of a salvo and goes on the same', () => {
    const s = scene(`
      S2: 0-26b 1-12 3-35
      N2: 0-21b 1-02
      N4: 0-01 0-06`)
    s.play('S: pass', 'N: pass', 'S: shift =', 'S: order >')
    expect(s.table.pending.map(({ kind, left }) => `${kind} ${left}`)).toEqual([
      'battle 1',
      'salvo 2',
      'salvo 3',
      'effect 0',
    ])
    const again = starfighter.lay(JSON.parse(JSON.stringify(starfighter.setup(s.table))))
    if (isRefusal(again)) throw new Error(again.code)
    expect(starfighter.setup(again)).toEqual(starfighter.setup(s.table))
    const moves = ['S: V S2.0'] as const
    const other = new Scene(again, luck())
    expect(starfighter.setup(other.play(...moves).table)).toEqual(
      starfighter.setup(s.copy().play(...moves).table),
    )
  })
})

/** All cards but those named: laid aside, they leave a pile empty. */
const everyOther = (named: string): string =>
  cards.cards
    .map(({ id }) => id)
    .filter((id) => !named.split(' ').includes(id))
    .join(' ')
