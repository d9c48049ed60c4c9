// Every lesson of every game to its end, with everything that moves, by clicking what glows.
import type { Page } from 'playwright-core'
import { describe, it } from 'vitest'
import { shelf } from '../shell/shelf.ts'
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

/** Runs in the page: goes on where there is nothing but reading, confirms what is picked, else clicks what glows. */
async function clickWhatIsMeant({ most, patience }: { most: number; patience: number }): Promise<boolean> {
  let [clicks, waited] = [0, 0]
  while (!document.querySelector('.lesson-done')) {
    if (clicks > most || waited > patience) return true
    // A lesson that has just ended has a link there, which leads away from it.
    const next = document.querySelector<HTMLElement>('.lesson-buttons button.main, .preview-confirm:enabled')
    const glowing = [...document.querySelectorAll<HTMLElement>('.lesson-board [data-pickable="yes"]')]
    const luck = Math.imul(clicks + 1, 0x9e3779b1) >>> 12
    const spot =
      next ??
      glowing[luck % Math.max(1, glowing.length)] ??
      document.querySelector<HTMLElement>('.preview-back')
    spot?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    if (spot) [clicks, waited] = [clicks + 1, 0]
    else waited += 20
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return false
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
