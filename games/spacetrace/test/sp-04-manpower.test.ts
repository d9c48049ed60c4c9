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

  test('SP-4.3: freely in the own main phase and in the windows of the own attack; otherwise only as payment', () => {
    const table = scene({
      A: { base: 'fighter', hand: 'crews; crews; convoy; counter', library: 'muster; repairs' },
      B: { base: 'fighter', hand: 'crews; raid' },
    })
    play(table, '+ crews')
    expect(table.mp[0]).toBe(100)
    // W-READY: played with no use for it, and asked again.
    play(table, '!', '+ crews')
    expect([decides(table), table.mp[0]]).toEqual([0, 200])
    play(table, '.')
    expect(decides(table)).toBe(1)
    expect(refused(table, '+ crews')).toMatchObject({ code: 'spacetrace.onlyToPay', rule: 'SP-4.3' })
    // W-ROW: what it does besides it does in the midst of an attack too.
    play(table, '.')
    expect(table.pending.at(-1)).toMatchObject({ kind: 'window', window: 'row', seat: 0 })
    play(table, '+ convoy')
    expect([decides(table), table.mp[0], pile(table, 'A', 'hand')]).toEqual([0, 250, 'repairs counter'])
  })

  test('SP-4.3: a reinforcement in a window opens no response, and the window goes on as it was', () => {
    const table = scene({
      A: { base: 'fighter#5; patrol#6', hand: 'crews; reserve; recruits' },
      B: { base: 'fighter', hand: 'counter; veterans' },
    })
    play(table, '!', 'o keep')
    const [before] = table.pending.slice(-1)
    play(table, '+ recruits')
    expect([decides(table), table.pending.at(-1)]).toEqual([0, before])
    play(table, '+ reserve')
    expect(movesOf(table)).toEqual(['/ fighter#5', '/ patrol#6'])
    play(table, '/ patrol#6')
    expect([decides(table), table.pending.at(-1), table.mp[0]]).toEqual([0, before, 350])
    // The last card of the hand: who holds none is not asked any more (SP-6.6).
    play(table, '+ crews')
    expect(decides(table)).toBe(1)
  })

  test('SP-4.3: in a chain nobody plays reinforcements but to pay', () => {
    const table = scene({
      A: { base: 'fighter#5', hand: 'muster; crews; fighter', mp: 40 },
      B: { base: 'fighter', hand: 'counter; veterans; crews' },
    })
    play(table, '!', '* muster')
    expect(refused(table, '+ crews')).toMatchObject({ code: 'spacetrace.onlyToPay', rule: 'SP-4.3' })
    play(table, '* counter', '+ veterans')
    expect([decides(table), movesOf(table)]).toEqual([0, ['.']])
    expect(refused(table, '+ crews')).toMatchObject({ code: 'spacetrace.answerOrPass', rule: 'SP-6.3' })
  })

  test('SP-4.3: one that asks for a sacrifice is refused in an attack where there is none', () => {
    const table = scene({ A: { hand: 'reserve; crews' }, B: { base: 'fighter' } })
    play(table, '!')
    expect(refused(table, '+ reserve')).toMatchObject({ code: 'spacetrace.noSacrifice', rule: 'SP-5.3' })
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
