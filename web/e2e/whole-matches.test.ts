// Every mode of every game from the first click to the result, with everything that moves.
import { games } from '@sternentisch/games/shelf'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { movesIn } from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house, type Wish } from './house.ts'
import { openInMotion, unbroken } from './in-motion.ts'
import { MOST, playByClicking } from './play-any.ts'
import { setUp } from './set-up.ts'
import { allStored } from './stored.ts'

const here = house()

const modesOf = (game: (typeof games)[number]) =>
  game.options.rules.find(({ id }) => id === 'mode')?.values.map(String) ?? ['']

/** The page of the result is the same for all modes of a game. */
const LAST_MODES = new Set(games.map((game) => `${game.id} ${modesOf(game).at(-1)}`))

const MATCHES = games.flatMap((game) => modesOf(game).map((mode) => [game.id, mode] as const))

/** Most are played at a desk; where many sit around a table, also where there is little room for them. */
const SIZES: Readonly<Record<string, Wish>> = { quartet: { size: [768, 1024] }, tandem: { size: [360, 740] } }

/** Answers how often something was decided. */
async function toTheResult(page: Page): Promise<number> {
  const made = await playByClicking(page, MOST, 8)
  await page.locator('.strip a.main').click()
  await page.locator('.result-picture').waitFor()
  return made
}

// Several at a time: while one shows what happens, another can be played.
describe.concurrent('A whole match, with everything that moves', () => {
  it.for(MATCHES)('%s %s', { timeout: 240_000 }, async ([game, mode], { task, expect }) => {
    const page = await openInMotion(here, '#/', `${game} ${mode}`, { of: task, ...SIZES[mode] })
    await unbroken(page, setUp(page, game, mode))
    const made = await unbroken(page, toTheResult(page))
    const kept = async (): Promise<string> => {
      const [match] = Object.values(await allStored(page)) as { readonly log: string }[]
      return match?.log ?? ''
    }
    await expect.poll(kept).toMatch(/^result: /m)
    // What is clicked is played, and nothing that was decided is lost.
    expect(movesIn(await kept(), 'A').length).toBeGreaterThanOrEqual(made)
    if (LAST_MODES.has(`${game} ${mode}`)) expect(await barriersOn(page)).toEqual([])
  })
})
