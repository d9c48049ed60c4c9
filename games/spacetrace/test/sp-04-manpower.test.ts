import { describe, expect, test } from 'vitest'
import { copyOf, decides, fleet, movesOf, pile, play, refused, scene } from './scene.ts'

describe('manpower', () => {
  test('SP-4.1: the pool is empty at the start of every turn', () => {
    const table = scene({ A: { mp: 70 }, B: { mp: 30 } })
    play(table, 'done')
    expect(table.mp).toEqual([0, 0])
  })

  test('SP-4.2: sacrifice, discard, manpower, then the additional effect', () => {
    const table = scene({ A: { base: 'patrol#5', hand: 'reserve; convoy' } })
    play(table, '+ reserve', '/ patrol#5')
    expect([table.mp[0], fleet(table, 'A'), pile(table, 'A', 'discard')]).toEqual([
      300,
      'base 1x1000',
      'patrol reserve',
    ])
    play(table, '+ convoy')
    expect([table.mp[0], pile(table, 'A', 'hand').split(' ').length]).toEqual([350, 1])
  })

  test('SP-4.3: freely in the own main phase, elsewhere only as payment', () => {
    const table = scene({
      A: { base: 'fighter', hand: 'crews; crews' },
      B: { base: 'fighter', hand: 'crews' },
    })
    play(table, '+ crews')
    expect(table.mp[0]).toBe(100)
    play(table, '!')
    expect([decides(table), refused(table, '+ crews')?.rule]).toEqual([0, 'SP-3.5'])
    play(table, '.')
    expect([decides(table), refused(table, '+ crews')?.rule]).toEqual([1, 'SP-3.5'])
  })

  test('SP-4.4: the cost is taken; a commander lowers it, never below 0', () => {
    const table = scene({ A: { base: 'fighter#5', hand: 'patrol', mp: 100, commander: 'orlova on 5' } })
    play(table, '> patrol')
    expect(table.mp[0]).toBe(65)
  })

  test('SP-4.5: only what can be paid for is announced, and then it must be paid', () => {
    const poor = scene({ A: { hand: 'fighter; crews' } })
    expect(refused(poor, '> fighter')).toMatchObject({ rule: 'SP-4.5', params: { cost: 120, pool: 0 } })
    const table = scene({ A: { hand: 'fighter; crews; recruits; veterans' } })
    play(table, '> fighter')
    expect(movesOf(table)).toEqual(['+ recruits', '+ crews', '+ veterans'])
    expect(refused(table, 'done')).toMatchObject({ rule: 'SP-4.5' })
    play(table, '+ recruits', '+ crews')
    expect([table.mp[0], pile(table, 'A', 'hand')]).toEqual([30, 'veterans'])
  })

  test('SP-4.5: the only possible sacrifice of the card is not offered to pay for it', () => {
    const table = scene({ A: { base: 'cruiser#5; patrol#6', hand: 'dreadnought; reserve' } })
    play(table, '> dreadnought', '/ cruiser#5')
    expect(movesOf(table)).toEqual(['+ reserve'])
    play(table, '+ reserve')
    expect(movesOf(table)).toEqual(['/ patrol#6'])
    const one = scene({ A: { base: 'cruiser#5', hand: 'dreadnought; reserve' } })
    expect(refused(one, '> dreadnought')).toMatchObject({ rule: 'SP-4.5' })
  })

  test('SP-4.5: the host of the announced commander is not given away', () => {
    const table = scene({ A: { base: 'cruiser#5; patrol#6', hand: 'ishida; reserve' } })
    play(table, '> ishida', '@ cruiser#5', '+ reserve')
    expect(movesOf(table)).toEqual(['/ patrol#6'])
    const alone = scene({ A: { base: 'cruiser#5', hand: 'ishida; reserve' } })
    expect(refused(alone, '> ishida')).toMatchObject({ rule: 'SP-4.5' })
  })

  test('SP-4.5: with the Mothership the rest of its fleet is no longer there to be given', () => {
    const table = scene({
      A: { extra: 'cruiser#5; mothership#6', hand: 'scuttle; reserve' },
      B: { base: 'patrol#9' },
    })
    play(table, '* scuttle', '@ patrol#9')
    expect(movesOf(table)).toEqual(['/ cruiser#5'])
  })

  test('SP-4.6: what is left over stays for the turn, for both players', () => {
    const table = scene({ A: { hand: 'veterans; patrol' } })
    play(table, '> patrol', '+ veterans')
    expect(table.mp[0]).toBe(90)
    play(table, 'done')
    expect(table.mp[0]).toBe(0)
  })
})

describe('a commander that helps to pay', () => {
  test('its gain counts, unless its host would have to be given', () => {
    const table = scene({ A: { base: 'corvette#5', hand: 'fighter; crews', commander: 'varga on 5' } })
    play(table, '> fighter', '+ crews')
    expect([table.mp[0], copyOf(table, 'A', 'fighter') > 0]).toEqual([0, true])
    const reserve = scene({
      A: { base: 'corvette#5; patrol#6', hand: 'dreadnought; reserve; cruiser', commander: 'varga on 5' },
    })
    expect(refused(reserve, '> dreadnought')).toMatchObject({ rule: 'SP-5.3' })
  })
})
