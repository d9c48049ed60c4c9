import { boxes } from '@sternentisch/games'
import { refuseOnline } from '@sternentisch/wire'
import { expect, it } from 'vitest'
import { findGame } from './find-game.ts'
import { warmUp } from './warm-up.ts'

it('every game is played for a while, and others are served between two moves', async () => {
  const found: string[] = []
  let served = 0
  const serving = setInterval(() => served++, 0)
  const moves = await warmUp((id, rules, cards) => {
    found.push(id)
    return findGame(id, rules, cards)
  })
  clearInterval(serving)
  expect(found).toEqual(boxes.map(({ id }) => id))
  expect(moves).toBeGreaterThan(30 * boxes.length)
  expect(served).toBeGreaterThan(boxes.length)
})

it('a game that is not there is left out', async () => {
  expect(await warmUp(async () => refuseOnline('online.noGame', { game: 'x' }))).toBe(0)
})
