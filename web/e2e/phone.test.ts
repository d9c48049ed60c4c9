// What is done with one hand: Back, a long press, a thumb.
import { games } from '@sternentisch/games/shelf'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bot, keepOn, myTurn, person, sitDown } from './at-table.ts'
import { house } from './house.ts'
import { matchOf } from './play-any.ts'

const { open, leave } = house()
const PLAYERS = [person('Ada'), bot('Deneb')]
const NAMES = ['Ada', 'Deneb']
const GAMES = games.map(({ id }) => id)

async function atTable(game: string, moves: number): Promise<Page> {
  const page = await open('#/', { size: [360, 740] })
  await sitDown(page, matchOf(game, NAMES, moves), PLAYERS)
  await myTurn(page)
  return page
}

const tool = (page: Page, name: string) => page.locator('.table-bar').getByRole('button', { name })
const focused = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent?.trim())

describe('A sheet over the table', () => {
  it('is closed by Back, which leads nowhere else', async () => {
    const page = await atTable('stellar', 20)
    const address = page.url()
    for (const name of ['Log', 'Menu']) {
      await tool(page, name).click()
      await page.locator('.sheet').waitFor()
      await page.goBack()
      await page.locator('.sheet').waitFor({ state: 'detached' })
      expect(page.url()).toBe(address)
    }
    await page.goBack()
    await page.locator('.table').waitFor({ state: 'detached' })
  })

  it('is no step for Back when it was closed by Escape, however often, and gives the focus back', async () => {
    const page = await atTable('stellar', 20)
    for (const name of ['Menu', 'Log', 'Menu']) {
      await tool(page, name).press('Enter')
      await page.locator('.sheet').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('.sheet').waitFor({ state: 'detached' })
      expect(await focused(page)).toBe(name)
    }
    await page.goBack()
    await page.locator('.table').waitFor({ state: 'detached' })
  })

  it('is no step for Back after a reload either', async () => {
    const page = await atTable('stellar', 20)
    await tool(page, 'Menu').click()
    await page.locator('.sheet').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.sheet').waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('.table').waitFor()
    await page.goBack()
    await page.locator('.table').waitFor({ state: 'detached' })
  })

  it('over a replay is no step for Back, wherever the match has gone meanwhile', async () => {
    const page = await open('#/', { size: [360, 740] })
    const id = await keepOn(page, matchOf('stellar', NAMES, 20), PLAYERS)
    await page.evaluate((kept) => {
      location.hash = `#/replay/${kept}?move=3`
    }, id)
    await page.getByRole('button', { name: 'Log' }).click()
    await page.locator('.sheet .log-line').last().waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.sheet').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'One move on' }).click()
    await expect.poll(() => page.url()).toContain('move=4')
    await page.getByRole('button', { name: 'Log' }).click()
    await page.locator('.sheet').waitFor()
    await page.goBack()
    await page.locator('.sheet').waitFor({ state: 'detached' })
    await expect.poll(() => page.url()).toContain('move=4')
    expect(await page.getByLabel('Move in the match').inputValue()).toBe('4')
    await page.goBack()
    await page.locator('.replay').waitFor({ state: 'detached' })
  })

  it('does not call back whoever goes on with the key that closes it', async () => {
    const page = await atTable('stellar', 20)
    for (const wait of [0, 1, 2, 5, 20]) {
      await tool(page, 'Menu').click()
      await page.locator('.sheet').waitFor()
      await page.keyboard.press('Escape')
      await page.evaluate(async (soon) => {
        await new Promise((done) => setTimeout(done, soon))
        location.hash = '#/settings'
      }, wait)
      await page.locator('.choices').first().waitFor()
      await page.waitForTimeout(100)
      expect(page.url(), `after ${wait} ms`).toContain('#/settings')
      await page.goBack()
      await page.locator('.table').waitFor()
    }
  })

  it('is passed over on the way back from where a link in it led', async () => {
    const page = await atTable('stellar', 20)
    await tool(page, 'Menu').click()
    await page.locator('.sheet').getByRole('link', { name: 'Rules' }).click()
    await page.locator('.rules-head').waitFor()
    await page.goBack()
    await page.locator('.table').waitFor()
    await page.goBack()
    await page.locator('.table').waitFor({ state: 'detached' })
  })

  it('shows the newest line of the log', async () => {
    const page = await atTable('stellar', 60)
    await tool(page, 'Log').click()
    await page.locator('.sheet .log-line').last().waitFor()
    const inSight = (): Promise<boolean> =>
      page
        .locator('.sheet .log-line')
        .last()
        .evaluate((line) => line.getBoundingClientRect().bottom <= innerHeight + 1)
    await expect.poll(inSight).toBe(true)
  })
})

describe('A finger held on a card', () => {
  it.each(GAMES)('shows it large until it is let go, and picks nothing: %s', async (game) => {
    const page = await atTable(game, 12)
    const card = page.locator('[data-spot]:has(svg):not(button.st-button)').last()
    // Cards without a picture are as large as they get.
    if ((await card.count()) === 0) return
    const press = (type: string) =>
      card.dispatchEvent(type, { pointerType: 'touch', isPrimary: true, button: 0, pointerId: 7 })
    const { width } = (await card.boundingBox())!
    await press('pointerdown')
    await expect.poll(async () => (await card.boundingBox())!.width).toBeGreaterThan(width * 1.5)
    await press('pointerup')
    await expect.poll(async () => (await card.boundingBox())!.width).toBeCloseTo(width, 0)
    expect(await page.locator('[data-picked]').count()).toBe(0)
  })
})

/**
 * What can be pressed and is smaller than a thumb, in either direction: 21 points beside its middle something else is
 * hit that is not the same thing once more.
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // Cards of Starfighter lie in their columns as the rules stack them, one half of each in sight.
    const pressed =
      '.table :is(button, a[href], [data-spot][data-pickable], summary, select):not(.sf-in-play)'
    const nameOf = (each: Element): string => each.ariaLabel ?? each.textContent ?? ''
    const reaches = (each: Element, x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y)?.closest(pressed)
      return hit != null && (hit === each || nameOf(hit) === nameOf(each))
    }
    return [...document.querySelectorAll<HTMLElement>(pressed)].flatMap((each) => {
      const { x, y, width, height } = each.getBoundingClientRect()
      const [cx, cy] = [x + width / 2, y + height / 2]
      // What is not in sight now, or lies under something, is pressed another time.
      if (width === 0 || !reaches(each, cx, cy)) return []
      const wide = width >= 43 || [-21, 21].every((by) => reaches(each, cx + by, cy))
      const high = height >= 43 || [-21, 21].every((by) => reaches(each, cx, cy + by))
      return wide && high ? [] : [`${each.className} “${nameOf(each).slice(0, 24)}” ${width} × ${height}`]
    })
  })

describe('What can be pressed on a phone is as large as a thumb', () => {
  it.each(GAMES)('%s', async (game) => {
    const small = new Set<string>()
    for (const moves of [0, 6, 25, 50]) {
      const page = await atTable(game, moves)
      for (const each of await tooSmall(page)) small.add(each)
      await leave(page)
    }
    expect([...small]).toEqual([])
  })
})

describe('What stands on a narrow table is whole', () => {
  it.each(GAMES)('the name of the game beside five tools: %s', async (game) => {
    const page = await atTable(game, 0)
    const cut = (): Promise<boolean> =>
      page.locator('.table-bar h1').evaluate((name) => name.scrollWidth > name.clientWidth)
    await expect.poll(cut).toBe(false)
  })
})
