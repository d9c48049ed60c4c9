import { describe, expect, test } from 'vitest'
import { decides, kinds, movesOf, pile, play, refused, scene } from './scene.ts'

describe('the turn', () => {
  test('SP-3.1: players alternate', () => {
    const table = scene({ active: 'A' })
    play(table, 'done')
    expect([table.active, table.turn]).toEqual([1, 3])
    while (table.pending.length > 1) play(table, '.')
    play(table, 'done')
    expect(table.active).toBe(0)
  })

  test('SP-3.2: two cards at the start, then a window for the other', () => {
    const table = scene({ A: { hand: 'crews' }, active: 'A' })
    const events = play(table, 'done')
    expect(events).toContainEqual(expect.objectContaining({ kind: 'drawn', seat: 1, count: 2 }))
    expect(pile(table, 'B', 'hand').split(' ')).toHaveLength(2)
    expect([decides(table), table.pending.at(-1)]).toMatchObject([0, { kind: 'window', window: 'start' }])
  })

  test('SP-3.3: everything that is possible, before and after the attack', () => {
    const table = scene({
      A: { base: 'cruiser#7; fighter', extra: 'mothership', hand: 'crews; patrol; ishida; bombard', mp: 300 },
    })
    const all = [
      '+ crews',
      '> patrol',
      '> ishida',
      '* bombard',
      '-3 mp',
      '-3 card',
      '~ cruiser#7',
      '!',
      'done',
    ]
    for (const move of all) expect(movesOf(table)).toContain(move)
    play(table, '!', 'x out', '.')
    while (table.pending.length > 1) play(table, '.')
    for (const move of all.filter((each) => each !== '!')) expect(movesOf(table)).toContain(move)
    expect(refused(table, '!')).toMatchObject({ rule: 'SP-9.1' })
  })

  test('SP-3.4: during an attack only tactics and reinforcements', () => {
    const table = scene({
      A: { base: 'fighter#9', hand: 'patrol; ishida; crews; overdrive' },
      B: { base: 'fighter' },
    })
    play(table, '!')
    expect(movesOf(table)).toEqual(['.', '..', '...', '.t', '.?', '+ crews', '* overdrive'])
    for (const move of ['> patrol', '> ishida', '-3 mp', '~ fighter#9', 'done'])
      expect(refused(table, move)).toMatchObject({ code: 'spacetrace.attackGoesOn', rule: 'SP-3.4' })
    play(table, '* overdrive', '@ fighter#9')
    expect(movesOf(table)).toEqual(['+ crews'])
  })

  test('SP-3.5: who is not on turn plays tactics only', () => {
    const table = scene({ A: { hand: 'patrol', mp: 60 }, B: { hand: 'crews; patrol; muster; veterans' } })
    play(table, '> patrol')
    expect(decides(table)).toBe(1)
    expect(movesOf(table)).toEqual(['.', '.t', '.?', '* muster'])
    expect(refused(table, '+ crews')).toMatchObject({ code: 'spacetrace.onlyToPay', rule: 'SP-4.3' })
    expect(refused(table, '> patrol')).toMatchObject({ code: 'spacetrace.onlyTactics', rule: 'SP-3.5' })
  })

  test('SP-3.6: done opens the last window and cannot be taken back', () => {
    const table = scene({ B: { hand: 'muster; recruits' } })
    expect(play(table, 'done')).toEqual([{ kind: 'done', seat: 0 }])
    expect([decides(table), table.pending.at(-1)]).toMatchObject([1, { kind: 'window', window: 'end' }])
    const events = play(table, '* muster', '+ recruits', '.')
    expect(kinds(events)).toContain('resolved')
    expect(table.turn).toBe(3)
  })
})
