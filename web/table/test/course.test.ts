import { CONCEDE, DRAW, type Match } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import type { Question } from '../../bot/question.ts'
import { judge } from '../../bot/think.ts'
import { Hosted } from '../../host/hosted.ts'
import { courseOf } from '../result/course.ts'
import { newDuel, playAnything, sternenfeuerDuel } from './tables.ts'

const openly = (match: Match) => Hosted.again(match).readerFor('all')

describe('the course of a match', () => {
  test('has a point before the first move and one after each, and ends with the winner', async () => {
    const match = playAnything(newDuel(), 400)
    const winners = match.result!.winners
    const points: (readonly number[])[] = []
    for await (const chances of courseOf(openly(match), { judge })) points.push(chances)
    expect(points).toHaveLength(match.steps.length + 1)
    for (const chances of points) expect(chances[0] + chances[1]).toBeCloseTo(1)
    expect(points[0][0]).toBeGreaterThan(0.2)
    expect(points[0][0]).toBeLessThan(0.8)
    expect(points.at(-1)!.map((chance) => chance > 0)).toEqual(
      match.seats.map((seat) => winners.includes(seat)),
    )
  })

  test.each([
    ['whoever gave up has lost', [CONCEDE], [1, 0]],
    ['a draw that was agreed on is half a win', [DRAW, DRAW], [0.5, 0.5]],
  ])('ends as the match did: %s', async (_, matters, end) => {
    const match = playAnything(sternenfeuerDuel(), 3)
    for (const [at, matter] of matters.entries()) match.play(at === 0 ? 1 : 0, matter)
    expect(match.result).not.toBeNull()
    const points: (readonly number[])[] = []
    const half = async (): Promise<readonly number[]> => [0.2, 0.8]
    for await (const chances of courseOf(openly(match), { judge: half })) points.push(chances)
    expect(points).toHaveLength(match.steps.length + 1)
    expect(points.at(-1)).toEqual(end)
  })

  test('asks one thing at a time, about tables as they were', async () => {
    const match = playAnything(newDuel(), 5)
    const asked: Question[] = []
    const course = courseOf(openly(match), {
      judge: async (question) => {
        asked.push(question)
        return [1, 0]
      },
    })
    await course.next()
    expect(asked).toHaveLength(1)
    expect(asked[0].view).toEqual(newDuel().view('all'))
    for await (const _ of course) expect(asked.length).toBeLessThanOrEqual(6)
    expect(asked.at(-1)!.view).toEqual(match.view('all'))
  })
})
