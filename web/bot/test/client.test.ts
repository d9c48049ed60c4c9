import { afterEach, describe, expect, test, vi } from 'vitest'
import { game, newDuel, playAnything } from '../../table/test/tables.ts'
import { BotClient } from '../client.ts'
import type { Answered, Asked } from '../question.ts'
import { answer } from '../think.ts'

// Also after a test that failed: the next ones would wait for ever.
afterEach(() => void vi.useRealTimers())

const question = {
  game: 'stellar',
  rules: game.version,
  view: newDuel().view(1),
  budget: 4,
  luck: 'luck',
  cards: [],
}

/** A worker that answers, dies, or says nothing. */
class FakeWorker extends EventTarget {
  constructor(private readonly kind: 'works' | 'dies' | 'silent' | 'complains') {
    super()
  }
  postMessage(asked: Asked): void {
    void this.answer(asked)
  }
  private async answer(asked: Asked): Promise<void> {
    const { id } = asked
    await Promise.resolve()
    if (this.kind === 'dies') this.dispatchEvent(new Event('error'))
    if (this.kind === 'works') this.say({ id, answer: await answer(asked) })
    if (this.kind === 'complains') this.say({ id, failed: 'no' })
  }
  private say(data: Answered): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  terminate(): void {}
}

const client = (...kinds: FakeWorker['kind'][]): BotClient =>
  new BotClient(() => new FakeWorker(kinds.shift() ?? 'works') as unknown as Worker)

// Node has no such event; a browser's worker sends one.
vi.stubGlobal('ErrorEvent', class extends Event {})

describe('bots in a worker', () => {
  test('say how things stand for all seats', async () => {
    const match = playAnything(newDuel(), 8)
    const open = { ...question, view: match.view('all') }
    const chances = await client('works').judge(open)
    expect(chances).toHaveLength(2)
    expect(chances[0] + chances[1]).toBeCloseTo(1)
    expect(await client('works').judge(open)).toEqual(chances)
    while (match.result === null) playAnything(match, 1)
    const { winners } = match.result
    const over = await client('works').judge({ ...question, view: match.view('all') })
    expect(over.map((chance) => chance > 0)).toEqual(
      [0, 1].map((seat) => winners.some((each) => each === seat)),
    )
  })

  test('answer with a legal move in notation', async () => {
    const { move, considered } = await client('works').think(question)
    expect(game.read(question.view, move)).not.toHaveProperty('refused')
    expect(considered[0].move).toBe(move)
    expect(considered[0].chance).toBeGreaterThanOrEqual(0)
  })

  test('give the same answer to the same question', async () => {
    const bot = client('works')
    expect(await bot.think(question)).toEqual(await bot.think(question))
  })

  test('a worker that dies is replaced, and the question asked again', async () => {
    const { move } = await client('dies', 'dies', 'works').think(question)
    expect(move).toMatch(/^fleet/)
  })

  test('one that always dies is given up', async () => {
    await expect(client('dies', 'dies', 'dies').think(question)).rejects.toThrow()
  })

  test('one that says why it failed is believed', async () => {
    await expect(client('complains').think(question)).rejects.toThrow('no')
  })

  test('one that never answers is replaced in the end', async () => {
    vi.useFakeTimers()
    const thought = client('silent', 'works').think(question)
    await vi.advanceTimersByTimeAsync(200_000)
    vi.useRealTimers()
    expect((await thought).move).toMatch(/^fleet/)
  })
})
