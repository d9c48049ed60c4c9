// §8.1: the examples of the rulebook, played with cards of our set
import { describe, expect, test } from 'vitest'
import { scene } from './scene.ts'

describe('The examples of the rulebook', () => {
  test('EX-2 Supply in round 2: Ares with two empty sectors draws 2 (SF-2.4)', () => {
    const s = scene(`
      S1: 0-01b
      S2: 0-06b
      S3: 0-11b
      S hand: 0-16
      N hand: 0-16`)
    s.play('S: pass', 'N: pass', 'S: shift =', 'S: order >')
    expect(s.happened('supply').map(({ seat, drawn }) => [seat, drawn])).toContainEqual([0, 2])
  })

  test('EX-3 Deployment in one sector (SF-3.2, SF-3.3, SF-3.5, SF-3.6)', () => {
    const s = scene(`
      S hand: 3-10 1-37 2-08 3-35
      N hand: 0-01 0-06 0-11 0-16`)
    expect(s.refusal('S: p 3-10 1')).toBe('SF-3.3 wrongLevel')
    s.play('S: b 3-10 1', 'N: b 0-01 1', 'S: p 1-37 1').shows(`
      S1: 3-10b 1-37
      hull: 20 17`)
    s.play('N: b 0-06 1')
    expect(s.refusal('S: p 3-35 1')).toBe('SF-3.3 wrongLevel')
    s.play('S: b 2-08 1', 'N: b 0-11 2').shows('S1: 3-10b 1-37 2-08b')
    expect(s.refusal('S: p 3-35 1')).toBeNull()
  })

  test('EX-4 Shift and columns (SF-4.1, SF-4.2, SF-4.3, SF-4.4, SF-4.5)', () => {
    const s = scene(`
      N1: 0-01b
      N2: 0-06b
      N3: 0-11b
      offset: 1
      initiative: N`)
    s.play('N: pass', 'S: pass')
    expect(s.asked).toBe('N battle shift')
    s.play('N: shift >')
    expect(s.table.offset).toBe(2)
    s.play('N: order >')
    expect(s.happened('engagement').map(({ south, north }) => [south + 1, north + 1])).toEqual([
      [3, 1],
      [4, 2],
      [5, 3],
    ])
  })

  test('EX-5, EX-6, EX-7 A whole battle (SF-5.1 to SF-5.7, SF-5.10, SF-5.13)', () => {
    const s = scene(`
      S4: 0-26b 1-02
      N1: 0-16b
      N2: 0-31 1-07
      offset: 1
      initiative: N`)
    s.play('N: pass', 'S: pass', 'N: shift >', 'N: order >').shows(`
      S4: 0-26b 1-02{u3}
      N2: 0-31{u1}
      hull: 18 17`)
    expect(s.happened('engagement').map(({ salvos }) => salvos)).toEqual([
      [2, 0],
      [3, 4],
    ])
    expect(s.table.initiative).toBe(0)
    expect(s.table.round).toBe(2)
  })

  const afterCard310 = () =>
    scene(`
      S2: 0-26b 1-12 2-08
      S hand: 3-10 3-35 0-04
      N hand: 0-36 0-21`).play('S: p 3-10 2', 'S: first l', 'S: H S2.2 >')

  test('EX-8 Card 3-10 (SF-6.1, SF-6.6, SF-6.14, SF-V4)', () => {
    const s = afterCard310().shows(`
      S2: 0-26b 1-12 3-10
      S3: 2-08
      hull: 20 17
      aside: 1 0`)
    expect(s.effects).toEqual(['draw', 'moveHorizontal', 'hitEnemy'])
    expect(s.asked).toBe('N deployment')
  })

  const afterCard335 = () =>
    afterCard310().play('N: pass', 'S: p 3-35 2', 'S: first u', 'S: T S2.2', 'S: H S2.2 <')

  test('EX-9 Card 3-35 (SF-6.2, SF-6.5, SF-6.12, SF-6.24)', () => {
    const s = afterCard335().shows(`
      S1: 3-10'
      S2: 0-26b 1-12 3-35
      aside: 3 0`)
    expect(s.effects.slice(3)).toEqual(['draw', 'pivot', 'moveHorizontal', 'draw'])
    expect(s.asked).toBe('S deployment')
  })

  test('EX-10 Battle in that sector (SF-5.3, SF-5.6, SF-6.3, SF-6.8)', () => {
    const s = scene(`
      S1: 3-10'
      S2: 0-26b 1-12 3-35
      N4: 0-01 0-06`).salvo('S2', 4)
    expect(s.asked).toBe('S effect moveVertical')
    s.play('S: V S2.0').shows('S2: 1-12')
    expect(s.asked).toBe('S effect moveVertical')
    s.play('S: V N4.0').shows(`
      S2: 1-12{u1}
      N4: 0-06 0-01
      hull: 20 18
      S discard: 3-35 0-26`)
  })

  test('EX-11 A vertical move in a sector with a single card changes nothing (SF-6.4, SF-6.22)', () => {
    const s = scene(`
      S1: 2-08
      N1: 0-01`).effect('S', 'moveVertical')
    s.play('S: V S1.0').shows(`
      S1: 2-08
      N1: 0-01
      hull: 20 18`)
    expect(s.asked).toBe('S deployment')
  })
})
