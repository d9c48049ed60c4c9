import { describe, expect, test } from 'vitest'
import { pile, play, scene } from '../scene.ts'

describe('commander: better trades (Solberg)', () => {
  const hand = 'fighter; patrol; crews'
  const start = () => scene({ A: { base: 'starfort#5', hand, commander: 'solberg on 5' } })

  test('works: 150 MP for three cards', () => {
    const table = start()
    play(table, '-3 mp', '- fighter', '- patrol', '- crews')
    expect(table.mp[0]).toBe(150)
  })

  test('not without the commander, and not for the other player', () => {
    const foe = scene({ A: { base: 'starfort#5', commander: 'solberg on 5' }, B: { hand }, active: 'B' })
    play(foe, '-3 mp', '- fighter', '- patrol', '- crews')
    expect(foe.mp[1]).toBe(100)
  })

  test('a trade for a card is as always', () => {
    const table = start()
    play(table, '-3 card', '- fighter', '- patrol', '- crews')
    expect([table.mp[0], pile(table, 'A', 'hand').split(' ').length]).toEqual([0, 1])
  })

  test('on the Base it stays to the end', () => {
    const table = scene({ A: { base: 'base#5', hand, commander: 'solberg on 5' } })
    play(table, '-3 mp', '- fighter', '- patrol', '- crews')
    expect(table.mp[0]).toBe(150)
  })
})
