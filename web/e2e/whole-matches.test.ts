// Every mode of every game from the first click to the result, with everything that moves.
import { boxOf, games } from '@sternentisch/games/shelf'
import { speechIn } from '@sternentisch/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { house } from './house.ts'
import { openInMotion, unbroken } from './in-motion.ts'
import { playByClicking } from './play-any.ts'
import { allStored } from './stored.ts'

const here = house()

const modesOf = (game: (typeof games)[number]) =>
  game.options.rules.find(({ id }) => id === 'mode')?.values.map(String) ?? ['']

const MATCHES = games.flatMap((game) => modesOf(game).map((mode) => [game.id, mode] as const))

/** As on the page: what stands before the colon is the name of a mode. */
const nameOf = (game: string, mode: string): string =>
  speechIn('en', [boxOf(game)!.text])
    .say(`${game}.option.mode.${mode}`)
    .split(/\s?:\s/)[0]

/** From Home to a table against bots that think as little as they may. */
async function setUp(page: Page, game: string, mode: string): Promise<void> {
  await page.locator(`a[href="#/new/${game}"]`).first().click()
  await page.getByRole('button', { name: 'Start' }).waitFor()
  if (mode !== '') await page.locator('.modes').getByText(nameOf(game, mode), { exact: true }).click()
  for (const level of await page.locator('.level select').all()) await level.selectOption('easy')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.table').waitFor()
}

async function toTheResult(page: Page): Promise<void> {
  await playByClicking(page)
  await page.locator('.strip a.main').click()
  await page.locator('.result-picture').waitFor()
}

describe('A whole match, with everything that moves', () => {
  it.each(MATCHES)('%s %s', { timeout: 240_000 }, async (game, mode) => {
    const page = await openInMotion(here, '#/', `${game} ${mode}`)
    await unbroken(page, setUp(page, game, mode))
    await unbroken(page, toTheResult(page))
    const [kept] = Object.values(await allStored(page)) as { readonly log: string }[]
    expect(kept.log).toMatch(/^result: /m)
  })
})
