import { describe, expect, test } from 'vitest'
import { movesOf, pile, play, refused, scene } from './scene.ts'

describe('trading', () => {
  test('SP-8.1: three hand cards, any number of times, for manpower or a card', () => {
    const table = scene({ A: { hand: 'fighter; fighter; patrol; patrol; lancer; crews; crews' } })
    play(table, '-3 card', '- fighter', '- patrol', '- crews')
    expect(pile(table, 'A', 'hand').split(' ')).toHaveLength(5)
    play(table, '-3 mp')
    expect(refused(table, 'done')).toMatchObject({ rule: 'SP-8.1' })
    expect(movesOf(table)).not.toContain('- cruiser')
    play(table, '- fighter', '- patrol', '- crews')
    expect([table.mp[0], refused(table, '-3 mp')]).toMatchObject([100, { rule: 'SP-8.1', params: { n: 2 } }])
    const empty = scene({ A: { hand: 'fighter; patrol; crews' }, emptyLibraries: true })
    expect(movesOf(empty)).toContain('-3 mp')
    expect(refused(empty, '-3 card')).toMatchObject({ code: 'spacetrace.libraryEmpty', rule: 'SP-8.1' })
  })

  test('SP-8.2: ships are removed, all else is discarded, in the open', () => {
    const table = scene({ A: { hand: 'mothership; ishida; muster' } })
    const events = play(table, '-3 mp', '- mothership', '- ishida', '- muster')
    expect([pile(table, 'A', 'removed'), pile(table, 'A', 'discard')]).toEqual([
      'mothership',
      'ishida muster',
    ])
    expect(events.filter(({ kind }) => kind === 'gaveUp')).toHaveLength(3)
  })

  test('SP-8.3: the manpower goes into the pool', () => {
    const table = scene({ A: { hand: 'patrol; patrol; crews; patrol', mp: 5 } })
    play(table, '-3 mp', '- patrol', '- patrol', '- crews', '> patrol')
    expect(table.mp[0]).toBe(45)
  })
})
