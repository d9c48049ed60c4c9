import { describe, expect, test } from 'vitest'
import { fleet, movesOf, pile, play, refused, scene } from '../scene.ts'

describe('sacrifice (Dreadnought, Last Reserve, Scuttle)', () => {
  test('works: the card chosen is the price', () => {
    const table = scene({ A: { base: 'cruiser#5; bulwark#6', hand: 'dreadnought', mp: 190 } })
    play(table, '> dreadnought')
    expect(movesOf(table)).toEqual(['/ cruiser#5', '/ bulwark#6'])
    play(table, '/ bulwark#6')
    expect(fleet(table, 'A')).toBe('cruiser 1x100; base 1x1000; dreadnought 1x450')
  })

  test('not without a fitting card: the wrong class, a wreck, the Base, the enemy’s', () => {
    const table = scene({
      A: { base: 'fighter#5; cruiser#6', hand: 'dreadnought', mp: 190 },
      B: { base: 'cruiser#7' },
    })
    play(table, '> dreadnought')
    for (const other of ['fighter#5', 'cruiser#7']) expect(refused(table, `/ ${other}`)?.rule).toBe('SP-5.4')
  })

  test('a damaged card is as good, also in the middle of a fight (Q54)', () => {
    const table = scene({
      A: { base: 'patrol#5; fighter#6', hand: 'scuttle', mp: 50 },
      B: { base: 'lancer; cruiser#7' },
    })
    play(table, '!', 'o keep', '.')
    expect(fleet(table, 'A')).toContain('fighter 10x0 90x1')
    play(table, '* scuttle', '@ cruiser#7')
    expect(movesOf(table)).toEqual(['/ fighter#6'])
    play(table, '/ fighter#6')
    expect(pile(table, 'A', 'discard')).toBe('fighter scuttle patrol')
    expect(pile(table, 'B', 'discard').split(' ').sort()).toEqual(['cruiser', 'lancer'])
  })

  test('it goes to the discard pile with its commander', () => {
    const table = scene({ A: { base: 'cruiser#5', hand: 'dreadnought', mp: 190, commander: 'ishida on 5' } })
    play(table, '> dreadnought', '/ cruiser#5')
    expect(pile(table, 'A', 'discard')).toBe('cruiser ishida')
  })

  test('of a Mothership: the whole fleet goes, and the game goes on', () => {
    const table = scene({ A: { extra: 'patrol; cruiser; mothership#5', hand: 'reserve' } })
    play(table, '+ reserve', '/ mothership#5', 'done')
    expect([fleet(table, 'A', 1), table.active]).toEqual(['', 1])
  })
})
