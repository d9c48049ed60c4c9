// §8.2 of the specification: K25 to K34, around the battle
import { describe, expect, test } from 'vitest'
import { attack, baseOf, fleet, movesOf, pile, play, points, scene } from './scene.ts'

describe('corner cases around the battle', () => {
  const lost = {
    A: {
      base: 'siegelance',
      discard: 'fighter; destroyer; heavycruiser; battleship; mothership; dreadnought',
    },
    B: { base: 'base 1x200', discard: 'patrol; lancer' },
  }

  test('K25 loser wins on points (SP-17.2)', () => {
    const table = scene(lost)
    attack(table)
    expect(table.result).toEqual({ winners: [1], scores: [690, 830] })
  })

  test('K25 under beginner scoring the destroyed Base loses (SP-17.1)', () => {
    const table = scene({ ...lost, options: { scoring: 'beginner' } })
    attack(table)
    expect(table.result).toEqual({ winners: [0], scores: [1000, 0] })
  })

  test('K26 MP of the defender: they last for this turn only (SP-4.6)', () => {
    const table = scene({
      A: { base: 'fighter#30', hand: 'crews' },
      B: { base: 'patrol', hand: 'static; veterans' },
    })
    play(table, '!', '.', '* static', '@ fighter#30', '+ veterans')
    expect(table.mp).toEqual([0, 60])
    while (table.pending.length > 1) play(table, '.')
    play(table, 'done')
    expect([table.active, table.mp[1]]).toEqual([1, 0])
  })

  test('K27 payment bound: one more card at a time, and no more than needed (SP-4.5)', () => {
    const table = scene({ A: { hand: 'patrol; recruits; veterans', mp: 20 } })
    play(table, '> patrol')
    expect(movesOf(table)).toEqual(['+ recruits', '+ veterans'])
    play(table, '+ recruits')
    expect(fleet(table, 'A')).toBe('patrol 50x1; base 1x1000')
    expect([table.mp[0], pile(table, 'A', 'hand')]).toEqual([10, 'veterans'])
  })

  test('K28 trade (SP-8.2)', () => {
    const table = scene({ A: { hand: 'cruiser; recruits; counter' } })
    play(table, '-3 mp', '- cruiser', '- recruits', '- counter')
    expect(table.mp[0]).toBe(100)
    expect([pile(table, 'A', 'removed'), pile(table, 'A', 'discard')]).toEqual([
      'cruiser',
      'recruits counter',
    ])
  })

  test('K29 first turn (SP-9.1)', () => {
    expect(movesOf(scene({ turn: 1 }))).not.toContain('!')
    expect(movesOf(scene({ turn: 2, active: 'B' }))).toContain('!')
  })

  test('K30 counter chain: the last answer is resolved first (SP-6.3)', () => {
    const table = scene({ A: { hand: 'bombard; counter', mp: 150 }, B: { hand: 'counter', mp: 50 } })
    play(table, '* bombard', '* counter', '* counter')
    expect(baseOf(table, 'B')).toBe(920)
    expect([pile(table, 'A', 'discard'), pile(table, 'B', 'discard')]).toEqual(['counter bombard', 'counter'])
  })

  test('K31 raid ships and the extra fleet (Q53)', () => {
    const against = (B: object, joins: object): number => {
      const table = scene({ A: { base: 'raiders' }, B })
      attack(table, joins)
      return baseOf(table, 'B')
    }
    const extra = { extra: 'patrol; mothership', base: 'fighter' }
    expect(against({ base: 'fighter' }, {})).toBe(950)
    expect(against(extra, { B: 'out' })).toBe(950)
    const table = scene({ A: { extra: 'raiders; mothership' }, B: extra })
    const hits = attack(table, { A: 'after', B: 'before' }).filter((event) => event.kind === 'baseHit')
    expect(hits).toHaveLength(1)
  })

  test('K32 quiet end: four turns in which nothing lasts (SP-16.2, SP-16.3)', () => {
    const table = scene({ A: { base: 'fighter' }, B: { base: 'bulwark' }, emptyLibraries: true })
    for (let turn = 0; turn < 3; turn++) {
      attack(table)
      play(table, 'done')
      expect(table.result).toBeNull()
    }
    play(table, 'done')
    expect(table.result).toEqual({ winners: [0, 1], scores: [0, 0] })
  })

  test('K33 sacrifice counts (SP-17.3)', () => {
    const table = scene({ A: { base: 'cruiser#5', hand: 'dreadnought', mp: 190 } })
    play(table, '> dreadnought', '/ cruiser#5')
    expect(points(table)).toEqual([0, 80])
  })

  test('K34 commander lost: the bonus holds until the cleanup (SP-7.4, SP-12.9)', () => {
    const table = scene({
      A: { base: 'cruiser#5; heavycruiser', commander: 'ishida on 5' },
      B: { base: 'bulwark; cruiser; cruiser' },
    })
    const shots = attack(table).flatMap((event) =>
      event.kind === 'fired' && event.seat === 0 ? [[event.card, event.ap]] : [],
    )
    expect(shots).toEqual([
      ['cruiser', 120],
      ['heavycruiser', 170],
    ])
    expect(pile(table, 'A', 'discard')).toContain('cruiser ishida')
    expect(table.hosts).toEqual([0, 0])
  })
})
