import { describe, expect, test } from 'vitest'
import { attack, fleet, movesOf, pile, play, refused, scene } from '../scene.ts'

const sides = (A: string, B: string) => scene({ A: { base: A }, B: { base: B } })

describe('destroy (Apollo; Minefield, Scuttle)', () => {
  test('works before the fire: the front ship is gone', () => {
    const table = sides('apollo', 'monitors')
    attack(table)
    // One monitor is destroyed, three fire; the shot of 100 brings another down.
    expect(fleet(table, 'A')).toBe('apollo 1x30; base 1x1000')
    expect(fleet(table, 'B')).toBe('monitors 2x0 2x45; base 1x1000')
  })

  test('not without its condition: a wrecked or jammed Apollo strikes nobody', () => {
    const table = sides('stunner; apollo', 'apollo')
    const events = attack(table).flatMap((event) =>
      event.kind === 'effect' ? [`${event.card} ${event.op}`] : [],
    )
    // Strikes are settled beforehand: jam and destroy all happen.
    expect(events).toEqual(['stunner jam', 'apollo destroy', 'apollo destroy'])
  })

  test('at its limits: destroys no more than there are, and skips the Base', () => {
    const table = sides('apollo', 'base; starfort')
    attack(table)
    expect(fleet(table, 'B')).toBe('base 1x900')
  })

  test('as a tactic: on the chosen card only, up to its number', () => {
    const table = scene({
      A: { base: 'fighter', hand: 'minefield; crews', mp: 60 },
      B: { base: 'patrol#5; fighter#6' },
    })
    play(table, '!', 'o keep', '* minefield')
    expect(movesOf(table)).toEqual(['@ patrol#5', '@ fighter#6'])
    play(table, '@ fighter#6')
    expect(fleet(table, 'B')).toBe('patrol 50x1; fighter 40x0 60x1; base 1x1000')
  })

  test('as a tactic: not on the wrong class, the own side, or a fleet that does not fight', () => {
    const table = scene({
      A: { base: 'fighter#4', hand: 'minefield', mp: 60 },
      B: { base: 'cruiser#5; patrol#6', extra: 'lancer#7; mothership' },
    })
    play(table, '!', 'x out', '* minefield')
    for (const other of ['fighter#4', 'cruiser#5', 'lancer#7'])
      expect(refused(table, `@ ${other}`)?.rule).toBe('SP-6.2')
  })

  test('a whole card: outside a battle it goes at once, and the game goes on', () => {
    const table = scene({
      A: { base: 'patrol#5', hand: 'scuttle', mp: 50 },
      B: { base: 'monitors#6; cruiser' },
    })
    play(table, '* scuttle', '@ monitors#6', '/ patrol#5')
    expect([fleet(table, 'B'), pile(table, 'B', 'discard')]).toEqual([
      'cruiser 1x100; base 1x1000',
      'monitors',
    ])
    play(table, 'done')
    expect(table.active).toBe(1)
  })
})
