import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { keepsNobodyOut } from './axe.ts'
import { house, type Wish } from './house.ts'

const { open } = house()

/** As most people get there: from Home. */
async function visit(hash: string, wish: Wish = {}): Promise<Page> {
  const page = await open('#/', wish)
  await page.evaluate((address) => {
    location.hash = address
  }, hash)
  await page.locator('.table-bar, .rules-head, .lesson-list').first().waitFor()
  return page
}

const SIZES = [
  [360, 740],
  [1440, 900],
] as const
const THEMES = ['dark', 'light'] as const

/** Does what the lesson points at until the move is complete, and confirms it. */
async function followThePointer(page: Page): Promise<void> {
  const pointed = page.locator('.lesson-board [data-pickable="yes"]')
  const confirm = page.locator('.preview-confirm:enabled')
  const picked = page.locator('.lesson-board [data-picked]')
  while ((await confirm.count()) === 0) {
    const before = await picked.count()
    await pointed.first().click()
    // With motion it takes a moment until a pick shows: a second click would take it back.
    await picked.nth(before).or(confirm).first().waitFor()
  }
  await confirm.first().click()
}

const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Next', exact: true }).click()
const atStep = (page: Page, n: number): Promise<void> => page.getByText(`Step ${n} of 5`).waitFor()

async function playLessonOne(page: Page): Promise<void> {
  await next(page)
  await followThePointer(page)
  await atStep(page, 3)
  await next(page)
  await followThePointer(page)
  await atStep(page, 5)
  await next(page)
  await page.getByRole('heading', { name: 'Lesson finished' }).waitFor()
}

describe('the rulebook', () => {
  it('opens at the rule that the address names, and shows it as the one', async () => {
    const page = await open('#/rules/stellar/ST-5.3')
    const rule = page.locator('[id="ST-5.3"]')
    await page.waitForFunction(() => document.activeElement?.id === 'ST-5.3')
    const box = await rule.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect(box?.y).toBeLessThan(400)
    await expect.poll(() => rule.getAttribute('data-current')).toBe('')
    await page.locator('[id="ST-5.4"] a[href$="ST-5.4"]').click()
    await page.waitForFunction(() => document.activeElement?.id === 'ST-5.4')
    expect(page.url()).toMatch(/#\/rules\/stellar\/ST-5\.4$/)
  })

  it('finds words and numbers while they are typed, in the language that is spoken', async () => {
    const page = await open('#/rules/stellar', { lang: 'fr' })
    const search = page.getByRole('searchbox')
    await search.fill('defausse')
    await expect.poll(() => page.locator('mark').first().innerText()).toMatch(/défausse/i)
    await search.fill('7.10')
    // The list follows what is typed when there is time for it.
    await expect.poll(() => page.locator('.rule').count()).toBe(1)
    await search.fill('zzzz')
    await page.getByText('Rien trouvé').waitFor()
    await search.fill('')
    await page.locator('[id="ST-5.3"]').waitFor()
  })

  it('follows a reference out of a search', async () => {
    const page = await open('#/rules/stellar')
    await page.getByRole('searchbox').fill('ST-10.3')
    await page.locator('[id="ST-10.3"] a[href$="ST-7.1"]').click()
    await page.waitForFunction(() => document.activeElement?.id === 'ST-7.1')
    await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('')
  })

  it('says so when there is no such rule', async () => {
    const page = await open('#/rules/stellar/ST-99.9')
    await page.getByRole('alert').getByText('ST-99.9').waitFor()
  })

  it.each(SIZES)('is never wider than a window of %i × %i', async (width, height) => {
    for (const lang of ['en', 'de', 'fr'] as const) {
      const page = await visit('#/rules/stellar', { size: [width, height], lang })
      await page.locator('[id="ST-19.7"]').waitFor()
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width)
    }
  })
})

describe('a lesson', () => {
  it.each(SIZES)('is played to its end by clicking, at %i × %i', async (width, height) => {
    const page = await visit('#/lesson/stellar/sectors', { size: [width, height] })
    await playLessonOne(page)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('sternentisch.lessons')))
      .toBe('{"stellar":["sectors"]}')
    await page.getByRole('link', { name: /Hidden and open/ }).click()
    await page.getByText('Step 1 of 7').waitFor()
    await page.evaluate(() => {
      location.hash = '#/lessons'
    })
    await page.getByRole('link', { name: /Go on with lesson 2/ }).waitFor()
  })

  it.each([
    [740, 360],
    [932, 430],
  ])('leaves most of a low window of %i × %i to the board', async (width, height) => {
    const page = await visit('#/lesson/starfighter/deployment', { size: [width, height], lang: 'de' })
    await page.locator('.lesson-say').waitFor()
    const board = (): Promise<number> =>
      page.locator('.lesson-board').evaluate((each) => each.getBoundingClientRect().height / innerHeight)
    await expect.poll(board).toBeGreaterThan(0.6)
    const words = (): Promise<boolean> =>
      page.locator('.lesson-panel').evaluate((each) => each.scrollHeight <= each.clientHeight)
    await expect.poll(words).toBe(true)
  })

  it('is played with motion, too', async () => {
    const page = await visit('#/lesson/stellar/sectors', { motion: true })
    await playLessonOne(page)
  })

  it('answers another legal move with a hint, and makes no move', async () => {
    const page = await visit('#/lesson/stellar/sectors')
    await next(page)
    await page.getByRole('button', { name: /^Crusher/ }).click()
    await page
      .getByRole('button', { name: /^sector 3,/i })
      .first()
      .click()
    await page.locator('.preview-confirm:enabled').first().click()
    await page.locator('.lesson-hint').waitFor()
    await page.getByText('Step 2 of 5').waitFor()
    await page.getByRole('button', { name: /^Crusher/ }).waitFor()
  })

  it('goes back and starts over', async () => {
    const page = await visit('#/lesson/stellar/sectors')
    await next(page)
    await followThePointer(page)
    await atStep(page, 3)
    await page.getByRole('button', { name: 'Step back' }).click()
    await atStep(page, 2)
    await page.getByRole('button', { name: /^Founder/ }).waitFor()
    await page.getByRole('button', { name: 'Start over' }).click()
    await atStep(page, 1)
  })
})

describe('nobody is kept out', () => {
  it.each([
    '#/rules/stellar/ST-7.6',
    '#/lesson/stellar/sectors',
    '#/lesson/stellar/battles',
    '#/lesson/stellar/fleet',
  ])('%s', async (hash) => {
    const page = await visit(hash, { size: SIZES[0] })
    if (hash.startsWith('#/lesson/')) await next(page)
    await keepsNobodyOut(
      page,
      THEMES.flatMap((theme) => SIZES.map(([width, height]) => [theme, width, height] as const)),
    )
  })
})
