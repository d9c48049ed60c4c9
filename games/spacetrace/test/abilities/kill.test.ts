import { describe, expect, test } from 'vitest'
import { attack, fleet, movesOf, pile, play, scene } from '../scene.ts'

describe('kill (Nova Barge; Core Shot)', () => {
  test('works: three ships are gone for this turn', () => {
    const table = scene({ A: { base: 'nova' }, B: { base: 'monitors' } })
    attack(table)
    expect(fleet(table, 'B')).toBe('monitors 3x0k 1x45; base 1x1000')
    expect(pile(table, 'A', 'discard')).toBe('nova')
  })

  test('killed ships are neither reconstructed nor repaired, and return at the end of the turn', () => {
    const table = scene({ A: { base: 'nova' }, B: { base: 'monitors#5', hand: 'rescue; repairs', mp: 30 } })
    play(table, '!', '.')
    expect(movesOf(table)).toContain('* repairs')
    expect(movesOf(table)).not.toContain('* rescue')
    play(table, '* repairs', '@ monitors#5')
    expect(fleet(table, 'B')).toContain('monitors 3x0k 1x45')
    while (table.pending.length > 1) play(table, '.')
    play(table, 'done')
    while (table.pending.length > 1) play(table, '.')
    expect(fleet(table, 'B')).toContain('monitors 4x45')
  })

  test('not without its condition: a jammed barge kills nobody and stays', () => {
    const table = scene({ A: { base: 'nova' }, B: { base: 'stunner' } })
    attack(table)
    expect(fleet(table, 'A')).toContain('nova 1x10')
    expect(fleet(table, 'B')).toContain('stunner 1x120')
  })

  test('at its limits: over several cards, the Base skipped', () => {
    const table = scene({ A: { base: 'nova' }, B: { base: 'cruiser; cruiser; heavycruiser; cruiser' } })
    attack(table)
    expect(fleet(table, 'B')).toBe('cruiser 1x100; base 1x1000')
  })

  test('as a tactic: two ships of one class III card that fights, no other', () => {
    const table = scene({
      A: { base: 'patrol', hand: 'coreshot', mp: 150 },
      B: { base: 'monitors#5; cruiser#6; patrol#7' },
    })
    play(table, '!', 'o keep', '* coreshot')
    expect(movesOf(table)).toEqual(['@ monitors#5', '@ cruiser#6'])
    play(table, '@ monitors#5')
    expect(table.pending).toHaveLength(1)
    expect(fleet(table, 'B')).toContain('monitors 2x0k 2x45')
  })
})
