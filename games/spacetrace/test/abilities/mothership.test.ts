import { describe, expect, test } from 'vitest'
import { attack, fleet, movesOf, play, scene } from '../scene.ts'

describe('Mothership', () => {
  test('works: it opens the extra fleet, and ships can go there', () => {
    const table = scene({ A: { base: 'patrol#5', hand: 'mothership', mp: 130 } })
    expect(movesOf(table)).not.toContain('~ patrol#5')
    play(table, '> mothership', '~ patrol#5')
    expect([fleet(table, 'A'), fleet(table, 'A', 1)]).toEqual([
      'base 1x1000',
      'patrol 50x1; mothership 1x300',
    ])
  })

  test('new ships still come to the base fleet', () => {
    const table = scene({ A: { extra: 'mothership', hand: 'patrol', mp: 60 } })
    play(table, '> patrol')
    expect(fleet(table, 'A')).toContain('patrol')
  })

  test('wrecked in battle: its fleet is lost at the cleanup, not before', () => {
    const table = scene({ A: { base: 'fighter; battleship' }, B: { extra: 'cruiser; mothership 1x50' } })
    const events = attack(table, { B: 'before' })
    const left = events.flatMap((event) => (event.kind === 'left' ? [`${event.card} ${event.why}`] : []))
    expect(left).toEqual(['cruiser wrecked', 'mothership wrecked'])
    const whole = scene({
      A: { base: 'fighter; destroyer; battleship' },
      B: { extra: 'drones; mothership 1x50' },
    })
    const gone = attack(whole, { B: 'before' }).flatMap((event) =>
      event.kind === 'left' ? [`${event.card} ${event.why}`] : [],
    )
    expect(gone).toEqual(['mothership wrecked', 'drones lostFleet'])
  })

  test('leaves the base fleet alone', () => {
    const table = scene({ A: { base: 'patrol', extra: 'fighter; mothership#5', hand: 'reserve' } })
    play(table, '+ reserve', '/ mothership#5')
    expect(fleet(table, 'A')).toBe('patrol 50x1; base 1x1000')
  })

  test('afterwards a new one can open a new fleet', () => {
    const table = scene({ A: { hand: 'mothership', mp: 130, discard: '' }, B: { extra: 'mothership' } })
    play(table, '> mothership')
    expect(fleet(table, 'A', 1)).toBe('mothership 1x300')
    expect(fleet(table, 'B', 1)).toBe('mothership 1x300')
  })
})
