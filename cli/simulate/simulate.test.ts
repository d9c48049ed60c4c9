import { describe, expect, it } from 'vitest'
import { sternentisch } from '../test-console.ts'
import { Tally } from './tally.ts'

describe('the tally', () => {
  it('shares a win among the seats of one entrant, and counts draws', () => {
    const tally = new Tally(2, 4)
    tally.add({ winners: [0, 2], scores: [5, 1, 5, 1] }, [0, 1, 0, 1], 30)
    tally.add({ winners: [0, 1, 2, 3], scores: [2, 2, 2, 2] }, [1, 0, 1, 0], 20)
    expect(tally.entrants[0]).toMatchObject({ games: 2, won: 1, drawn: 1, points: 14, seats: 4 })
    expect(tally.entrants[1]).toMatchObject({ games: 2, won: 0, drawn: 1, points: 6, seats: 4 })
    expect(tally.seats.map(({ won }) => won)).toEqual([1, 0, 1, 0])
    expect(tally.seats[0]).toMatchObject({ games: 2, won: 1, drawn: 1, points: 7, seats: 2 })
    expect(tally.lengths).toEqual([30, 20])
  })
})

describe('simulate', () => {
  it('is the same for the same seed, and shows its progress', async () => {
    const line = 'simulate stellar --games 4 --bots random,random --seed s'
    const first = await sternentisch(line)
    const second = await sternentisch(line)
    expect(first.code).toBe(0)
    expect(first.out).toBe(second.out)
    expect(first.steps).toEqual([1, 2, 3, 4])
    expect(first.out).toMatch(/random 1 +4 .*% +\S+ – \S+ +-?\d/)
  })

  it('finds the thinking bot stronger than chance', async () => {
    const { out } = await sternentisch('simulate stellar --games 2 --budget 30 --seed strong')
    const [, won] = /montecarlo +2 +(\S+)/.exec(out)!
    expect(Number(won)).toBe(2)
  })

  it.each([
    ['en', 'seat  matches', 'Moves in a match'],
    ['de', 'Platz  Partien', 'Züge in einer Partie'],
    ['fr', 'place  parties', 'Coups par partie'],
  ])('of one bot tells how the seats do and how long matches are: %s', async (lang, heads, length) => {
    const line = `simulate starfighter --games 8 --bots random --seed s --lang ${lang}`
    const { code, out, lines } = await sternentisch(line)
    expect(code).toBe(0)
    expect(out).toContain(heads)
    for (const seat of ['A', 'B'])
      expect(out).toMatch(new RegExp(`^${seat} +8 .*%\\s+\\S+\\s?%? – \\S+`, 'm'))
    const [mean, median, least, most] = lines
      .find((each) => each.startsWith(length))!
      .match(/\d+(?:[.,]\d+)?/g)!
      .map((each) => Number(each.replace(',', '.')))
    expect(least).toBeLessThanOrEqual(median)
    expect(median).toBeLessThanOrEqual(most)
    expect(mean).toBeGreaterThanOrEqual(least)
    expect(out).not.toMatch(/^random +8/m)
    expect(Math.max(...lines.map((each) => each.length))).toBeLessThanOrEqual(80)
  })

  it.each(['trio', 'quartet', 'tandem'])('plays %s', async (mode) => {
    const { code, out } = await sternentisch(
      `simulate stellar --games 2 --mode ${mode} --bots random,random --lang de`,
    )
    expect(code).toBe(0)
    expect(out).toContain('2 Partien')
    // Every figure is written as in German.
    expect(out).toMatch(/\d,\d$/m)
    expect(out).not.toMatch(/\d\.\d/)
  })
})
