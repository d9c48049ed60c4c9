// One path a game, for `npm run test:quick`: from Home to a table, and some decisions on.
import { games } from '@sternentisch/games/shelf'
import { describe, it } from 'vitest'
import { movesIn } from './at-table.ts'
import { house } from './house.ts'
import { playByClicking } from './play-any.ts'
import { setUp } from './set-up.ts'
import { allStored } from './stored.ts'

const { open } = house()
const DECISIONS = 5

describe.concurrent('From Home to a table against a bot', () => {
  it.for(games.map(({ id }) => id))('%s', async (game, { task, expect }) => {
    const page = await open('#/', { of: task })
    await setUp(page, game)
    const made = await playByClicking(page, DECISIONS)
    const kept = async (): Promise<string> => {
      const [match] = Object.values(await allStored(page)) as { readonly log: string }[]
      return match?.log ?? ''
    }
    await expect.poll(async () => movesIn(await kept()).length).toBeGreaterThanOrEqual(made)
    // Some decisions, or all of a short match.
    if (made !== DECISIONS) expect(await kept()).toMatch(/^result: /m)
  })
})
