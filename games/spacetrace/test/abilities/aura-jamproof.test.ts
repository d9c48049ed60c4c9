import { describe, expect, test } from 'vitest'
import { attack, movesOf, play, scene } from '../scene.ts'

describe('commander: cannot be jammed (Nkemelu)', () => {
  test('works against ships', () => {
    const table = scene({ A: { base: 'stunner' }, B: { base: 'cruiser#5', commander: 'nkemelu on 5' } })
    expect(attack(table).filter((event) => event.kind === 'fired' && event.card === 'cruiser')).toHaveLength(
      1,
    )
  })

  test('works against tactics: nothing can be chosen', () => {
    const table = scene({
      A: { base: 'patrol', hand: 'static', mp: 90 },
      B: { base: 'fighter; cruiser#5', commander: 'nkemelu on 5' },
    })
    play(table, '!')
    expect(movesOf(table)).not.toContain('* static')
  })

  test('not without the commander, and not for the other player', () => {
    const table = scene({
      A: { base: 'stunner; cruiser#5', commander: 'nkemelu on 5' },
      B: { base: 'cruiser; stunner' },
    })
    const shots = attack(table).flatMap((event) => (event.kind === 'fired' ? [event.seat] : []))
    expect(shots).not.toContain(1)
    expect(shots).toContain(0)
  })

  test('other effects still reach the ships', () => {
    const table = scene({ A: { base: 'apollo' }, B: { base: 'cruiser#5', commander: 'nkemelu on 5' } })
    expect(attack(table).filter((event) => event.kind === 'fired' && event.seat === 1)).toEqual([])
  })

  test('holds until the cleanup, even if its ship is a wreck by then', () => {
    const table = scene({
      A: { base: 'fighter; stunner' },
      B: { base: 'cruiser#5 1x1; battleship', commander: 'nkemelu on 5' },
    })
    attack(table)
    expect(table.hosts[1]).toBe(0)
  })
})
