// At a table nothing that can be pressed lies under something else or dodges the pointer, and no card is cut off: on a phone, a
// tablet and a desk.
import { games } from '@sternentisch/games/shelf'
import { describe, expect, it } from 'vitest'
import { faultsInSight } from '../../tools/in-sight.mjs'
import { bot, duel, myTurn, person, sitDown } from './at-table.ts'
import { whatDodges } from './held-still.ts'
import { house } from './house.ts'
import { lyingUpon } from './in-sight.ts'
import { matchOf, playByClicking } from './play-any.ts'

const { open } = house()
const PLAYERS = [person('Ada'), bot('Deneb')]
const NAMES = ['Ada', 'Deneb']
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const

/** Each size comes several times, and the hint is asked for at each of them. */
const LOOKS = 9
const DECISIONS = 3
/** Twice at each size the mouse goes over all of it. */
const HOVERS = 6

describe('Through a match, with the offer of sound and with a hint open', () => {
  it.each(games.map(({ id }) => id))('%s', async (game) => {
    const page = await open('#/', { size: [360, 740], newcomer: true })
    await sitDown(page, matchOf(game, NAMES), PLAYERS)
    for (let look = 0; look < LOOKS && (await myTurn(page)); look++) {
      const size = SIZES[look % SIZES.length]
      await page.setViewportSize(size)
      await expect.poll(() => page.evaluate(faultsInSight)).toEqual([])
      if (look < HOVERS) expect(await whatDodges(page), `${look} at ${size.width}`).toEqual([])
      if (look % 4 === 1) {
        await page.locator('.table-bar').getByRole('button', { name: 'Hint' }).click()
        await page.locator('.hint-words p').first().waitFor()
        await expect.poll(() => page.evaluate(faultsInSight)).toEqual([])
        await page.locator('.hint .button.plain').click()
      }
      await playByClicking(page, DECISIONS)
    }
  })
})

describe('While a bot moves', () => {
  it('Faster and Skip leave the answers to the offer of sound free', async () => {
    const page = await open('#/', { size: [360, 740], motion: true, newcomer: true, before: slowDown })
    await sitDown(page, duel(NAMES, 2), PLAYERS)
    await playByClicking(page, 1)
    await page.locator('.strip-small').waitFor()
    await page.locator('.sound-offer').waitFor()
    expect(await lyingUpon(page, '.strip-small', '.sound-offer button')).toEqual([])
  })

  it('in a wide window they lie upon nothing of the board', async () => {
    const page = await open('#/', { motion: true, before: slowDown })
    await sitDown(page, duel(NAMES, 2), PLAYERS)
    await playByClicking(page, 1)
    await page.locator('.table-bar .strip-small').waitFor()
    expect(await page.locator('.table-board .strip').count()).toBe(0)
    const bar = await page.locator('.table-bar').boundingBox()
    await page.getByRole('button', { name: 'Skip' }).click()
    await page.locator('.strip-small').waitFor({ state: 'detached' })
    expect(await page.locator('.table-bar').boundingBox()).toEqual(bar)
  })
})

/** Runs in the page: nothing ends by waiting. */
function slowDown(): void {
  if (!localStorage.getItem('sternentisch.settings'))
    localStorage.setItem('sternentisch.settings', '{"pace":10000}')
}
