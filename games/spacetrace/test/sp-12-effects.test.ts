import { describe, expect, test } from 'vitest'
import { attack, baseOf, fightOn, fleet, pile, play, points, refused, scene } from './scene.ts'

const sides = (A: string, B: string) => scene({ A: { base: A }, B: { base: B } })

describe('effects', () => {
  test('SP-12.1: damage to the first living ships, front to back', () => {
    const table = sides('flak', 'stormwing; patrol')
    attack(table)
    // 60 ships lose 1 LP: forty stormers and twenty patrols; then fifteen shots of 1 at the front.
    expect(fleet(table, 'B')).toBe('stormwing 15x0 25x1; patrol 20x0 30x1; base 1x1000')
  })

  test('SP-12.2: LP never fall below 0', () => {
    const table = scene({ A: { hand: 'bombard', mp: 100 }, B: { base: 'base 1x30' } })
    play(table, '* bombard')
    expect(baseOf(table, 'B')).toBe(0)
  })

  test('SP-12.3: destroyed ships may come back in the fight, killed ones not', () => {
    const start = (hand: string) =>
      scene({
        A: { base: 'fighter', hand, mp: 300 },
        B: { base: 'patrol#5; monitors#6', hand: 'rescue', mp: 30 },
      })
    const mined = start('minefield')
    play(mined, '!', '* minefield', '@ patrol#5', '.')
    expect(fleet(mined, 'B')).toContain('patrol 40x0 10x1')
    const shot = start('coreshot')
    play(shot, '!', '* coreshot', '@ monitors#6', '.')
    expect(fleet(shot, 'B')).toContain('monitors 2x0k 2x45')
    expect(refused(shot, '* rescue')).toMatchObject({ rule: 'SP-6.2' })
  })

  test('SP-12.4: jammed ships neither fire nor count, until the end of the battle', () => {
    const table = scene({ A: { base: 'stunner', extra: 'mothership' }, B: { base: 'cruiser; cruiser' } })
    const shots = attack(table, { A: 'after' }).flatMap((event) =>
      event.kind === 'fired' ? [event.card] : [],
    )
    // Silent in the first battle, the Cruisers fire in the second.
    expect(shots).toEqual(['stunner', 'mothership', 'cruiser', 'cruiser'])
  })

  test('SP-12.5: repair helps living ships only', () => {
    const table = scene({ A: { base: 'frigate#5 3x0 2x7 3x20', hand: 'repairs' } })
    play(table, '* repairs', '@ frigate#5')
    expect(fleet(table, 'A')).toBe('frigate 3x0 5x20; base 1x1000')
  })

  test('SP-12.6: reconstruct gives 1 LP to the first destroyed ships', () => {
    const table = scene({ A: { base: 'patrol#5', hand: 'rescue', mp: 30 }, B: { base: 'swarm' } })
    play(table, '!', '.', '* rescue', '@ patrol#5')
    expect(fleet(table, 'A')).toBe('patrol 25x1 25x0; base 1x1000')
  })

  test('SP-12.7: cards behind first, then higher classes that have not fired; the Base is skipped', () => {
    const table = sides('dock; frigate 8x5; cruiser 1x10; base 1x500', 'patrol')
    attack(table)
    expect(fleet(table, 'A')).toContain('frigate')
    expect(fleet(table, 'A')).toContain('cruiser 1x100')
    expect(fleet(table, 'A')).toContain('base 1x500')
  })

  test('SP-12.8: damage and losses stay until the end of the turn', () => {
    const table = sides('fighter', 'bulwark')
    attack(table)
    expect(fleet(table, 'B')).toBe('bulwark 1x140; base 1x1000')
    play(table, 'done')
    expect(fleet(table, 'B')).toBe('bulwark 1x240; base 1x1000')
  })

  test('SP-12.9: a wreck stays until the end of the battle; outside battles it goes at once', () => {
    const table = scene({ A: { base: 'patrol', hand: 'crews' }, B: { base: 'fighter' } })
    play(table, '!', '.')
    expect(fleet(table, 'A')).toBe('patrol 50x0; base 1x1000')
    while (table.pending.length > 1) play(table, '.')
    expect([fleet(table, 'A'), pile(table, 'A', 'discard')]).toEqual(['base 1x1000', 'patrol'])
    const scuttled = scene({ A: { base: 'patrol#5', hand: 'scuttle', mp: 50 }, B: { base: 'fighter#6' } })
    play(scuttled, '* scuttle', '@ fighter#6', '/ patrol#5')
    expect(pile(scuttled, 'B', 'discard')).toBe('fighter')
  })

  test('SP-12.10: what is removed is never a wrecked ship', () => {
    const table = scene({ A: { hand: 'rift', mp: 220 }, B: { base: 'lancer#5' } })
    play(table, '* rift', '@ lancer#5')
    expect([pile(table, 'B', 'removed'), points(table)]).toEqual(['lancer', [0, 0]])
  })

  test('SP-12.11: a boost holds until the end of the battle', () => {
    const table = scene({
      A: { base: 'bulwark#5', hand: 'overdrive', mp: 80 },
      B: { base: 'starfort', extra: 'monitors; mothership' },
    })
    play(table, '!', 'x before', 'o keep')
    const shots = play(table, '* overdrive', '@ bulwark#5').flatMap((event) =>
      event.kind === 'fired' && event.card === 'bulwark' ? [event.ap] : [],
    )
    expect(shots).toEqual([60, 30])
  })

  test('SP-12.12: a card whose side was finished before its salvo selfdestructs; one jammed completely does not', () => {
    const table = scene({ A: { base: 'fireship' }, B: { base: 'buoys; drones' } })
    attack(table)
    // Forty of fifty are jammed; the other ten act, and so the whole card goes.
    expect(fleet(table, 'A')).toBe('base 1x1000')
    const idle = scene({ A: { base: 'patrol; fireship' }, B: { base: 'patrol 1x1 49x0' } })
    attack(idle)
    expect([fleet(idle, 'A'), pile(idle, 'A', 'discard')]).toEqual([
      'patrol 1x0 49x1; base 1x1000',
      'fireship',
    ])
    const jammed = scene({
      A: { base: 'patrol; fireship#5' },
      B: { base: 'drones', hand: 'static', mp: 90 },
    })
    play(jammed, '!', 'o keep', '* static', '@ fireship#5')
    fightOn(jammed)
    expect(fleet(jammed, 'A')).toContain('fireship 50x1')
  })

  test('SP-12.13: per ship means per ready or armed ship', () => {
    const table = sides('buoys 15x0 5x2', 'fighter')
    const [jam] = attack(table).flatMap((event) => (event.kind === 'effect' ? [event] : []))
    expect(jam.hits).toMatchObject([{ after: [10, 1, 1, 90, 1, 0] }])
  })
})
