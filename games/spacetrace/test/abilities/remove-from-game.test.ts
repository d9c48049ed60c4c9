import { describe, expect, test } from 'vitest'
import { fleet, movesOf, pile, play, refused, scene } from '../scene.ts'

describe('remove from the game (Space Rift)', () => {
  const start = (hand = 'rift') =>
    scene({
      A: { base: 'patrol#4', hand, mp: 220 },
      B: { base: 'fighter#5; cruiser#6; battleship', extra: 'lancer#7; mothership', hand: 'counter', mp: 50 },
    })

  test('works: the card goes to the removed pile', () => {
    const table = start()
    play(table, '* rift', '@ cruiser#6', '.')
    expect([pile(table, 'B', 'removed'), pile(table, 'B', 'discard')]).toEqual(['cruiser', ''])
    expect(fleet(table, 'B')).not.toContain('cruiser')
  })

  test('any enemy card of class I to III, in either fleet; no other', () => {
    const table = start()
    play(table, '* rift')
    expect(movesOf(table)).toEqual(['@ fighter#5', '@ cruiser#6', '@ lancer#7'])
    expect(refused(table, '@ patrol#4')).toMatchObject({ rule: 'SP-6.2' })
  })

  test('not when it is cancelled', () => {
    const table = start()
    play(table, '* rift', '@ cruiser#6', '* counter')
    expect(fleet(table, 'B')).toContain('cruiser 1x100')
    expect(pile(table, 'B', 'removed')).toBe('')
  })

  test('only outside battles, and only if it can be paid for', () => {
    const table = scene({ A: { hand: 'rift', mp: 219 }, B: { base: 'fighter' } })
    expect(refused(table, '* rift')).toMatchObject({ rule: 'SP-4.5' })
    const battle = start()
    play(battle, '!', 'x out', 'o keep')
    expect(refused(battle, '* rift')).toMatchObject({ code: 'spacetrace.notInBattle' })
  })

  test('the game goes on', () => {
    const table = start()
    play(table, '* rift', '@ fighter#5', '.', 'done')
    expect(table.pending.at(-1)).toMatchObject({ kind: 'window', window: 'end' })
  })
})
