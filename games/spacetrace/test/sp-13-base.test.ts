import { describe, expect, test } from 'vitest'
import { attack, baseOf, fleet, movesOf, play, refused, scene } from './scene.ts'

describe('the Base', () => {
  test('SP-13.1: one ship without fire that stays where it is', () => {
    const table = scene({ A: { extra: 'mothership', hand: 'reserve', base: 'base#5' } })
    expect(refused(table, '~ base#5')).toMatchObject({ code: 'spacetrace.baseStays', rule: 'SP-13.1' })
    play(table, '+ reserve')
    expect(refused(table, '/ base#5')).toMatchObject({ rule: 'SP-5.4' })
    const bare = scene({})
    attack(bare)
    expect([baseOf(bare, 'A'), baseOf(bare, 'B')]).toEqual([1000, 1000])
  })

  test('SP-13.2: destroy and kill skip it without using up their number; repair too', () => {
    const table = scene({ A: { base: 'nova' }, B: { base: 'base; starfort; battleship; dreadnought' } })
    attack(table)
    expect(fleet(table, 'B')).toBe('base 1x1000')
    const hurt = scene({ A: { base: 'base#5 1x400', hand: 'repairs' } })
    expect(movesOf(hurt)).not.toContain('* repairs')
  })

  test('SP-13.2: it can be jammed and damaged', () => {
    const table = scene({ A: { base: 'stunner' }, B: { base: 'base; battleship' } })
    const shots = attack(table).flatMap((event) => (event.kind === 'fired' ? [event.card] : []))
    expect(shots).toEqual(['stunner'])
    expect(baseOf(table, 'B')).toBe(910)
  })

  test('SP-13.3: its damage is for good', () => {
    const table = scene({ A: { base: 'cruiser' } })
    attack(table)
    play(table, 'done')
    expect(baseOf(table, 'B')).toBe(900)
  })

  test('SP-13.4: before or behind other class IV cards, as its owner likes', () => {
    const table = scene({ B: { base: 'starfort#5; base#6' }, A: { base: 'cruiser' } })
    play(table, '!', 'o base#6')
    expect(fleet(table, 'B')).toBe('base 1x900; starfort 1x500')
  })
})
