import { describe, expect, test } from 'vitest'
import { attack, fleet, movesOf, play, refused, scene } from '../scene.ts'

describe('repair (Field Dock; Damage Control)', () => {
  test('works: living ships of the next two cards get full LP before they are shot at', () => {
    const table = scene({
      A: { base: 'dock; frigate 2x0 6x1; cruiser 1x5; bulwark 1x5' },
      B: { base: 'raiders 7x0 1x10' },
    })
    attack(table)
    expect(fleet(table, 'A')).toBe('dock 1x22 1x30; frigate 2x0 6x20; cruiser 1x100; bulwark 1x5; base 1x950')
  })

  test('not without its condition: a dock that is jammed repairs nothing', () => {
    const table = scene({ A: { base: 'dock; cruiser 1x5' }, B: { base: 'jamfrigate' } })
    attack(table)
    expect(fleet(table, 'A')).toContain('cruiser 1x5;')
  })

  test('not what is in front, not the Base, not classes that have fired', () => {
    const table = scene({ A: { base: 'frigate 8x1; dock; base 1x500' }, B: { base: 'drones' } })
    attack(table)
    expect(fleet(table, 'A')).toBe('frigate 8x1; dock 2x30; base 1x500')
  })

  test('at its limits: whole cards count too', () => {
    const table = scene({ A: { base: 'dock; cruiser; heavycruiser; bulwark 1x9' }, B: { base: 'drones' } })
    attack(table)
    expect(fleet(table, 'A')).toContain('bulwark 1x9')
  })

  test('as a tactic: one own card with a living ship, at any time; never the enemy’s', () => {
    const table = scene({
      A: { base: 'cruiser#5 1x5', hand: 'repairs; repairs' },
      B: { base: 'cruiser#6 1x5' },
    })
    play(table, '* repairs')
    expect(movesOf(table)).toEqual(['@ cruiser#5'])
    expect(refused(table, '@ cruiser#6')).toMatchObject({ rule: 'SP-6.2' })
    play(table, '@ cruiser#5')
    expect([fleet(table, 'A'), fleet(table, 'B')]).toEqual([
      'cruiser 1x100; base 1x1000',
      'cruiser 1x5; base 1x1000',
    ])
    play(table, '!')
    expect(movesOf(table)).toContain('* repairs')
  })
})
