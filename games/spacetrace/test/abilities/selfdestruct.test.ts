import { describe, expect, test } from 'vitest'
import { attack, fleet, pile, play, scene } from '../scene.ts'

describe('selfdestruction (Fire Ships, Nova Barge)', () => {
  test('works: a card that acted is killed after the fire', () => {
    const table = scene({ A: { base: 'fireship' }, B: { base: 'drones' } })
    const events = attack(table)
    expect(events.filter(({ kind }) => kind === 'selfdestructed')).toMatchObject([{ card: 'fireship' }])
    expect(pile(table, 'A', 'discard')).toBe('fireship')
    expect(fleet(table, 'B')).toBe('drones 50x0 20x2; base 1x1000')
  })

  test('not without its condition: a card that did not act stays', () => {
    const table = scene({ A: { base: 'patrol; fireship' }, B: { base: 'wingleader' } })
    attack(table)
    expect(fleet(table, 'A')).toContain('fireship 50x1')
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
    const table = scene({
      A: { base: 'fireship; patrol' },
      B: { base: 'swarm' },
      options: { resigning: true },
    })
    attack(table)
    play(table, 'resign')
    expect(table.result!.scores[1]).toBe(80 + (fleet(table, 'A').includes('patrol') ? 0 : 60))
  })
})
