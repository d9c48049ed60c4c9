import { type AnyGame, anyAction, randomFrom, seedFrom, tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import type { SternenfeuerEvent } from '../rules/events.ts'
import { sternenfeuer } from '../rules/game.ts'
import { settings } from '../test/scene.ts'
import { talliesOf } from './statistics.ts'

describe('the tallies of a match', () => {
  it('count every attack once, and what came of it', () => {
    const random = randomFrom(seedFrom('tallies'))
    const whims = randomFrom(seedFrom('whims')).stream('choice')
    const events: SternenfeuerEvent[] = []
    const tell = (event: SternenfeuerEvent): void => void events.push(event)
    const table = sternenfeuer.deal(settings(), random, tell)
    for (let [seat] = sternenfeuer.deciding(table); seat !== undefined; [seat] = sternenfeuer.deciding(table))
      sternenfeuer.play(
        table,
        seat,
        anyAction(sternenfeuer as unknown as AnyGame, table, seat, whims) as never,
        random,
        tell,
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
