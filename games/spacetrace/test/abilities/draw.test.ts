import { describe, expect, test } from 'vitest'
import { spacetrace } from '../../rules/game.ts'
import { handOf } from '../../rules/zones.ts'
import { pile, play, scene } from '../scene.ts'

const count = (text: string): number => text.split(' ').filter(Boolean).length

describe('draw (General Muster, Deep Scan, Supply Convoy)', () => {
  test('works as a tactic: two cards for its player', () => {
    const table = scene({ A: { hand: 'muster', mp: 40 } })
    play(table, '* muster')
    expect([count(pile(table, 'A', 'hand')), count(pile(table, 'B', 'hand'))]).toEqual([2, 0])
  })

  test('works as an effect of a reinforcement, in a payment too', () => {
    const table = scene({ A: { hand: 'convoy; patrol', mp: 10 } })
    play(table, '> patrol', '+ convoy')
    expect([count(pile(table, 'A', 'hand')), table.mp[0]]).toEqual([1, 0])
  })

  test('at its limits: no more than the library holds', () => {
    const table = scene({ A: { hand: 'muster', library: 'crews', mp: 40 } })
    play(table, '* muster')
    expect([pile(table, 'A', 'hand'), pile(table, 'A', 'library')]).toEqual(['crews', ''])
    const none = scene({ A: { hand: 'convoy' }, emptyLibraries: true })
    play(none, '+ convoy')
    expect(pile(none, 'A', 'hand')).toBe('')
  })

  test('the other player sees how many, not which', () => {
    const table = scene({ A: { hand: 'muster', mp: 40 } })
    play(table, '* muster')
    expect(spacetrace.view(table, 1).zones[handOf(0)].cards).toMatchObject([{ face: -1 }, { face: -1 }])
    expect(spacetrace.view(table, 0).zones[handOf(0)].cards.every(({ face }) => face >= 0)).toBe(true)
  })

  test('also in the other player’s turn, and the game goes on', () => {
    const table = scene({ A: {}, B: { hand: 'muster', mp: 40 } })
    play(table, 'done', '* muster')
    expect(count(pile(table, 'B', 'hand'))).toBe(2)
    play(table, '.')
    expect(table.active).toBe(1)
  })
})
