import { randomFrom, seedFrom } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { spacetrace } from '../../rules/game.ts'
import { pile, play, points, refused, scene } from '../scene.ts'

describe('discard at random (Supply Raid)', () => {
  test('works: one card of the other hand, in the open', () => {
    const table = scene({ A: { hand: 'raid', mp: 60 }, B: { hand: 'fighter; crews; muster' } })
    const events = play(table, '* raid', '.')
    expect(events.filter(({ kind }) => kind === 'lostFromHand')).toHaveLength(1)
    expect(pile(table, 'B', 'hand').split(' ')).toHaveLength(2)
    expect(pile(table, 'B', 'discard').split(' ')).toHaveLength(1)
  })

  test('every card may be the one', () => {
    const lost = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const table = scene({ A: { hand: 'raid', mp: 60 }, B: { hand: 'fighter; crews; muster' } })
      play(table, '* raid')
      const [pass] = spacetrace.actionsAt(table, 1)
      spacetrace.play(table, 1, pass, randomFrom(seedFrom(`raid ${seed}`)))
      lost.add(pile(table, 'B', 'discard'))
    }
    expect([...lost].sort()).toEqual(['crews', 'fighter', 'muster'])
  })

  test('at its limits: an empty hand loses nothing', () => {
    const table = scene({ A: { hand: 'raid', mp: 60 } })
    play(table, '* raid')
    expect(pile(table, 'B', 'discard')).toBe('')
  })

  test('a ship lost this way is a wrecked ship (Q41)', () => {
    const table = scene({ A: { hand: 'raid', mp: 60 }, B: { hand: 'fighter' } })
    play(table, '* raid', '.')
    expect(points(table)).toEqual([120, 0])
  })

  test('leaves the own hand alone, and waits for the end of an attack', () => {
    const table = scene({ A: { base: 'patrol', hand: 'raid; crews', mp: 60 }, B: { hand: 'fighter' } })
    play(table, '!')
    expect(refused(table, '* raid')).toMatchObject({ code: 'spacetrace.notInBattle' })
    while (table.pending.length > 1) play(table, '.')
    play(table, '* raid', '.')
    expect(pile(table, 'A', 'hand')).toBe('crews')
  })
})
