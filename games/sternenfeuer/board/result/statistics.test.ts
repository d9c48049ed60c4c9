import { tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import { randomGame } from '../../test/random-game.ts'
import { talliesOf } from './statistics.ts'

describe('the tallies of a match', () => {
  it('count every attack once, and what came of it', () => {
    const events: SternenfeuerEvent[] = []
    randomGame(
      {},
      'tallies',
      () => {},
      (event) => events.push(event),
    )
    const told = events.map((event) => tellTo(event, 0))
    const all = talliesOf(told).flat()
    const sum = (part: 'attacks' | 'won' | 'repelled'): number =>
      all.reduce((total, tally) => total + tally[part], 0)
    const count = (fits: (event: SternenfeuerEvent) => boolean): number => events.filter(fits).length
    expect(sum('attacks')).toBeGreaterThan(3)
    expect(sum('attacks')).toBe(count(({ kind }) => kind === 'attacked'))
    expect(sum('repelled')).toBe(count(({ kind }) => kind === 'repelled'))
    expect(sum('won')).toBe(count((event) => event.kind === 'compared' && event.loser === event.target.seat))
  })

  it('are nothing before the first attack', () => {
    expect(
      talliesOf([])
        .flat()
        .every(({ attacks }) => attacks === 0),
    ).toBe(true)
  })
})
