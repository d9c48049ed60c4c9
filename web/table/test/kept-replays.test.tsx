// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import type { KeptMatch } from '../../matches/store.ts'
import { KeptReplays } from '../replay/kept-replays.tsx'
import { drawn } from './drawn.ts'

const kept = (result: string, kinds: readonly ('person' | 'bot')[] = ['person', 'bot']): KeptMatch => ({
  id: 'm',
  game: 'stellar',
  players: kinds.map((kind, seat) => ({ kind, name: ['Ada', 'Deneb', 'Mira'][seat], budget: 4 })),
  log: `sternentisch: 1\noptions: mode=duel\n${result}\n`,
  over: result !== '',
  changed: 0,
  turn: 0,
})

async function lineOf(match: KeptMatch): Promise<string> {
  const page = document.createElement('div')
  const root = createRoot(page)
  await drawn(() => root.render(<KeptReplays kept={[match]} />))
  const words = page.textContent ?? ''
  await drawn(() => root.unmount())
  return words
}

describe('a match in the list of replays', () => {
  it.each([
    ['result: 41 39 won by A', 'You win, 41 : 39'],
    ['result: -5 39 won by B', 'Deneb wins, −5 : 39'],
    ['result: conceded, won by B\n\nA: (concede)', 'You gave up. Deneb wins.'],
    ['result: conceded, won by A\n\nB: (time)', 'The time of Deneb has run out. You win.'],
    ['result: draw by agreement', 'A draw, by agreement'],
    ['', 'still going on'],
  ])('%s', async (result, words) => {
    expect(await lineOf(kept(result))).toContain(words)
  })

  it('names its mode, also the usual one, which no log says', async () => {
    const page = document.createElement('div')
    const root = createRoot(page)
    const logs = ['options: mode=duel', 'options: tieBreak=shipsLeft', 'options: ']
    const matches = logs.map((options) => ({
      ...kept(''),
      id: options,
      log: `sternentisch: 1\n${options}\n`,
    }))
    await drawn(() => root.render(<KeptReplays kept={matches} />))
    // The game knows what is usual, and has to be fetched.
    await expect.poll(() => page.textContent?.match(/against Deneb · Duel/g)).toHaveLength(logs.length)
    await drawn(() => root.unmount())
  })

  it('calls people by name where several play', async () => {
    expect(await lineOf(kept('result: 7 9 won by B', ['person', 'person']))).toContain('Deneb wins, 7 : 9')
  })

  it('is listed however its log reads', async () => {
    expect(await lineOf({ ...kept(''), log: 'nothing of ours' })).toContain('Deneb')
  })
})
