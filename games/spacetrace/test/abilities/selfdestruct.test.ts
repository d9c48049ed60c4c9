import { describe, expect, test } from 'vitest'
import { attack, fightOn, fleet, kinds, pile, play, points, scene } from '../scene.ts'

describe('selfdestruction (Fire Ships, Nova Barge)', () => {
  test('works: a card that acted is killed after the fire', () => {
    const table = scene({ A: { base: 'fireship' }, B: { base: 'drones' } })
    const events = attack(table)
    expect(events.filter(({ kind }) => kind === 'selfdestructed')).toMatchObject([{ card: 'fireship' }])
    expect(pile(table, 'A', 'discard')).toBe('fireship')
    expect(fleet(table, 'B')).toBe('drones 50x0 20x2; base 1x1000')
  })

  test('works: so is a card that was there and did not get to act', () => {
    const table = scene({ A: { base: 'patrol; fireship' }, B: { base: 'wingleader' } })
    attack(table)
    expect(fleet(table, 'A')).not.toContain('fireship')
  })

  test('not without its condition: a card whose class was not engaged stays', () => {
    const table = scene({ A: { base: 'fighter', extra: 'fireship; mothership' }, B: { base: 'fighter' } })
    attack(table)
    expect(fleet(table, 'A', 1)).toContain('fireship 50x1')
  })

  test('not a card that was jammed completely, even if it was shot at', () => {
    const table = scene({ A: { base: 'fireship#5' }, B: { base: 'patrol', hand: 'static', mp: 90 } })
    play(table, '!', '* static', '@ fireship#5')
    const events = fightOn(table)
    expect(kinds(events)).not.toContain('selfdestructed')
    // Fifty shots fell at them: what is left is a wreck, and could have been brought back.
    expect(pile(table, 'A', 'discard')).toBe('fireship')
  })

  test('a card that acts as the only one left of a jammed swarm goes with it', () => {
    const table = scene({ A: { base: 'fireship' }, B: { base: 'buoys' } })
    attack(table)
    expect(pile(table, 'A', 'discard')).toBe('fireship')
  })

  test('in the first of two battles: it is not there for the second', () => {
    const table = scene({ A: { base: 'fireship' }, B: { base: 'patrol', extra: 'drones; mothership' } })
    const shots = attack(table, { B: 'before' }).filter(
      (event) => event.kind === 'fired' && event.card === 'fireship',
    )
    expect(shots).toHaveLength(1)
    expect(fleet(table, 'B')).toContain('patrol 50x1')
  })

  test('leaves bystanders alone, and counts as a wrecked ship', () => {
    const table = scene({ A: { base: 'fireship; patrol' }, B: { base: 'wingleader' } })
    attack(table)
    expect(fleet(table, 'A')).toContain('patrol 50x1')
    expect(points(table)).toEqual([70, 80])
  })
})
