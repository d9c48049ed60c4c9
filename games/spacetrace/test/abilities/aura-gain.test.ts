import { describe, expect, test } from 'vitest'
import { movesOf, play, scene } from '../scene.ts'

describe('commander: more manpower (Varga)', () => {
  const start = (hand: string) => scene({ A: { base: 'corvette#5', hand, commander: 'varga on 5' } })

  test('works for every own reinforcement', () => {
    const table = start('crews; recruits')
    play(table, '+ crews', '+ recruits')
    expect(table.mp[0]).toBe(190)
  })

  test('counts for what can be announced', () => {
    expect(movesOf(start('fighter; crews'))).toContain('> fighter')
    expect(movesOf(scene({ A: { base: 'corvette', hand: 'fighter; crews' } }))).not.toContain('> fighter')
  })

  test('not for a trade, and not for the other player', () => {
    const table = start('fighter; patrol; lancer')
    play(table, '-3 mp', '- fighter', '- patrol', '- lancer')
    expect(table.mp[0]).toBe(100)
    const foe = scene({
      A: { base: 'corvette#5', commander: 'varga on 5' },
      B: { hand: 'crews' },
      active: 'B',
    })
    play(foe, '+ crews')
    expect(foe.mp[1]).toBe(100)
  })

  test('not for the reinforcement for which its ship is given', () => {
    const table = start('reserve')
    play(table, '+ reserve', '/ corvette#5')
    expect(table.mp[0]).toBe(300)
  })
})
