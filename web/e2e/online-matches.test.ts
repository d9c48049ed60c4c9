// Whole matches over a real server, with everything that moves: two play, one looks on, and whatever can break does.
import { games } from '@sternentisch/games/shelf'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { IN_MOTION, sitTogether } from './at-online.ts'
import { clickOn } from './clicking.ts'
import { onlineHouse } from './online-house.ts'
import { MOST, OVER, playByClicking } from './play-any.ts'
import { relayTo } from './relay.ts'

const here = onlineHouse({ mortal: true })

/** Both decide, until one of them has so many times: the other may have to wait. */
async function playSome(pages: readonly Page[], decisions: number): Promise<void> {
  const enough = '[data-enough]'
  const playing = pages.map((page) =>
    page.evaluate(clickOn, { decisions, over: `${OVER}, ${enough}`, patience: 60_000 }),
  )
  const say = (now: boolean) =>
    Promise.all(
      pages.map((page) => page.evaluate((is) => document.body.toggleAttribute('data-enough', is), now)),
    )
  await Promise.race(playing)
  await say(true)
  const done = await Promise.all(playing)
  await say(false)
  expect(done.some(({ stuck }) => stuck)).toBe(false)
}

it.for(games.map(({ id }) => id))(
  'a match of %s survives a reload, a lost network and a killed server, and all see how it ended',
  { timeout: 600_000 },
  async (game) => {
    const network = await relayTo(here.address)
    const { table, anna, ben } = await sitTogether(here, game, { wish: IN_MOTION, through: network.address })
    const carl = await here.open(`#/at/${table}`, IN_MOTION)
    await carl.locator('.table-board').waitFor()
    await playSome([anna, ben], 3)

    network.cut()
    await anna.context().setOffline(true)
    await ben.reload()
    await ben.locator('.table-board').waitFor()
    await anna.locator('.lost-card').waitFor()
    network.mend()
    await anna.context().setOffline(false)
    await anna.locator('.lost-card').waitFor({ state: 'detached' })
    await playSome([anna, ben], 3)

    await here.killAndRestart()
    await Promise.all([anna, ben].map((page) => playByClicking(page, MOST, 4)))

    await Promise.all(
      [anna, ben, carl].map(async (page) => {
        await page.locator(OVER).click()
        await page.waitForURL(`**/#/at/${table}/result`)
        await page.getByText('The shuffle is verified').waitFor()
      }),
    )
    expect(await carl.locator('.promise[data-broken]').count()).toBe(0)
    await carl.getByRole('link', { name: 'Watch the replay' }).click()
    await carl.waitForURL(`**/#/at/${table}/replay*`)
    await carl.locator('.table-board').waitFor()
    const log = await carl.request.get(`${here.address}api/tables/${table}/log`)
    expect(await log.text()).toMatch(/^result: /m)
  },
)
