import { type Reading, read, type Seen } from '@sternentisch/bots/review'
import { boxOf } from '@sternentisch/games/shelf'
import { type Match, writeMatter } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import type { PositionReader, ReadingQuestion } from '../../bot/question.ts'
import { Hosted } from '../../host/hosted.ts'
import { keptAs } from '../../matches/kept-match.ts'
import { findReview } from '../../matches/kept-review.ts'
import { matches } from '../../matches/store.ts'
import { storage } from '../../storage/storage.ts'
import { Review } from '../review/review.ts'
import { bot, game, newDuel, person, playAnything } from './tables.ts'

/** A match that was given up after a few moves. */
function givenUp(id: string): Match {
  const match = playAnything(newDuel(id, {}), 6)
  match.play(1, writeMatter('concede'))
  return Object.assign(match, { opening: { ...match.opening, id } })
}

const seenOf = (match: Match): Seen => {
  const hosted = Hosted.again(match)
  return { seats: match.seats.map((seat) => hosted.readerFor(seat)), open: hosted.readerFor('all') }
}

/** Says the same of every position, as long as it is not told to stop there. */
class FakeReader implements PositionReader {
  readonly asked: ReadingQuestion[] = []
  closed = 0

  constructor(private readonly until = Number.POSITIVE_INFINITY) {}

  async read(question: ReadingQuestion): Promise<Reading> {
    this.asked.push(question)
    if (this.asked.length > this.until) throw new Error('no more')
    return { chances: [0.5, 0.5], errors: [0, 0], open: [0.5, 0.5], verdict: null }
  }
  close(): void {
    this.closed++
  }
}

const settled = (review: Review): Promise<void> =>
  expect.poll(() => review.state.progress).not.toBe('reading')

describe('a review', () => {
  test('grows from the left until all is read, and says so each time', async () => {
    const match = givenUp('grows')
    const reader = new FakeReader()
    const review = new Review(seenOf(match), reader)
    const lengths: number[] = []
    review.subscribe(() => lengths.push(review.state.readings.length))
    review.start()
    await settled(review)
    expect(review.state).toMatchObject({ progress: 'done', all: 8 })
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    expect(lengths).toEqual(expect.arrayContaining([1, 4, 8]))
    expect(reader.asked.map(({ position }) => position.next?.move ?? null)).toEqual([
      ...match.steps.slice(0, 6).map(({ text }) => text),
      null,
      null,
    ])
  })

  test('each position holds what every seat saw, and who won at the end', async () => {
    const match = givenUp('holds')
    const reader = new FakeReader()
    const review = new Review(seenOf(match), reader)
    review.start()
    await settled(review)
    const early = reader.asked[3].position
    const then = match.at(3)
    expect(early.views).toEqual([then.view(0), then.view(1)])
    const last = reader.asked[7].position
    expect(read(game, boxOf(game.id)!.mind, last).chances).toEqual([1, 0])
  })

  test('can be stopped, keeps what it has, and reads on from there', async () => {
    const reader = new FakeReader()
    const review = new Review(seenOf(givenUp('stopped')), reader)
    const enough = review.subscribe(() => {
      if (review.state.readings.length === 3) review.stop()
    })
    review.start()
    await settled(review)
    expect(review.state.progress).toBe('stopped')
    expect(review.state.readings).toHaveLength(3)
    expect(reader.closed).toBe(1)
    enough()
    const asked = reader.asked.length
    review.start()
    await settled(review)
    expect(review.state).toMatchObject({ progress: 'done' })
    expect(review.state.readings).toHaveLength(8)
    expect(reader.asked.length - asked).toBe(5)
  })

  test('says when it cannot read on, and can be asked again', async () => {
    const review = new Review(seenOf(givenUp('fails')), new FakeReader(2))
    review.start()
    await settled(review)
    expect(review.state).toMatchObject({ progress: 'failed' })
    expect(review.state.readings).toHaveLength(2)
  })

  test('opened again, it is there at once; without its match it lasts as long as the page', async () => {
    const match = givenUp('again')
    const first = new Review(seenOf(match), new FakeReader())
    first.start()
    await settled(first)
    const reader = new FakeReader()
    const second = new Review(seenOf(match), reader)
    second.start()
    await settled(second)
    expect(second.state.readings).toHaveLength(8)
    expect(reader.asked).toHaveLength(0)
    expect(await (await storage()).get('reviews', 'again')).toBe(undefined)
  })

  test('is kept with its match, and goes with it', async () => {
    const match = givenUp('kept')
    matches.begin(keptAs({ id: 'kept', players: [person('Ada'), bot('Bo')], turn: 0 }, match))
    const review = new Review(seenOf(match), new FakeReader())
    review.start()
    await settled(review)
    const cabinet = await storage()
    await expect.poll(() => cabinet.get('reviews', 'kept')).toMatchObject({ all: 8 })
    await matches.forget((await matches.find('kept'))!)
    expect(await cabinet.get('reviews', 'kept')).toBe(undefined)
  })

  test('what is damaged, or of another length, is read anew', async () => {
    const cabinet = await storage()
    const reading = { chances: [1, 0], errors: [0, 0], open: [1, 0], verdict: null }
    await cabinet.put('reviews', 'odd', { version: 1, all: 2, readings: [reading] })
    expect(await findReview('odd', 2)).toEqual([reading])
    expect(await findReview('odd', 3)).toEqual([])
    await cabinet.put('reviews', 'odd', { version: 1, all: 2, readings: [{ chances: 'high' }] })
    expect(await findReview('odd', 2)).toEqual([])
  })
})
