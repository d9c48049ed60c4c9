import { describe, expect, test } from 'vitest'
import { attack, baseOf, fleet, play, scene } from '../scene.ts'

const sides = (A: string, B: string, options = {}) => scene({ A: { base: A }, B: { base: B }, options })
const strikes = (events: ReturnType<typeof attack>) => events.filter(({ kind }) => kind === 'effect')

describe('damage (Flak Boats)', () => {
  test('works: so many ships lose so many LP, before the shots of the card', () => {
    const table = sides('flak', 'fighter')
    attack(table)
    expect(fleet(table, 'B')).toBe('fighter 75x0 25x1; base 1x1000')
  })

  test('not without its condition: jammed completely, or at the first level, it does nothing', () => {
    expect(
      strikes(attack(sides('flak', 'buoys; fighter'))).filter(
        (event) => 'card' in event && event.card === 'flak',
      ),
    ).toEqual([])
  })

  test('at its limits: fewer ships than it could reach, and never below 0 LP', () => {
    const table = sides('flak', 'wingleader')
    attack(table)
    // Five leaders of 3 LP: 2 LP each after the flak, then fifteen shots of 1 are more than enough.
    expect(fleet(table, 'B')).toBe('base 1x1000')
  })

  test('goes on to the next card of the stack, and reaches the Base too', () => {
    const table = sides('flak', 'base; starfort')
    attack(table)
    // Both lose 1 LP; the fifteen shots all hit the Base, which stands in front.
    expect(fleet(table, 'B')).toBe('base 1x984; starfort 1x499')
  })

  test('leaves bystanders alone: other classes, the other fleet, the own side', () => {
    const table = scene({
      A: { base: 'flak; patrol' },
      B: { base: 'patrol; cruiser', extra: 'fighter; mothership' },
    })
    attack(table)
    expect(fleet(table, 'B', 1)).toBe('fighter 100x1; mothership 1x300')
    expect(baseOf(table, 'B')).toBe(1000)
  })

  test('both sides may have it, and the game goes on', () => {
    const table = sides('flak', 'flak')
    expect(strikes(attack(table))).toHaveLength(2)
    play(table, 'done')
    expect(table.turn).toBe(3)
  })
})
