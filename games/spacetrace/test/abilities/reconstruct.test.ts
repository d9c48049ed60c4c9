import { describe, expect, test } from 'vitest'
import { attack, fleet, movesOf, play, scene } from '../scene.ts'

describe('reconstruct (Salvage Tugs; Rescue Crews)', () => {
  test('works: each tug brings back three ships, and those behind it still fire', () => {
    const table = scene({ A: { base: 'tugs; corvette 19x0 1x5' }, B: { base: 'frigate' } })
    const shots = attack(table).flatMap((event) =>
      event.kind === 'fired' && event.card === 'corvette' ? [event.shots] : [],
    )
    expect(shots).toEqual([19])
  })

  test('not without its condition: with no tug left nothing comes back', () => {
    const table = scene({ A: { base: 'tugs; corvette 19x0 1x5' }, B: { base: 'jamfrigate; frigate' } })
    const events = attack(table)
    expect(events.some((event) => event.kind === 'effect' && event.op === 'reconstruct')).toBe(false)
  })

  test('higher classes come back too, and fire in their own row', () => {
    const table = scene({ A: { base: 'tugs; monitors 3x0 1x45' }, B: { base: 'drones; bulwark' } })
    const shots = attack(table).flatMap((event) =>
      event.kind === 'fired' && event.card === 'monitors' ? [event.shots] : [],
    )
    expect(shots).toEqual([4])
  })

  test('not killed ships, and not the Base', () => {
    const table = scene({ A: { base: 'tugs; monitors 3x0k 1x45' }, B: { base: 'drones' } })
    attack(table)
    expect(fleet(table, 'A')).toContain('monitors 3x0k 1x45')
  })

  test('as a tactic: up to 25 ships of a card that fights, a wreck included', () => {
    const table = scene({
      A: { base: 'patrol#5; cruiser', extra: 'fighter#6 99x0 1x1; mothership', hand: 'rescue', mp: 30 },
      B: { base: 'swarm' },
    })
    play(table, '!', 'x out')
    expect(movesOf(table)).not.toContain('* rescue')
    play(table, '.', '* rescue')
    expect(movesOf(table)).toEqual(['@ patrol#5'])
    play(table, '@ patrol#5')
    expect(fleet(table, 'A')).toContain('patrol 25x1 25x0')
    expect(fleet(table, 'A', 1)).toContain('fighter 99x0 1x1')
  })
})
