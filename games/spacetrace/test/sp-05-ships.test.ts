import { describe, expect, test } from 'vitest'
import { attack, fleet, movesOf, pile, play, refused, scene } from './scene.ts'

describe('playing ship cards', () => {
  test('SP-5.1: any number in the own main phase; they may fight at once', () => {
    const table = scene({ A: { hand: 'fighter; patrol', mp: 180 }, B: { base: 'fighter' } })
    play(table, '> fighter', '> patrol')
    attack(table)
    expect(pile(table, 'B', 'discard')).toBe('fighter')
    expect(refused(table, '> fighter', 1)).toMatchObject({ rule: 'SP-3.1' })
  })

  test('SP-5.2: to the back of its class in the base fleet, whole, then a window', () => {
    const table = scene({
      A: { base: 'lancer 10x0 50x1', extra: 'mothership', hand: 'fighter', mp: 120 },
      B: { hand: 'crews' },
    })
    play(table, '> fighter')
    expect(fleet(table, 'A')).toBe('lancer 10x0 50x1; fighter 100x1; base 1x1000')
    expect(table.pending.at(-1)).toMatchObject({ kind: 'window', window: 'ship', seat: 1 })
  })

  test('SP-5.3: conditions must be satisfiable before the announcement', () => {
    const table = scene({ A: { base: 'fighter', extra: 'mothership', hand: 'dreadnought', mp: 500 } })
    expect(refused(table, '> dreadnought')).toMatchObject({ code: 'spacetrace.noSacrifice', rule: 'SP-5.3' })
  })

  test('SP-5.4: an own living ship card of any fleet, never the Base; it lies in the discard pile', () => {
    const table = scene({
      A: { base: 'patrol#5', extra: 'lancer#6; mothership#7', hand: 'reserve' },
      B: { base: 'fighter#8' },
    })
    play(table, '+ reserve')
    expect(movesOf(table)).toEqual(['/ patrol#5', '/ lancer#6', '/ mothership#7'])
    expect(refused(table, '/ base#1')).toMatchObject({ rule: 'SP-5.4' })
    expect(refused(table, '/ fighter#8')).toMatchObject({ rule: 'SP-5.4' })
    play(table, '/ lancer#6')
    expect(pile(table, 'A', 'discard')).toBe('lancer reserve')
  })

  test('SP-5.5: single values count, however large the totals', () => {
    const table = scene({ A: { base: 'siegelance' }, B: { base: 'fighter' } })
    attack(table)
    expect(fleet(table, 'B')).toBe('fighter 1x0 99x1; base 1x1000')
  })
})
