// Every lesson of every game to its end, with everything that moves, by clicking what glows.
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { shelf } from '../shell/shelf.ts'
import { clickWhatIsMeant } from './clicking.ts'
import { house } from './house.ts'
import { openInMotion, unbroken } from './in-motion.ts'

const here = house()

/** So many clicks are enough for any lesson, even with some that are answered by a hint. */
const CLICKS = 400
const PATIENCE = 30_000

async function learn(page: Page): Promise<void> {
  const stuck = await page.evaluate(clickWhatIsMeant, { most: CLICKS, patience: PATIENCE })
  if (stuck) throw new Error(`no way on: ${page.url()}, ${await page.locator('.lesson-panel').innerText()}`)
}

describe.concurrent('Every lesson is played to its end, with everything that moves', () => {
  const games = shelf.map((game) => [game.id, game] as const)
  it.for(games)('%s', { timeout: 240_000 }, async ([id, game], { task, expect }) => {
    const { lessons } = await game.loadLearning()
    const page = await openInMotion(here, `#/lesson/${id}/${lessons[0].id}`, id, { of: task })
    for (const [at, lesson] of lessons.entries()) {
      await page.locator('.lesson-title', { hasText: lesson.title.en }).waitFor()
      await unbroken(page, learn(page))
      if (at < lessons.length - 1) await page.locator('.lesson-done a.main').click()
    }
    const done = (): Promise<string | null> =>
      page.evaluate(() => localStorage.getItem('sternentisch.lessons'))
    await expect.poll(done).toBe(JSON.stringify({ [id]: lessons.map((lesson) => lesson.id) }))
  })
})
