import { describe, expect, test } from 'vitest'
import { baseOf, decides, movesOf, pile, play, refused, scene } from '../scene.ts'

describe('counter (Counter-Order)', () => {
  const start = (A: string, B: string) => scene({ A: { hand: A, mp: 300 }, B: { hand: B, mp: 300 } })

  test('works: the tactic it answers does nothing; cost and card are spent', () => {
    const table = start('bombard', 'counter')
    play(table, '* bombard', '* counter')
    expect([baseOf(table, 'B'), table.mp]).toEqual([1000, [200, 250]])
    expect([pile(table, 'A', 'discard'), pile(table, 'B', 'discard')]).toEqual(['bombard', 'counter'])
  })

  test('only as an answer, never by itself', () => {
    const table = start('counter; crews', 'counter')
    expect(refused(table, '* counter')).toMatchObject({ code: 'spacetrace.onlyAsAnswer', rule: 'SP-6.1' })
    play(table, 'done')
    expect(refused(table, '* counter')).toMatchObject({ code: 'spacetrace.onlyAsAnswer' })
  })

  test('not without manpower', () => {
    const table = scene({ A: { hand: 'bombard', mp: 100 }, B: { hand: 'counter' } })
    play(table, '* bombard')
    expect(movesOf(table)).toEqual(['.'])
  })

  test('a counter can be countered, and again', () => {
    const table = start('bombard; counter', 'counter; counter')
    play(table, '* bombard', '* counter', '* counter', '* counter')
    expect(baseOf(table, 'B')).toBe(1000)
    const two = start('bombard; counter; crews', 'counter')
    play(two, '* bombard', '* counter', '* counter')
    expect(baseOf(two, 'B')).toBe(920)
  })

  test('reaches only the card it answers, and the game goes on', () => {
    const table = start('muster; bombard', 'counter')
    play(table, '* muster', '.', '* bombard', '* counter')
    expect([baseOf(table, 'B'), decides(table), pile(table, 'A', 'hand').split(' ').length]).toEqual([
      1000, 0, 2,
    ])
  })
})
