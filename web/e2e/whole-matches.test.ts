// Every mode of every game from the first click to the result, with everything that moves.
import { games } from '@sternentisch/games/shelf'
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { house } from './house.ts'
import { openInMotion, unbroken } from './in-motion.ts'
import { playByClicking } from './play-any.ts'
import { setUp } from './set-up.ts'
import { allStored } from './stored.ts'

const here = house()

const modesOf = (game: (typeof games)[number]) =>
  game.options.rules.find(({ id }) => id === 'mode')?.values.map(String) ?? ['']

const MATCHES = games.flatMap((game) => modesOf(game).map((mode) => [game.id, mode] as const))

async function toTheResult(page: Page): Promise<void> {
  await playByClicking(page)
  await page.locator('.strip a.main').click()
  await page.locator('.result-picture').waitFor()
}

// Several at a time: while one shows what happens, another can be played.
describe.concurrent('A whole match, with everything that moves', () => {
  it.for(MATCHES)('%s %s', { timeout: 240_000 }, async ([game, mode], { task, expect }) => {
    const page = await openInMotion(here, '#/', `${game} ${mode}`, { of: task })
    await unbroken(page, setUp(page, game, mode))
    await unbroken(page, toTheResult(page))
    const [kept] = Object.values(await allStored(page)) as { readonly log: string }[]
    expect(kept.log).toMatch(/^result: /m)
  })
})
