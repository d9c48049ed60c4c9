import { describe, expect, test } from 'vitest'
import { randomGame } from './random-game.ts'
import { attack, baseOf, fleet, movesOf, optionsOf, pile, play, refused, type Scene, scene } from './scene.ts'

describe('end of the turn', () => {
  test('SP-15.1: ships return, killed ones too; manpower expires; the other is on turn', () => {
    const table = scene({
      A: { base: 'monitors 1x0k 3x45; base 1x700', mp: 40 },
      B: { base: 'fighter 99x0 1x1', mp: 30 },
      rest: { attacked: true, commanded: true },
    })
    play(table, 'done')
    expect(fleet(table, 'A')).toBe('monitors 4x45; base 1x700')
    expect(fleet(table, 'B')).toBe('fighter 100x1; base 1x1000')
    expect([table.mp, table.active, table.attacked, table.commanded]).toEqual([[0, 0], 1, false, false])
  })
})

const standstill = (more: Partial<Scene> = {}) => scene({ emptyLibraries: true, ...more })

describe('end of the game', () => {
  test('SP-16.1: a Base at 0 LP ends it, after a cleanup', () => {
    const table = scene({ A: { base: 'battleship; patrol' }, B: { base: 'base 1x10; fighter' } })
    attack(table)
    expect([baseOf(table, 'B'), table.pending]).toEqual([0, []])
    expect(pile(table, 'A', 'discard')).toBe('patrol')
  })

  test('SP-16.2: card plays, lost cards and Base damage keep a turn from being quiet', () => {
    const quiet = standstill()
    play(quiet, 'done')
    expect(quiet.quiet).toBe(1)
    const played = standstill({ A: { hand: 'crews' } })
    play(played, '+ crews', 'done')
    expect(played.quiet).toBe(0)
    const hit = standstill({ A: { base: 'cruiser' } })
    attack(hit)
    play(hit, 'done')
    expect(hit.quiet).toBe(0)
    const lost = standstill({ A: { base: 'fighter' }, B: { base: 'patrol' } })
    attack(lost)
    play(lost, 'done')
    expect(lost.quiet).toBe(0)
    const libraries = scene({ emptyLibraries: false })
    play(libraries, 'done')
    expect(libraries.quiet).toBe(0)
  })

  test('SP-16.3: so many quiet turns in a row end it', () => {
    const table = standstill({ options: { quietTurns: 2 } })
    play(table, 'done')
    expect(table.result).toBeNull()
    play(table, 'done')
    expect(table.result).not.toBeNull()
    const broken = standstill({ A: { hand: 'crews' }, options: { quietTurns: 2 }, active: 'B' })
    play(broken, 'done')
    while (broken.pending.length > 1) play(broken, '.')
    play(broken, '+ crews', 'done')
    expect([broken.quiet, broken.result]).toEqual([0, null])
  })

  test('SP-16.4: the end may be offered once a turn, with both libraries empty', () => {
    const table = standstill()
    play(table, '=')
    expect(movesOf(table)).toEqual(['=y', '=n'])
    expect(refused(table, 'done')).toMatchObject({ rule: 'SP-16.4' })
    play(table, '=n')
    expect(refused(table, '=')).toMatchObject({ code: 'spacetrace.oneOffer', rule: 'SP-16.4' })
    play(table, 'done', '=', '=y')
    expect(table.result).not.toBeNull()
    expect(refused(scene({}), '=')).toMatchObject({ code: 'spacetrace.librariesNotEmpty', rule: 'SP-16.4' })
  })

  test('SP-16.5: at the latest after so many turns with empty libraries', () => {
    const table = standstill({ A: { base: 'cruiser' }, options: { endgameTurnCap: 10 } })
    for (let turn = 0; turn < 10; turn++) {
      expect(table.result).toBeNull()
      if (table.active === 0) attack(table)
      play(table, 'done')
    }
    expect(table.result).toMatchObject({ winners: [0] })
  })

  test('SP-16.6: resigning is a matter of the match: no list of actions holds it, and the game knows no such move', () => {
    for (const mode of ['first', 'second', 'full'] as const) {
      const options = optionsOf({ mode, deckSource: 'preset', deckA: 'usual', deckB: 'usual' })
      const kinds = new Set<string>()
      randomGame(options, `nobody resigns ${mode}`, ({ table, seat, actions }) => {
        for (const { kind } of actions) kinds.add(kind)
        expect(refused(table, 'resign', seat)).toMatchObject({ code: 'spacetrace.notation' })
      })
      expect([...kinds].filter((kind) => /resign|concede|give ?up/i.test(kind))).toEqual([])
    }
  })
})

describe('the winner', () => {
  const end = (A: object, B: object, scoring: 'beginner' | 'wrecked') => {
    const table = standstill({ A, B, options: { scoring } })
    play(table, '=', '=y')
    return table.result
  }

  test('SP-17.1: beginner scoring: the Base with more LP', () => {
    expect(end({ base: 'base 1x400' }, { base: 'base 1x500' }, 'beginner')).toEqual({
      winners: [1],
      scores: [400, 500],
    })
    expect(end({}, {}, 'beginner')).toEqual({ winners: [0, 1], scores: [1000, 1000] })
  })

  test('SP-17.2: wrecked ships: printed costs in the other pile, then Base LP, then a draw', () => {
    expect(end({ discard: 'fighter' }, { discard: 'patrol; patrol' }, 'wrecked')).toEqual({
      winners: [0, 1],
      scores: [120, 120],
    })
    expect(
      end({ discard: 'fighter', base: 'base 1x900' }, { discard: 'patrol; patrol' }, 'wrecked')?.winners,
    ).toEqual([1])
    expect(end({ discard: 'fighter' }, { discard: 'patrol' }, 'wrecked')).toEqual({
      winners: [1],
      scores: [60, 120],
    })
  })

  test('SP-17.3: reinforcements, tactics and commanders give nothing', () => {
    expect(end({ discard: 'crews; muster; ishida' }, {}, 'wrecked')?.scores).toEqual([0, 0])
  })
})
