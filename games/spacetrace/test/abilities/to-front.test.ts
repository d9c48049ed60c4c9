import { describe, expect, test } from 'vitest'
import { fleet, movesOf, play, refused, scene } from '../scene.ts'

describe('to the front (Vanguard)', () => {
  const start = () =>
    scene({
      A: {
        base: 'fighter#5; lancer#6; starfort#7; base#8',
        extra: 'patrol#9; swarm#10; mothership',
        hand: 'vanguard; crews',
      },
      B: { base: 'drones' },
    })

  test('works: the chosen card stands in front, the others keep their order', () => {
    const table = start()
    play(table, '!', 'x out', 'o keep', 'o keep', '* vanguard', '@ lancer#6')
    expect(fleet(table, 'A')).toBe('lancer 60x1; fighter 100x1; starfort 1x500; base 1x1000')
  })

  test('the Base may be chosen too; what stands in front already may not', () => {
    const table = start()
    play(table, '!', 'x out', 'o keep', 'o keep', '* vanguard')
    expect(movesOf(table)).toEqual(['@ lancer#6', '@ base#8'])
    expect(refused(table, '@ fighter#5')).toMatchObject({ rule: 'SP-6.2' })
  })

  test('not a class that has fired, not a fleet that stays out', () => {
    const table = start()
    play(table, '!', 'x out', 'o keep', 'o keep', '.', '* vanguard')
    expect(movesOf(table)).toEqual(['@ base#8'])
  })

  test('only in battle', () => {
    expect(refused(start(), '* vanguard')).toMatchObject({ code: 'spacetrace.onlyInBattle' })
  })

  test('the new order holds after the battle, and the game goes on', () => {
    const table = start()
    play(table, '!', 'x out', 'o keep', 'o keep', '* vanguard', '@ base#8')
    while (table.pending.length > 1) play(table, '.')
    play(table, 'done')
    expect(fleet(table, 'A')).toBe('fighter 100x1; lancer 60x1; base 1x1000; starfort 1x500')
  })
})
