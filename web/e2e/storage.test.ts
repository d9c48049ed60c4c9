import { writeLog } from '@sternentisch/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { bot, duel, keptLog, movesIn, myTurn, person, sitDown } from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'
import { allStored, putStored } from './stored.ts'

const { open } = house()
const PLAYERS = [person('Ada'), bot('Vega')]

/** A match as an older version kept it. */
const keptOf = (match = duel(['Ada', 'Vega'], 4)) => ({
  id: match.opening.id,
  game: 'stellar',
  players: PLAYERS,
  log: writeLog(match),
  over: false,
  changed: 1,
})

const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to
  }, hash)

/** Picks what there is, then decides and leaves in one instant, as somebody who closes the tab with the click. */
async function decideAndLeave(page: Page, leave: 'reload' | 'go'): Promise<void> {
  for (let picks = 0; picks < 6; picks++) {
    const decided = await page.evaluate((how) => {
      const confirm = document.querySelector<HTMLButtonElement>('.preview-confirm:enabled')
      if (!confirm) {
        const spot = document.querySelector('[data-spot][data-pickable="yes"]:not(.st-button)')
        spot?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        return false
      }
      confirm.click()
      if (how === 'reload') location.reload()
      else location.href = 'about:blank'
      return true
    }, leave)
    if (decided) return
    await page.waitForTimeout(50)
  }
  throw new Error('nothing came of six picks')
}

describe('A move', () => {
  it.each(['reload', 'go'] as const)('is not lost when the page goes with the click (%s)', async (leave) => {
    const page = await open()
    const id = await sitDown(page, duel(['Ada', 'Vega'], 4), PLAYERS)
    await myTurn(page)
    const table = page.url()
    for (let round = 0; round < 5; round++) {
      const before = movesIn(await keptLog(page, id), 'A').length
      await decideAndLeave(page, leave)
      if (leave === 'go') {
        await page.waitForURL('about:blank')
        await page.goto(table)
      }
      await page.locator('.table').waitFor()
      await expect.poll(async () => movesIn(await keptLog(page, id), 'A').length).toBe(before + 1)
      if (!(await myTurn(page))) break
    }
  })
})

describe('What an older version kept', () => {
  /** As it lies in localStorage before the new version is opened for the first time. */
  const old = { 'sternentisch.match.torn': '{"id":', 'sternentisch.cards.spacetrace.attic': '{"cards":[]}' }

  it('moves over by itself, with two tabs at once, and is played on', async () => {
    const page = await open('#/', { newcomer: true })
    const other = await page.context().newPage()
    await other.goto(page.url())
    const kept = keptOf()
    await page.evaluate(
      (items) => {
        for (const [name, text] of Object.entries(items)) localStorage.setItem(name, text)
      },
      { ...old, [`sternentisch.match.${kept.id}`]: JSON.stringify(kept) },
    )
    await Promise.all([page.reload(), other.reload()])
    for (const tab of [page, other]) {
      await tab.locator('.card.bright').waitFor()
      await tab.getByText('A match that cannot be read').waitFor()
    }
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    expect(await allStored(page)).toEqual({ [kept.id]: kept, torn: '{"id":' })
    expect(await allStored(page, 'cards')).toEqual({ 'spacetrace.attic': '{"cards":[]}' })
    await page.locator('.card.bright .button.go').click()
    await myTurn(page)
    await decideAndLeave(page, 'reload')
    await page.locator('.table').waitFor()
    await expect
      .poll(async () => movesIn(await keptLog(page, kept.id)).length)
      .toBeGreaterThan(movesIn(kept.log).length)
  })
})

describe('A stored match that does not fit', () => {
  it.each([
    ['away', { away: 5 }],
    ['unasked', { unasked: 'all' }],
    ['heard', { heard: [0, 'x'] }],
    ['players', { players: [{ kind: 'person' }] }],
  ])('%s: breaks nothing, keeps its log, and is left as it is', async (_, change) => {
    const page = await open()
    const bad = { ...keptOf(), ...change }
    await putStored(page, bad.id, bad)
    await page.getByText('A match that cannot be read').waitFor()
    for (const place of ['table', 'result', 'replay']) {
      await goTo(page, `#/${place}/${bad.id}`)
      await page.getByRole('heading', { name: 'This match cannot be read' }).waitFor()
      await page.getByText('the hidden cards too').waitFor()
      // It goes on: nobody reads its moves here.
      expect(await page.getByText('The log as it is kept').count()).toBe(0)
    }
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the log' }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`stellar-${bad.id}.log`)
    expect(await barriersOn(page)).toEqual([])
    expect(await allStored(page)).toEqual({ [bad.id]: bad })
    await goTo(page, '#/')
    await page.locator('h1').first().waitFor()
  })

  it('whose players are not those of its log is not opened', async () => {
    const page = await open()
    const bad = { ...keptOf(), players: [person('Ada')] }
    await putStored(page, bad.id, bad)
    await goTo(page, `#/table/${bad.id}`)
    await page.getByRole('heading', { name: 'This match cannot be read' }).waitFor()
    expect(await allStored(page)).toEqual({ [bad.id]: bad })
  })

  it('settings and lessons that make no sense are as usual', async () => {
    const page = await open('#/settings')
    await page.evaluate(() => {
      localStorage.setItem('sternentisch.settings', '{"lang":7,"pace":"x","orders":{},"theme":"light"}')
      localStorage.setItem('sternentisch.lessons', '{"stellar":{"a":1},"spacetrace":[1,null]}')
    })
    await page.reload()
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('light')
    await expect.poll(() => page.locator('.pace output').textContent()).toBe('0.7\u00a0s')
    await goTo(page, '#/')
    await page
      .getByRole('link', { name: /Lesson 1 of/ })
      .first()
      .waitFor()
  })
})
