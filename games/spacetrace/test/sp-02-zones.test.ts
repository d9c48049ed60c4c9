import { describe, expect, test } from 'vitest'
import { spacetrace } from '../rules/game.ts'
import { handOf, libraryOf } from '../rules/zones.ts'
import { attack, fleet, pile, play, scene } from './scene.ts'

describe('zones and ownership', () => {
  test('SP-2.1: hand and library are hidden, all else lies open', () => {
    const table = scene({ A: { base: 'fighter', hand: 'crews', discard: 'patrol' } })
    const seen = spacetrace.view(table, 1)
    expect(seen.zones[handOf(0)].cards).toMatchObject([{ face: -1, back: -1 }])
    expect(seen.zones[libraryOf(0)].cards.every(({ face, back }) => face === -1 && back === -1)).toBe(true)
    const open = seen.zones.filter(
      (_, zone) => ![0, 1].some((seat) => zone === handOf(seat) || zone === libraryOf(seat)),
    )
    expect(open.flatMap(({ cards }) => cards).every(({ face }) => face >= 0)).toBe(true)
  })

  test('SP-2.2: a card that enters a stack goes to its back, and the order stays', () => {
    const table = scene({ A: { base: 'lancer; patrol', hand: 'fighter', mp: 120 } })
    play(table, '> fighter', 'done')
    expect(fleet(table, 'A')).toBe('lancer 60x1; patrol 50x1; fighter 100x1; base 1x1000')
  })

  test('SP-2.3: what leaves play goes to a pile of its owner', () => {
    const table = scene({ A: { base: 'fighter' }, B: { base: 'patrol' } })
    attack(table)
    expect([pile(table, 'A', 'discard'), pile(table, 'B', 'discard')]).toEqual(['', 'patrol'])
  })

  test('SP-2.4: an empty library is harmless, and discarded cards stay away', () => {
    const table = scene({ A: { discard: 'fighter' }, B: { hand: 'crews' }, emptyLibraries: true })
    play(table, 'done')
    while (table.pending.length > 1) play(table, '.')
    expect([pile(table, 'B', 'hand'), pile(table, 'B', 'library'), pile(table, 'A', 'discard')]).toEqual([
      'crews',
      '',
      'fighter',
    ])
    const last = scene({ B: { library: 'crews' }, active: 'A' })
    play(last, 'done')
    expect(pile(last, 'B', 'hand')).toBe('crews')
  })

  test('SP-2.5: a hand may be as large as it gets', () => {
    const hand =
      'fighter; fighter; fighter; fighter; patrol; patrol; patrol; lancer; lancer; stormwing; stormwing; swarm'
    const table = scene({ A: { hand }, active: 'B' })
    play(table, 'done')
    while (table.pending.length > 1) play(table, '.')
    expect(pile(table, 'A', 'hand').split(' ')).toHaveLength(14)
  })
})
