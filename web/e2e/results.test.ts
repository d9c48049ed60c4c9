import { games } from '@sternentisch/games/shelf'
import { describe, expect, it } from 'vitest'
import { bot, keepOn, person } from './at-table.ts'
import { house } from './house.ts'
import { outOfSight } from './in-sight.ts'
import { matchOf } from './play-any.ts'

const { open } = house()

describe.each(games.map(({ id }) => id))('The result of %s', (game) => {
  it.each([
    [360, 640],
    [1440, 900],
  ])('has a rematch in sight at %i × %i', async (width, height) => {
    const page = await open('#/', { size: [width, height] })
    const id = await keepOn(page, matchOf(game, ['Ada', 'Vega'], 5000), [person('Ada'), bot('Vega')])
    await page.evaluate((match) => {
      location.hash = `#/result/${match}`
    }, id)
    await page.locator('.result-picture').waitFor()
    await expect.poll(() => outOfSight(page, '.result-next .button')).toEqual([])
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.locator('.table').waitFor()
  })
})
