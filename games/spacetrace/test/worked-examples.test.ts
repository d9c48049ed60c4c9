// §8.1 of the specification, with its numbers
import { describe, expect, test } from 'vitest'
import { attack, baseOf, copyOf, fleet, movesOf, pile, play, scene } from './scene.ts'

describe('worked examples', () => {
  test('E1 equal fighters: all fire, all fall (SP-11.4, SP-11.6)', () => {
    const table = scene({ A: { base: 'fighter' }, B: { base: 'fighter' } })
    attack(table)
    expect([fleet(table, 'A'), fleet(table, 'B')]).toEqual(['base 1x1000', 'base 1x1000'])
    expect([pile(table, 'A', 'discard'), pile(table, 'B', 'discard')]).toEqual(['fighter', 'fighter'])
  })

  test('E2 few big ships against many small ones: surplus damage is lost (SP-10.4, SP-11.6, SP-15.1)', () => {
    const table = scene({ A: { base: 'destroyer' }, B: { base: 'fighter' } })
    attack(table)
    expect(pile(table, 'A', 'discard')).toBe('destroyer')
    expect(fleet(table, 'B')).toBe('fighter 10x0 90x1; base 1x1000')
    play(table, 'done')
    expect(fleet(table, 'B')).toBe('fighter 100x1; base 1x1000')
  })

  const gaps = { A: { base: 'fighter; destroyer; battleship; base' }, B: { base: 'fighter; bulwark; base' } }

  test('E3 pairing with gaps: I-I, II-III, III-IV, IV-IV, each class firing once (SP-10.4, SP-10.5)', () => {
    const table = scene(gaps)
    const rows = attack(table).filter(({ kind }) => kind === 'row')
    expect(rows).toMatchObject([
      { row: 1, classes: [1, 1], fires: [true, true] },
      { row: 2, classes: [2, 3], fires: [true, true] },
      { row: 3, classes: [4, 3], fires: [true, false] },
      { row: 4, classes: [4, 4], fires: [false, true] },
    ])
    expect(fleet(table, 'A')).toBe('destroyer 1x0 9x10; battleship 1x300; base 1x1000')
    expect(fleet(table, 'B')).toBe('base 1x1000')
    expect(pile(table, 'B', 'discard').split(' ').sort()).toEqual(['bulwark', 'fighter'])
  })

  test('E3 with crossClassFire=oneSided', () => {
    const table = scene({ ...gaps, options: { crossClassFire: 'oneSided' } })
    attack(table)
    expect(fleet(table, 'A')).toBe('destroyer 10x10; battleship 1x270; base 1x1000')
    expect(fleet(table, 'B')).toBe('bulwark 1x140; base 1x780')
  })

  test('E3 with crossClassFire=repeat', () => {
    const table = scene({ ...gaps, options: { crossClassFire: 'repeat' } })
    attack(table)
    expect(fleet(table, 'A')).toBe('destroyer 1x0 9x10; battleship 1x270; base 1x1000')
    expect(fleet(table, 'B')).toBe('base 1x780')
  })

  test('E4 target already set: what is left over does not turn to another class (SP-11.3)', () => {
    const table = scene({ A: { base: 'cruiser; cruiser; cruiser; heavycruiser' }, B: { base: 'cruiser' } })
    attack(table)
    expect(fleet(table, 'A')).toBe('cruiser 1x100; cruiser 1x100; heavycruiser 1x150; base 1x1000')
    expect(fleet(table, 'B')).toBe('base 1x1000')
  })

  test('E5 the tip: a card is lost for a ship (SP-10.7)', () => {
    const table = scene({ A: { base: 'destroyer' }, B: { base: 'cruiser' } })
    attack(table)
    expect(fleet(table, 'A')).toBe('destroyer 1x0 9x10; base 1x1000')
    expect(pile(table, 'B', 'discard')).toBe('cruiser')
  })

  test('E6 extra fleet first: two fleets bring one ship down (SP-14.3, SP-14.4, SP-12.8)', () => {
    const table = scene({
      A: { extra: 'fighter; mothership', base: 'lancer; cruiser' },
      B: { base: 'stormwing; bulwark' },
    })
    attack(table, { A: 'before' })
    expect(fleet(table, 'A', 1)).toBe('fighter 40x0 60x1; mothership 1x270')
    expect(fleet(table, 'A')).toBe('lancer 1x0 59x1; cruiser 1x100; base 1x1000')
    expect(fleet(table, 'B')).toBe('base 1x900')
    expect(pile(table, 'B', 'discard')).toBe('stormwing bulwark')
  })

  const four = {
    A: { extra: 'fighter; mothership', base: 'cruiser' },
    B: { extra: 'patrol; mothership', base: 'destroyer' },
  }

  test('E7 four battles (SP-9.2, SP-14.3)', () => {
    const table = scene(four)
    const battles = attack(table, { A: 'before', B: 'before' }).filter(({ kind }) => kind === 'battle')
    expect(battles).toMatchObject([
      { fleets: [1, 1] },
      { fleets: [1, 0] },
      { fleets: [0, 1] },
      { fleets: [0, 0] },
    ])
    expect(fleet(table, 'A', 1)).toBe('fighter 60x0 40x1; mothership 1x180')
    expect(fleet(table, 'A')).toBe('base 1x960')
    expect(fleet(table, 'B', 1)).toBe('mothership 1x80')
    expect(fleet(table, 'B')).toBe('destroyer 6x0 4x10; base 1x1000')
  })

  test('E7 with one extra fleet staying out there are two battles', () => {
    const table = scene(four)
    const battles = attack(table, { A: 'before', B: 'out' }).filter(({ kind }) => kind === 'battle')
    expect(battles).toMatchObject([{ fleets: [1, 0] }, { fleets: [0, 0] }])
  })

  test('E8 healing: ships return, the Base does not (SP-15.1, SP-13.3)', () => {
    const table = scene({ A: { base: 'fighter 50x0 50x1; base 1x900' } })
    play(table, 'done')
    expect(fleet(table, 'A')).toBe('fighter 100x1; base 1x900')
  })

  test('E9 lost extra fleet: with the Mothership goes all the rest, commander included (SP-12.9, SP-7.4)', () => {
    const table = scene({
      A: { base: 'fighter; destroyer; cruiser; battleship' },
      B: { extra: 'fighter; corvette#9; mothership 1x100', commander: 'brandt on 9' },
    })
    attack(table, { B: 'before' })
    expect(fleet(table, 'B', 1)).toBe('')
    expect(pile(table, 'B', 'discard').split(' ').sort()).toEqual([
      'brandt',
      'corvette',
      'fighter',
      'mothership',
    ])
    expect(pile(table, 'B', 'commander')).toBe('')
  })

  test('E10 tactic without target: it does nothing and is discarded (SP-6.3)', () => {
    const table = scene({
      A: { base: 'cruiser#40 1x40', hand: 'repairs' },
      B: { base: 'patrol#41', hand: 'scuttle', mp: 50 },
    })
    play(table, '* repairs', '@ cruiser#40', '* scuttle', '@ cruiser#40', '/ patrol#41')
    expect(fleet(table, 'A')).toBe('base 1x1000')
    expect(pile(table, 'A', 'discard')).toBe('cruiser repairs')
    expect(pile(table, 'B', 'discard')).toBe('patrol scuttle')
  })

  test('E11 condition: without a card to sacrifice the Dreadnought is not offered (SP-5.3)', () => {
    const without = scene({ A: { base: 'fighter', hand: 'dreadnought', mp: 900 } })
    expect(movesOf(without)).not.toContain('> dreadnought')
    const table = scene({ A: { base: 'cruiser', hand: 'dreadnought', mp: 190 } })
    play(table, '> dreadnought', `/ cruiser#${copyOf(table, 'A', 'cruiser')}`)
    expect(fleet(table, 'A')).toBe('base 1x1000; dreadnought 1x450')
    expect(baseOf(table, 'A')).toBe(1000)
  })
})
