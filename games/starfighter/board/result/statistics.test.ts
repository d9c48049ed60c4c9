import { tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { scene } from '../../test/scene.ts'
import { gallery } from '../gallery-states.ts'
import { statisticsOf } from './statistics.tsx'

describe('the statistics of a match', () => {
  it('count what each side played and carried out, and the longest chain', () => {
    const s = scene(`
      S2: 0-26b 1-12 2-08
      S hand: 3-10 0-01
      N hand: 0-06`)
    s.play('S: p 3-10 2', 'S: first l', 'S: H S2.2 >', 'N: b 0-06 1')
    const { seats, longestChain } = statisticsOf(s.events.map((event) => tellTo(event, 0)))
    expect(seats[0]).toEqual({ drawn: 1, played: 1, fronts: 1, lost: 0, effects: 3 })
    expect(seats[1]).toEqual({ drawn: 0, played: 1, fronts: 0, lost: 0, effects: 0 })
    expect(longestChain).toBe(3)
  })

  it('agree with the piles at the end of a whole match', () => {
    const { events } = gallery.over()
    const { seats } = statisticsOf(events.map(({ event }) => tellTo(event, 0)))
    for (const { drawn, played, fronts, lost } of seats) {
      expect(drawn).toBeGreaterThanOrEqual(played)
      expect(played).toBeGreaterThanOrEqual(Math.max(fronts, lost))
    }
  })
})
