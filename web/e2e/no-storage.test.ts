import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  bot,
  decideSomething,
  duel,
  keptLog,
  movesIn,
  myTurn,
  person,
  putReportAway,
  sitDown,
} from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'
import { playByClicking } from './play-any.ts'
import { allStored } from './stored.ts'

const { open } = house()
const PLAYERS = [person('Ada'), bot('Vega')]

const understood = (page: Page) => page.getByRole('button', { name: 'Understood' })

async function playToTheEnd(page: Page): Promise<void> {
  await playByClicking(page)
  await putReportAway(page)
  await page.locator('.strip a.main').click()
  await page.locator('.result-picture').waitFor()
}

/** Runs in the page: nothing can be stored while `noRoom` is set. */
function cramp(): void {
  for (const way of ['put', 'add'] as const) {
    const write = IDBObjectStore.prototype[way]
    IDBObjectStore.prototype[way] = function (...wish) {
      if ('noRoom' in window) throw new DOMException('no room', 'QuotaExceededError')
      return write.apply(this, wish)
    }
  }
}

describe('A browser without room', () => {
  it('says so, plays on to the end, and stores everything once there is room', {
    timeout: 240_000,
  }, async () => {
    const page = await open('#/', { before: cramp })
    const id = await sitDown(page, duel(['Ada', 'Vega'], 40), PLAYERS)
    await myTurn(page)
    const before = await keptLog(page, id)
    await page.evaluate(() => Object.assign(window, { noRoom: true }))
    await decideSomething(page, 0)
    await myTurn(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the log' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`stellar-${id}.log`)
    expect(await barriersOn(page)).toEqual([])
    await understood(page).click()
    await playToTheEnd(page)
    await page.getByText('There is no room left in this browser').waitFor()
    expect(await keptLog(page, id)).toBe(before)
    // A new match can be begun all the same.
    await page.getByRole('button', { name: 'Rematch' }).click()
    await myTurn(page)
    await page.evaluate(() => Reflect.deleteProperty(window, 'noRoom'))
    await expect.poll(() => keptLog(page, id)).toMatch(/^result: /m)
    await expect.poll(async () => Object.keys(await allStored(page))).toHaveLength(2)
    expect(movesIn(await keptLog(page, id)).length).toBeGreaterThan(movesIn(before).length)
    await expect.poll(() => page.locator('.strip[role=alert]').count()).toBe(0)
  })
})

const refused = {
  'asking for any storage is an error': () => {
    const no = (): never => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    for (const name of ['indexedDB', 'localStorage']) Object.defineProperty(window, name, { get: no })
  },
  'the database does not open': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden', 'InvalidStateError')
    }
  },
  'there is no database': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  },
}

describe('A browser that keeps nothing', () => {
  it.each(Object.entries(refused))('says so in every place, and everything works: %s', async (_, before) => {
    const page = await open('#/', { before })
    const says = page.getByText('This browser keeps nothing from this page')
    await says.first().waitFor()
    await page.getByText('waits here until this page is closed').waitFor()
    expect(await barriersOn(page)).toEqual([])
    for (const place of ['new/stellar', 'replay', 'rules/stellar', 'lessons', 'settings']) {
      await page.evaluate((to) => {
        location.hash = `#/${to}`
      }, place)
      await page.locator('#main h1').first().waitFor()
      await says.first().waitFor()
    }
    await page.locator('.langs [lang=de]').click()
    await page.getByText('Dieser Browser behält nichts').first().waitFor()
  })

  it('lets a match be played to its end, seen, and continued', { timeout: 240_000 }, async () => {
    const page = await open('#/new/stellar', { before: refused['asking for any storage is an error'] })
    await page.getByRole('combobox', { name: 'Level' }).selectOption('1')
    await page.getByRole('button', { name: 'Start' }).click()
    await myTurn(page)
    await page.getByText('This browser keeps nothing: the match ends with this page').waitFor()
    await understood(page).click()
    await decideSomething(page, 1)
    await page.evaluate(() => {
      location.hash = '#/'
    })
    await page.locator('.card.bright .button.go').click()
    await playToTheEnd(page)
    await page.getByRole('link', { name: 'Watch the replay' }).click()
    await page.locator('.controls').waitFor()
  })
})
