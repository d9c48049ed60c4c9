import { describe, expect, test } from 'vitest'
import { addShips } from './custom-set.ts'
import { attack, decides, fleet, movesOf, pile, play, refused, scene } from './scene.ts'

describe('extra fleets', () => {
  test('SP-14.1: a Mothership opens the one extra fleet, and stays there', () => {
    const table = scene({ A: { hand: 'mothership', mp: 130 } })
    play(table, '> mothership')
    expect(fleet(table, 'A', 1)).toBe('mothership 1x300')
    expect(movesOf(table).filter((move) => move.startsWith('~'))).toEqual([])
    expect(refused(table, '~ mothership')).toMatchObject({ rule: 'SP-14.1' })
  })

  test('SP-14.1: not while there is one', () => {
    const table = scene({
      A: { extra: 'mothership', hand: 'mothership', mp: 500 },
      options: twoMotherships(),
    })
    expect(refused(table, '> mothership')).toMatchObject({
      code: 'spacetrace.oneExtraFleet',
      rule: 'SP-14.1',
    })
  })

  test('SP-14.2: a fleet that stays out cannot be shot at, but tactics reach it', () => {
    const table = scene({
      A: { base: 'patrol#4; swarm', hand: 'scuttle; crews', mp: 50 },
      B: { extra: 'fighter#5; mothership' },
    })
    play(table, '!', 'x out', 'o keep', '* scuttle', '@ fighter#5', '/ patrol#4')
    while (table.pending.length > 1) play(table, '.')
    expect([fleet(table, 'B', 1), pile(table, 'B', 'discard')]).toEqual(['mothership 1x300', 'fighter'])
  })

  test('SP-14.3: the attacker’s first fleet meets all enemy fleets before the second starts', () => {
    const sides = { A: { extra: 'mothership' }, B: { extra: 'mothership' } }
    const battles = (joins: object) =>
      attack(scene(sides), joins).flatMap((event) => (event.kind === 'battle' ? [event.fleets.join('')] : []))
    expect(battles({ A: 'before', B: 'after' })).toEqual(['10', '11', '00', '01'])
    expect(battles({ A: 'after', B: 'before' })).toEqual(['01', '00', '11', '10'])
    expect(battles({ A: 'out', B: 'out' })).toEqual(['00'])
  })

  test('SP-14.4: every ship may fire once in each battle', () => {
    const table = scene({ A: { base: 'swarm' }, B: { base: 'patrol', extra: 'patrol; mothership' } })
    const shots = attack(table, { B: 'before' }).filter(
      (event) => event.kind === 'fired' && event.card === 'swarm',
    )
    expect(shots).toHaveLength(2)
  })

  test('SP-14.5: ship cards change fleets once before and once after the attack', () => {
    const table = scene({ A: { base: 'cruiser#5; patrol#6', extra: 'mothership' }, B: { base: 'bulwark' } })
    play(table, '~ cruiser#5')
    expect(fleet(table, 'A', 1)).toBe('cruiser 1x100; mothership 1x300')
    expect(refused(table, '~ cruiser#5')).toMatchObject({ code: 'spacetrace.movedAlready', rule: 'SP-14.5' })
    attack(table)
    play(table, '~ cruiser#5')
    expect(fleet(table, 'A')).toContain('cruiser 1x100')
    expect(refused(table, '~ cruiser#5')).toMatchObject({ rule: 'SP-14.5' })
    expect(refused(scene({ A: { base: 'cruiser#5' } }), '~ cruiser#5')).toMatchObject({
      code: 'spacetrace.oneFleet',
    })
  })

  test('SP-14.5: whenever a card leaves a hand or is drawn, all cards may change fleets once more', () => {
    const again: readonly [string, string, readonly string[]][] = [
      ['a reinforcement', 'crews', ['+ crews']],
      ['a ship', 'patrol; crews', ['> patrol', '+ crews']],
      ['a tactic that draws', 'muster', ['* muster']],
      ['a card given up', 'crews; crews; recruits', ['-3 card', '- crews', '- crews', '- recruits']],
    ]
    for (const [what, hand, moves] of again) {
      const table = scene({ A: { base: 'cruiser#5; lancer#6', extra: 'mothership', hand, mp: 40 } })
      play(table, '~ cruiser#5')
      expect(movesOf(table), what).not.toContain('~ cruiser#5')
      expect(movesOf(table), what).toContain('~ lancer#6')
      play(table, ...moves, '~ cruiser#5')
      expect(fleet(table, 'A'), what).toContain('cruiser 1x100')
      // To and fro with nothing in between is cut off.
      expect(refused(table, '~ cruiser#5'), what).toMatchObject({ rule: 'SP-14.5' })
    }
  })

  test('SP-14.5: a card that the other player has to discard counts as well', () => {
    const table = scene({
      A: { base: 'cruiser#5', extra: 'mothership', hand: 'raid', mp: 60 },
      B: { hand: 'crews; crews' },
    })
    play(table, '* raid')
    expect(decides(table)).toBe(1)
    play(table, '.', '~ cruiser#5')
    expect(refused(table, '~ cruiser#5')).toMatchObject({ rule: 'SP-14.5' })
  })

  test('SP-14.6: the fleet is lost with its Mothership, by sacrifice at once', () => {
    const table = scene({ A: { extra: 'fighter; mothership#5', hand: 'reserve' } })
    play(table, '+ reserve', '/ mothership#5')
    expect([fleet(table, 'A', 1), pile(table, 'A', 'discard')]).toEqual(['', 'mothership fighter reserve'])
  })
})

/** A set in which one half holds two Motherships. */
function twoMotherships() {
  addShips('twomothers', [], (set) => ({
    ...set,
    cards: set.cards.map((card) => (card.id === 'mothership' ? { ...card, perPlayer: 2 } : card)),
  }))
  return { cards: 'twomothers' }
}
