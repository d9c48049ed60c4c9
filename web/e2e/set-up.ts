import { boxOf } from '@sternentisch/games/shelf'
import { speechIn } from '@sternentisch/kernel'
import type { Page } from 'playwright-core'

/** As on the page: what stands before the colon is the name of a mode. */
const nameOf = (game: string, mode: string): string =>
  speechIn('en', [boxOf(game)!.text])
    .say(`${game}.option.mode.${mode}`)
    .split(/\s?:\s/)[0]

/** From Home to a table against bots that think as little as they may. */
export async function setUp(page: Page, game: string, mode = ''): Promise<void> {
  await page.locator(`a[href="#/new/${game}"]`).first().click()
  await page.getByRole('button', { name: 'Start' }).waitFor()
  if (mode !== '') await page.locator('.modes').getByText(nameOf(game, mode), { exact: true }).click()
  for (const level of await page.locator('.level select').all()) await level.selectOption('1')
  await page.getByRole('button', { name: 'Start' }).click()
  await page.locator('.table').waitFor()
}
