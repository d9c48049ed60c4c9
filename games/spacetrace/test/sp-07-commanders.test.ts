import { describe, expect, test } from 'vitest'
import { attack, fleet, movesOf, pile, play, points, refused, scene } from './scene.ts'

describe('commanders', () => {
  test('SP-7.1: one in play, one a turn, no replacement', () => {
    const table = scene({ A: { base: 'corvette#5; cruiser#6', hand: 'brandt; ishida', mp: 200 } })
    play(table, '> brandt', '@ corvette#5')
    expect(refused(table, '> ishida')).toMatchObject({ rule: 'SP-7.1' })
    const gone = scene({ A: { base: 'cruiser', hand: 'ishida', mp: 90 }, rest: { commanded: true } })
    expect(refused(gone, '> ishida')).toMatchObject({ rule: 'SP-7.1' })
  })

  test('SP-7.2: on an own ship card of its class; the Base only if the table allows it', () => {
    const table = scene({ A: { base: 'starfort#5; cruiser', hand: 'solberg', mp: 80 } })
    play(table, '> solberg')
    expect(movesOf(table)).toEqual(
      ['@ starfort#5', '@ base#6'].map((move) => move.replace('#6', `#${baseCopy(table)}`)),
    )
    const strict = scene({
      A: { base: 'starfort#5', hand: 'solberg', mp: 80 },
      options: { commanderOnBase: false },
    })
    play(strict, '> solberg')
    expect(movesOf(strict)).toEqual(['@ starfort#5'])
    const none = scene({ A: { base: 'fighter', hand: 'ishida', mp: 80 } })
    expect(refused(none, '> ishida')).toMatchObject({ code: 'spacetrace.noHost', rule: 'SP-7.2' })
  })

  const baseCopy = (table: ReturnType<typeof scene>): number =>
    Number(/base#(\d+)/.exec(movesOf(table).join(' '))![1])

  test('SP-7.3: for all own fleets, whether or not its ship fights', () => {
    const table = scene({
      A: { base: 'destroyer', extra: 'corvette#5; mothership', commander: 'brandt on 5' },
      B: { base: 'fighter' },
    })
    const shots = attack(table).flatMap((event) =>
      event.kind === 'fired' && event.seat === 0 ? [event.ap] : [],
    )
    expect(shots).toEqual([12])
  })

  test('SP-7.4: it goes where its ship goes: discarded, or removed', () => {
    const table = scene({ A: { base: 'cruiser#5', hand: 'dreadnought', mp: 190, commander: 'ishida on 5' } })
    play(table, '> dreadnought', '/ cruiser#5')
    expect(pile(table, 'A', 'discard')).toBe('cruiser ishida')
    const rift = scene({
      A: { hand: 'rift', mp: 220 },
      B: { base: 'cruiser#5', commander: 'ishida on 5' },
    })
    play(rift, '* rift', '@ cruiser#5')
    expect([pile(rift, 'B', 'removed'), pile(rift, 'B', 'discard')]).toEqual(['cruiser ishida', ''])
    const hurt = scene({ A: { base: 'corvette#5', commander: 'brandt on 5' }, B: { base: 'patrol' } })
    attack(hurt)
    expect([fleet(hurt, 'A'), pile(hurt, 'A', 'commander')]).toEqual([
      'corvette 10x0 10x5; base 1x1000',
      'brandt',
    ])
  })

  test('SP-7.5: it moves with its ship, and is never a wrecked ship', () => {
    const table = scene({
      A: { base: 'cruiser#5', extra: 'mothership', commander: 'ishida on 5', discard: 'brandt' },
    })
    play(table, '~ cruiser#5')
    expect([fleet(table, 'A', 1), table.hosts[0]]).toEqual(['cruiser 1x100; mothership 1x300', 5])
    expect(points(table)).toEqual([0, 0])
  })
})
