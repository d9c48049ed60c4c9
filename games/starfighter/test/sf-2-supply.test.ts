import { describe, expect, test } from 'vitest'
import { cards } from '../cards/index.ts'
import { dealt, scene } from './scene.ts'

const bothPass = ['S: pass', 'N: pass', 'S: shift ='] as const

describe('Round and Supply', () => {
  test('SF-2.1 a round is Supply, Deployment, Battle, and then the next', () => {
    const s = dealt({ firstSeat: 'seat0' }).play('S: cruiser ares')
    expect(s.table.round).toBe(1)
    s.play(...bothPass)
    expect(s.table.round).toBe(2)
    const kinds = s.events.map(({ kind }) => kind)
    expect(kinds).toEqual([
      ...['cruiser', 'cruiser', 'round', 'supply', 'supply', 'passed', 'passed', 'shifted', 'roundEnd'],
      ...['round', 'supply', 'supply'],
    ])
  })

  test('SF-2.2 cards aside come to hand, and nobody has passed any more', () => {
    const s = scene(`
      S aside: 0-01 0-06
      S hand: 0-11`)
    s.play(...bothPass).shows('aside: 0 0')
    expect(s.happened('supply')[1]).toMatchObject({ seat: 0, fromAside: 2, drawn: 5 })
    expect(s.table.passed).toBe(0)
  })

  test('SF-2.3 EX-1 round 1: both draw five for empty boards', () => {
    dealt({ firstSeat: 'seat0' }).play('S: cruiser ares').shows('hand: 5 5')
  })

  test('SF-2.3 symbols printed on cards do not count', () => {
    const s = scene('S1: 0-36').play(...bothPass, 'S: order >')
    expect(s.happened('supply').find(({ seat }) => seat === 0)).toMatchObject({ symbols: 4 })
  })

  test('SF-2.4 a symbol counts while its slot is empty', () => {
    const s = scene(`
      cruisers: apollo artemis
      S3: 0-01b
      N2: 0-06b
      N4: 0-11b 0-16b`).play(...bothPass, 'S: order >')
    // Apollo's centre has symbols on levels 0 and 1; Artemis has hers of sectors 2 and 4 on level 1.
    expect(s.happened('supply').map(({ seat, symbols }) => [seat, symbols])).toEqual([
      [1, 4],
      [0, 5],
    ])
  })

  test('SF-2.5 cards are drawn in turn, initiative first', () => {
    const s = scene(
      `
      initiative: N
      S hand: 0-36
      N hand: 0-41
      discard: 3-05`,
      { mode: 'skirmish' },
    )
    const pile = [...s.table.cards.zones[14]].reverse()
    s.play('N: pass', 'S: pass', 'N: shift =')
    // The marker went to South.
    const hand = (seat: number): number[] => s.table.cards.zones[10 + seat].slice(1)
    expect(hand(0)).toEqual([0, 2, 4, 6, 8].map((at) => pile[at]))
    expect(hand(1)).toEqual([1, 3, 5, 7, 9].map((at) => pile[at]))
  })

  test('SF-2.6 an empty pile is made anew from the discard pile, for Draw effects as well', () => {
    const s = scene(`
      S1: 0-31b
      S hand: 0-01
      S aside: ${others()}
      S pile:
      S discard: 3-05 3-10`).effect('S', 'draw')
    expect(s.happened('shuffled')).toEqual([{ kind: 'shuffled', pile: 0, cards: 2 }])
    s.shows('S discard: –')
    expect(s.table.cards.zones[14]).toHaveLength(1)
  })

  test('SF-2.7 a hand has no limit', () => {
    const s = scene('S hand: 0-01 0-06 0-11 0-16 0-21 0-24 0-26 0-31 0-36 1-02')
    s.play(...bothPass).shows('hand: 15 6')
  })
})

/** All that would otherwise lie in the pile. */
function others(): string {
  const named = ['0-31', '3-05', '3-10', '0-01']
  return cards.cards
    .map(({ id }) => id)
    .filter((id) => !named.includes(id))
    .join(' ')
}
