import { describe, expect, it } from 'vitest'
import { BASE } from '../cards/index.ts'
import { sternenfeuer } from '../rules/game.ts'
import { nextOpener } from '../rules/series.ts'
import { ASIDE, DECK, handOf, PLACES, rowOf } from '../rules/zones.ts'
import { dealt, scene } from './scene.ts'

describe('SN-1 Setup', () => {
  it('SN-1.1: two players, A and B', () => {
    expect(sternenfeuer.seats).toEqual({ min: 2, max: 2 })
    expect(sternenfeuer.seatsOf(sternenfeuer.optionsOf(dealt().table))).toBe(2)
  })

  it('SN-1.2: three of the five places are in play, two lie open aside', () => {
    const seen = new Set<string>()
    for (let deal = 0; deal < 60; deal++) {
      const { zones } = dealt({}, `places ${deal}`).view('audience')
      const faces = [PLACES, ASIDE].map((zone) => zones[zone].cards.map(({ face }) => face))
      expect(faces.map((each) => each.length)).toEqual([3, 2])
      expect(new Set(faces.flat()).size).toBe(5)
      expect(faces.flat()).not.toContain(-1)
      seen.add(String(faces[0][0]))
    }
    expect(seen.size).toBe(5)
  })

  it('SN-1.3: everything else is one shuffled deck that nobody sees', () => {
    const tops = new Set<number>()
    for (let deal = 0; deal < 30; deal++) {
      const s = dealt({}, `deck ${deal}`)
      expect(s.deck).toBe(54)
      for (const viewer of [0, 1, 'audience'] as const)
        expect(s.view(viewer).zones[DECK].cards.every(({ face }) => face === -1)).toBe(true)
      tops.add(s.table.cards.zones[DECK][53])
    }
    expect(tops.size).toBeGreaterThan(15)
  })

  it('SN-1.4: five cards each, one at a time, the opener first', () => {
    const s = dealt({ opening: 'seatB' })
    expect([s.handSize('A'), s.handSize('B')]).toEqual([5, 5])
    // The same shuffle with the other opener deals the same cards to the other hands.
    const other = dealt({ opening: 'seatA' })
    expect(other.hand('A')).toBe(s.hand('B'))
    expect(other.hand('B')).toBe(s.hand('A'))
    const one = s.table.cards.zones[handOf(1)]
    const two = s.table.cards.zones[handOf(0)]
    expect(new Set([...one, ...two]).size).toBe(10)
  })

  it('SN-1.5: the loser opens the next game; after a draw whoever did not open', () => {
    const { table } = dealt({ opening: 'seatA' })
    expect(nextOpener(table, [0])).toBe(1)
    expect(nextOpener(table, [1])).toBe(0)
    expect(nextOpener(table, [0, 1])).toBe(1)
    const byB = dealt({ opening: 'seatB' }).table
    expect(nextOpener(byB, [0, 1])).toBe(0)
  })

  it('SN-1.5, SN-14.4: a series goes on with the right opener and the same house rules', () => {
    const first = dealt({ collectiveLoss: 'both' })
    const next = sternenfeuer.nextOptions?.(first.table, [0])
    expect(next).toEqual({
      collectiveLoss: 'both',
      existenceCheck: 'arrival',
      revealBeforeDefence: true,
      opening: 'seatB',
      cards: BASE,
    })
    expect(dealt(next).deciding).toBe('B')
  })

  it('SN-1.5: a first game may be opened by either, by lot', () => {
    const openers = new Set(Array.from({ length: 20 }, (_, deal) => dealt({}, `lot ${deal}`).deciding))
    expect([...openers].sort()).toEqual(['A', 'B'])
  })

  it('SN-14.4: or by whoever was agreed on', () => {
    for (let deal = 0; deal < 5; deal++) {
      expect(dealt({ opening: 'seatA' }, `agreed ${deal}`).deciding).toBe('A')
      expect(dealt({ opening: 'seatB' }, `agreed ${deal}`).deciding).toBe('B')
    }
  })

  it('SN-1.6: all six rows are empty at first, and may grow as long as there are figures', () => {
    const { zones } = dealt().table.cards
    for (const seat of [0, 1]) for (const place of [0, 1, 2]) expect(zones[rowOf(seat, place)]).toEqual([])
    const all = Array.from({ length: 23 }, (_, n) => `F${String(n + 1).padStart(2, '0')}`).join(' ')
    const s = scene(`
      places Rauthak Dream Island
      1 A ${all}
      A hand F24
    `).play('A: P F24@1>')
    expect(s.row('a1')).toBe(`${all} F24~`)
  })
})
