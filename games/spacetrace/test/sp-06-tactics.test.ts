import { describe, expect, test } from 'vitest'
import { spacetrace } from '../rules/game.ts'
import { baseOf, decides, fleet, movesOf, pile, play, refused, scene, watch } from './scene.ts'

const windows = (table: Parameters<typeof decides>[0]): string[] => {
  const seen: string[] = []
  for (let top = table.pending.at(-1); top && top.kind !== 'turn'; top = table.pending.at(-1)) {
    if (top.kind === 'window') seen.push(`${top.window} ${'AB'[top.seat]}`)
    play(table, top.kind === 'order' ? 'o keep' : '.')
  }
  return seen
}

describe('tactics', () => {
  test('SP-6.1: every tactic has its time', () => {
    const hand = 'bombard; minefield; muster; counter'
    const table = scene({ A: { base: 'fighter', hand, mp: 500 }, B: { base: 'fighter', hand: 'crews' } })
    const tactics = () => movesOf(table).filter((move) => move.startsWith('*'))
    expect(tactics()).toEqual(['* bombard', '* muster'])
    expect(refused(table, '* minefield')).toMatchObject({ code: 'spacetrace.onlyInBattle', rule: 'SP-6.1' })
    expect(refused(table, '* counter')).toMatchObject({ code: 'spacetrace.onlyAsAnswer' })
    play(table, '!')
    expect(tactics()).toEqual(['* minefield', '* muster'])
    expect(refused(table, '* bombard')).toMatchObject({ code: 'spacetrace.notInBattle' })
  })

  test('SP-6.2: announce, aim, sacrifice, pay, and then it lies on the chain', () => {
    const table = scene({
      A: { base: 'patrol#5', hand: 'scuttle; crews' },
      B: { base: 'fighter#6', hand: 'crews' },
    })
    play(table, '* scuttle')
    expect(movesOf(table)).toEqual(['@ fighter#6'])
    play(table, '@ fighter#6')
    expect(movesOf(table)).toEqual(['/ patrol#5'])
    play(table, '/ patrol#5')
    expect(movesOf(table)).toEqual(['+ crews'])
    play(table, '+ crews')
    expect(table.pending.at(-1)).toMatchObject({ kind: 'chain', seat: 1, items: [{ target: 6 }] })
    expect(fleet(table, 'B')).toBe('fighter 100x1; base 1x1000')
  })

  test('SP-6.3: a card lies on the chain until it has taken effect', () => {
    const table = scene({ A: { hand: 'scouts; crews' }, B: { hand: 'crews' } })
    play(table, '* scouts')
    const seen: unknown[] = []
    watch(table, ['.'], ({ kind }) => {
      const chain = spacetrace.view(table, 1).pending.at(-1)
      if (chain?.kind === 'chain') seen.push([kind, chain.step, chain.items.length])
    })
    expect(seen).toEqual([
      ['passed', 'resolve', 1],
      ['scanned', 'effect', 1],
      ['drawn', 'effect', 1],
      ['resolved', 'resolve', 0],
    ])
  })

  test('SP-6.3: answers alternate, a pass closes the chain, the last card is resolved first', () => {
    const table = scene({
      A: { hand: 'bombard; counter; crews', mp: 150 },
      B: { hand: 'counter; crews', mp: 50 },
    })
    play(table, '* bombard')
    expect(decides(table)).toBe(1)
    play(table, '* counter')
    expect(decides(table)).toBe(0)
    const events = play(table, '.')
    expect(
      events.flatMap((event) => (event.kind === 'resolved' ? [[event.card, event.outcome]] : [])),
    ).toEqual([
      ['counter', 'done'],
      ['bombard', 'cancelled'],
    ])
    expect(baseOf(table, 'B')).toBe(1000)
    expect([pile(table, 'A', 'discard'), pile(table, 'B', 'discard')]).toEqual(['bombard', 'counter'])
  })

  test('SP-6.4: the windows, and who is asked in them', () => {
    const table = scene({
      A: { base: 'fighter', hand: 'patrol; brandt; crews; crews', mp: 400 },
      B: { base: 'fighter; cruiser', hand: 'crews' },
    })
    play(table, '> patrol')
    expect(windows(table)).toEqual(['ship B'])
    const corvette = scene({ A: { base: 'corvette#5', hand: 'brandt; crews', mp: 80 }, B: { hand: 'crews' } })
    play(corvette, '> brandt', '@ corvette#5')
    expect(windows(corvette)).toEqual(['commander B'])
    play(table, '!')
    expect(windows(table)).toEqual([
      'ready A',
      'ready B',
      'row A',
      'row B',
      'row A',
      'row B',
      'row A',
      'row B',
    ])
    play(table, 'done')
    expect(windows(table)).toEqual(['end B', 'start A'])
  })

  test('SP-6.5: after a tactic the window starts again with its first holder', () => {
    const table = scene({
      A: { base: 'fighter', hand: 'crews' },
      B: { base: 'fighter', hand: 'muster; crews', mp: 40 },
    })
    play(table, '!', '.')
    expect(decides(table)).toBe(1)
    play(table, '* muster', '.')
    expect([decides(table), table.pending.at(-1)?.kind]).toEqual([0, 'window'])
  })

  test('SP-6.6: whoever holds cards is asked, whatever they are; an empty hand is skipped', () => {
    const withTactic = scene({ A: { base: 'fighter', hand: 'muster' }, B: { base: 'fighter' } })
    const without = scene({ A: { base: 'fighter', hand: 'crews' }, B: { base: 'fighter' } })
    const asked = [withTactic, without].map((table) => {
      play(table, '!')
      return [decides(table), spacetrace.view(table, 1).pending]
    })
    expect(asked[0]).toEqual(asked[1])
    expect(windows(without)).toEqual(['ready A', 'row A', 'row A'])
  })

  test('SP-6.7: a longer pass covers its windows, privately, until it ends or is taken back', () => {
    const start = () =>
      scene({
        A: { base: 'fighter; cruiser', hand: 'patrol; crews', mp: 60 },
        B: { base: 'fighter; cruiser', hand: 'muster; crews', mp: 90 },
      })
    const turn = start()
    play(turn, '> patrol', '.t')
    expect(spacetrace.view(turn, 1).standing).toEqual(['once', 'turn'])
    expect(spacetrace.view(turn, 0).standing).toEqual(['once', 'once'])
    play(turn, '!', 'o keep')
    expect(windows(turn).some((each) => each.endsWith('B'))).toBe(false)
    play(turn, 'done')
    expect(turn.standing).toEqual(['once', 'once'])

    const battle = start()
    play(battle, '!', '.', '..')
    expect(windows(battle)).toEqual(['row A', 'row A', 'row A'])
    expect(battle.standing[1]).toBe('once')

    const recalled = start()
    play(recalled, '> patrol', '.?')
    expect(movesOf(recalled, 1)).toEqual(['.x'])
    const recall = spacetrace.read(spacetrace.view(recalled, 1), '.x')
    spacetrace.play(recalled, 1, recall as never, { stream: () => null as never, drawn: 0 })
    expect(recalled.standing[1]).toBe('once')
  })

  test('SP-6.7: a pass until a tactic ends with the next tactic; a chain always asks', () => {
    const table = scene({ A: { hand: 'patrol; bombard', mp: 160 }, B: { hand: 'counter; crews', mp: 50 } })
    play(table, '> patrol', '.?')
    expect(table.standing[1]).toBe('tactic')
    play(table, '* bombard')
    expect([decides(table), table.standing[1]]).toEqual([1, 'once'])
    expect(movesOf(table)).toContain('* counter')
  })

  test('SP-6.8: wrecks are cleared and Bases looked at after every card of a chain', () => {
    const table = scene({ A: { hand: 'bombard; muster', mp: 200 }, B: { base: 'base 1x80' } })
    play(table, '* bombard')
    expect(table.result).toMatchObject({ winners: [0] })
  })
})
