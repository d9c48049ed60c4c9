import { describe, expect, test } from 'vitest'
import { attack, baseOf, decides, fleet, kinds, movesOf, pile, play, refused, scene } from './scene.ts'

describe('the attack', () => {
  test('SP-9.1: once a turn, not in the first, and with nothing but the Base', () => {
    const table = scene({})
    expect(kinds(attack(table))).toContain('battle')
    expect(refused(table, '!')).toMatchObject({ code: 'spacetrace.oneAttack', rule: 'SP-9.1' })
    expect(refused(scene({ turn: 1 }), '!')).toMatchObject({ code: 'spacetrace.firstTurn', rule: 'SP-9.1' })
  })

  test('SP-9.2: first the active player says whether the extra fleet fights, then the other', () => {
    const table = scene({ A: { extra: 'mothership' }, B: { extra: 'mothership' } })
    play(table, '!')
    expect([decides(table), movesOf(table)]).toEqual([0, ['x out', 'x before', 'x after']])
    expect(refused(table, 'done')).toMatchObject({ rule: 'SP-9.2' })
    play(table, 'x after')
    expect(decides(table)).toBe(1)
    const alone = scene({ B: { extra: 'mothership' } })
    play(alone, '!')
    expect(decides(alone)).toBe(1)
  })

  test('SP-9.3: the active player orders first, then the other, who sees it', () => {
    const table = scene({ A: { base: 'fighter#5; lancer#6' }, B: { base: 'patrol#7; swarm#8' } })
    play(table, '!')
    expect([decides(table), movesOf(table)]).toEqual([0, ['o keep', 'o fighter#5', 'o lancer#6']])
    play(table, 'o lancer#6')
    expect([decides(table), movesOf(table)]).toEqual([1, ['o keep', 'o patrol#7', 'o swarm#8']])
    expect(fleet(table, 'A')).toContain('lancer 60x1; fighter 100x1')
  })

  test('SP-9.4: the orders hold for the whole attack', () => {
    const table = scene({
      A: { base: 'fighter#5; lancer#6' },
      B: { base: 'patrol', extra: 'patrol; mothership' },
    })
    play(table, '!', 'x after', 'o lancer#6')
    // In front, the Lancers take the fire of both battles; what is left then meets the Fighters.
    expect(fleet(table, 'A')).toBe('fighter 40x0 60x1; base 1x880')
    expect(pile(table, 'A', 'discard')).toBe('lancer')
    expect(table.pending.map(({ kind }) => kind)).toEqual(['turn'])
  })

  test('SP-9.5: a stack of n cards needs at most n − 1 decisions; the Base is placed like any other', () => {
    const table = scene({ A: { base: 'starfort#5; battleship#6; base#7' } })
    play(table, '!')
    expect(refused(table, 'o fighter#9')).toMatchObject({ rule: 'SP-9.5' })
    play(table, 'o base#7')
    expect(refused(table, 'o base#7')).toMatchObject({ code: 'spacetrace.alreadyPlaced', rule: 'SP-9.5' })
    play(table, 'o battleship#6')
    expect(fleet(table, 'A')).toBe('base 1x1000; battleship 1x300; starfort 1x500')
    expect(table.pending).toHaveLength(1)
  })

  test('SP-9.6: over after the last battle, or at once when the game ends', () => {
    const table = scene({ A: { base: 'battleship', extra: 'mothership' }, B: { base: 'base 1x50' } })
    const events = attack(table, { A: 'after' })
    expect(events.filter(({ kind }) => kind === 'battle')).toHaveLength(1)
    expect([baseOf(table, 'B'), table.result?.winners]).toEqual([0, [0]])
  })
})
