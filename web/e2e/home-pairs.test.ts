import { games } from '@sternentisch/games/shelf'
import type { Match } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { bot, keepOn, person } from './at-table.ts'
import { house } from './house.ts'
import { matchOf } from './play-any.ts'

const { open } = house()
const PLAYERS = [person('Ada'), bot('Vega')]

const ids = games.map(({ id }) => id)
const pairs = ids.flatMap((one) => ids.filter((other) => other !== one).map((other) => [one, other] as const))

/** A match in which a person decides, or in which only the bot does. */
function whereDecides(game: string, who: 'person' | 'bot'): Match {
  for (let moves = 0; moves < 60; moves++) {
    const match = matchOf(game, ['Ada', 'Vega'], moves)
    const deciding = match.deciding()
    if (deciding.length > 0 && deciding.includes(0) === (who === 'person')) return match
  }
  throw new Error(`nobody such decides in ${game}`)
}

describe('Home with two games open', () => {
  it.each(pairs)('%s waits, %s was played last; then each is put away', async (waiting, latest) => {
    const page = await open('#/settings')
    await keepOn(page, whereDecides(latest, 'bot'), PLAYERS, 2)
    await keepOn(page, whereDecides(waiting, 'person'), PLAYERS, 1)
    await page.evaluate(() => {
      location.hash = '#/'
    })
    // First the latest is drawn; once both logs are read, the one that waits for a person takes its place.
    const card = page.locator('.card.bright')
    const drawn = card.locator('.thumbnail > *')
    await expect.poll(() => card.locator('.turn').textContent()).toBe('Your decision')
    await drawn.first().waitFor()
    await page.locator('.rows .thumbnail > *').first().waitFor()
    await card.locator('.remove').click()
    await expect.poll(() => card.locator('.turn').textContent()).toBe('The bots are thinking')
    await drawn.first().waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => card.locator('.turn').textContent()).toBe('Your decision')
    await drawn.first().waitFor()
    await expect.poll(() => page.getByText('Something broke here').count()).toBe(0)
  })
})
