import { describe, expect, test } from 'vitest'
import { play, points, refused, scene } from '../scene.ts'

describe('commander: lower costs (Orlova)', () => {
  const start = (hand: string, mp: number) =>
    scene({ A: { base: 'fighter#5', hand, mp, commander: 'orlova on 5' } })

  test('works: class I cards cost 25 less', () => {
    const table = start('lancer', 105)
    play(table, '> lancer')
    expect(table.mp[0]).toBe(0)
  })

  test('not without enough, and not for other classes', () => {
    expect(refused(start('lancer', 104), '> lancer')).toMatchObject({ params: { cost: 105 } })
    expect(refused(start('cruiser', 79), '> cruiser')).toMatchObject({ params: { cost: 80 } })
  })

  test('not for tactics, and not for the other player', () => {
    expect(refused(start('muster', 39), '* muster')).toMatchObject({ params: { cost: 40 } })
    const foe = scene({
      A: { base: 'fighter#5', commander: 'orlova on 5' },
      B: { hand: 'patrol', mp: 59 },
      active: 'B',
    })
    expect(refused(foe, '> patrol')).toMatchObject({ rule: 'SP-4.5' })
  })

  test('wrecks count as printed', () => {
    const table = scene({ A: { base: 'fighter#5', commander: 'orlova on 5', discard: 'patrol' } })
    expect(points(table)).toEqual([0, 60])
  })

  test('ends with its ship, also in the middle of an announcement', () => {
    const table = start('patrol; reserve', 0)
    play(table, '> patrol', '+ reserve', '/ fighter#5')
    expect(table.mp[0]).toBe(240)
  })
})
