// Whole matches over a real server, with everything that moves: two play, one looks on, and whatever can break does.
import { games } from '@sternentisch/games/shelf'
import { expect, it } from 'vitest'
import { clickOn } from './clicking.ts'
import { lookAt, onlineHouse, sitTogether, watchFilms } from './online.ts'
import { playByClicking } from './play-any.ts'

const OVER = '.strip a.main'
const here = onlineHouse()

it.for(games.map(({ id }) => id))(
  'a match of %s survives a reload, a lost network and a killed server',
  { timeout: 600_000 },
  async (game) => {
    const [anna, ben, carl] = await Promise.all([here.arrive('Anna'), here.arrive('Ben'), here.arrive(null)])
    const table = await sitTogether(anna, ben, game)
    await lookAt(carl.page, table)
    await Promise.all([anna, ben, carl].map(({ page }) => watchFilms(page)))
    // Some moves each, or fewer where one of them cannot go on without the other.
    const some = (decisions: number) =>
      Promise.all(
        [anna, ben].map(({ page }) => page.evaluate(clickOn, { decisions, over: OVER, patience: 4000 })),
      )
    await some(2)

    await ben.page.reload()
    await ben.page.locator('.table-board').waitFor()
    await watchFilms(ben.page)
    await some(2)

    await anna.context.setOffline(true)
    await anna.page.locator('.lost-card').waitFor()
    await anna.context.setOffline(false)
    await anna.page.locator('.lost-card').waitFor({ state: 'detached' })
    await some(2)

    await here.killAndRestart()
    await Promise.all([anna, ben].map(({ page }) => playByClicking(page)))
    await carl.page.locator(OVER).waitFor()

    const log = await anna.page.evaluate(async (id) => (await fetch(`api/tables/${id}/log`)).text(), table)
    expect(log).toMatch(/^result: /m)
  },
)
