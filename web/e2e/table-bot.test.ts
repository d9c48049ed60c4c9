import { describe, expect, it } from 'vitest'
import {
  bot,
  DOOR,
  decideSomething,
  duel,
  keptLog,
  movesIn,
  myTurn,
  person,
  putReportAway,
  scenariosIn,
  sitDown,
} from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'

const { open } = house()
const PLAYERS = [person('Ada'), bot('Vega')]

describe('A match against a bot', () => {
  it('is played with the mouse from its first decision to its result', { timeout: 240_000 }, async () => {
    const page = await open(DOOR)
    const id = await sitDown(page, duel(['Ada', 'Vega']), PLAYERS)
    let [reports, battles] = [0, 0]
    for (let turn = 0; await myTurn(page); turn++) {
      battles += await page.locator('.st-battle').count()
      if (await decideSomething(page, turn)) reports++
    }
    // Nothing moves here, and still everything that happened is shown.
    expect(reports).toBe(scenariosIn(await keptLog(page, id)) - 1)
    expect(battles).toBeGreaterThan(0)
    const sent = movesIn(await keptLog(page, id)).findLast((move) => move.startsWith('A: fleet '))
    const kept = await page.evaluate(() => localStorage.getItem('sternentisch.stellar.fleet.duel.0') ?? '[]')
    expect(JSON.parse(kept)).toHaveLength(sent?.replace('A: fleet ', '').split(' ').length ?? 0)
    await putReportAway(page)
    await page.locator('.strip a.main').click()
    await page.locator('.result-picture').waitFor()
    await expect
      .poll(() => page.locator('h1').textContent())
      .toMatch(/^(You win|Vega wins|Ada and Vega win)$/)
    await expect.poll(() => keptLog(page, id)).toMatch(/^result: .* won by [AB]+$/m)
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Rematch' }).click()
    await page.locator('.table').waitFor()
    expect(page.url()).not.toContain(id)
  })

  it('goes on after a reload in the middle of it', async () => {
    const page = await open(DOOR)
    const id = await sitDown(page, duel(['Ada', 'Vega'], 6), PLAYERS)
    await myTurn(page)
    await decideSomething(page, 1)
    await myTurn(page)
    const log = await keptLog(page, id)
    const lines = await page.locator('.log li').allTextContents()
    await page.reload()
    await myTurn(page)
    await expect.poll(() => keptLog(page, id)).toBe(log)
    await expect.poll(() => page.locator('.log li').allTextContents()).toEqual(lines)
    await decideSomething(page, 2)
    await myTurn(page)
    expect(movesIn(await keptLog(page, id)).length).toBeGreaterThan(movesIn(log).length)
  })

  it('says why a seventh ship cannot come along, with the rule', async () => {
    const page = await open(DOOR)
    await sitDown(page, duel(['Ada', 'Vega']), PLAYERS)
    await myTurn(page)
    await page.getByRole('button', { name: 'Balanced' }).click()
    await page.locator('.st-yard-card[aria-pressed=false]').first().click({ force: true })
    const why = page.locator('.st-yard-why')
    await why.waitFor()
    await expect.poll(() => why.locator('a').getAttribute('href')).toBe('#/rules/stellar/ST-3.1')
    await expect.poll(() => page.locator('.st-yard-card[aria-pressed=true]').count()).toBe(6)
  })

  it('explains nothing unasked after a move, and who is waited for when asked', async () => {
    // The bot never answers: it stays its turn.
    const before = (): void => {
      Worker.prototype.postMessage = () => {}
    }
    const page = await open(DOOR, { size: [360, 640], before })
    await sitDown(page, duel(['Ada', 'Vega'], 2), PLAYERS)
    await myTurn(page)
    for (let turn = 0; turn < 4 && (await page.locator('.table-asks[data-yours]').count()) > 0; turn++) {
      await decideSomething(page, turn)
      await expect.poll(() => page.locator('.preview-why').count()).toBe(0)
    }
    await page.locator('.table-asks:not([data-yours])').waitFor()
    await page.locator('.st-hand [data-spot]').first().click({ force: true })
    await expect
      .poll(() => page.locator('.preview-why').textContent())
      .toBe('Not your turn: waiting for Vega.')
  })

  it('gives a hint and lets it be picked', async () => {
    const page = await open(DOOR)
    await sitDown(page, duel(['Ada', 'Vega'], 2), PLAYERS)
    await myTurn(page)
    await page.getByRole('button', { name: 'Hint' }).click()
    await page.locator('[data-hinted]').first().waitFor()
    await page.getByRole('button', { name: 'Pick it' }).click()
    await expect.poll(() => page.locator('.preview-confirm:enabled').count()).toBeGreaterThan(0)
    // It stays, on the board and in words, and the next press does it.
    await page.locator('[data-hinted][data-picked]').first().waitFor()
    await page.locator('.hint').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('preview-confirm')
    await page.keyboard.press('Enter')
    await page.locator('.hint').waitFor({ state: 'detached' })
  })

  it('lets a card be dragged to its place, and back when it was let go beside one', async () => {
    const page = await open(DOOR)
    const id = await sitDown(page, duel(['Ada', 'Vega'], 2), PLAYERS)
    await myTurn(page)
    const before = movesIn(await keptLog(page, id)).length
    const card = await page.locator('.st-hand [data-pickable]').first().boundingBox()
    const drag = async (x: number, y: number): Promise<void> => {
      await page.mouse.move(card!.x + card!.width / 2, card!.y + card!.height / 2)
      await page.mouse.down()
      await page.mouse.move(x, y, { steps: 4 })
      // The card is in hand: it goes where the pointer goes.
      const held = await page.locator('[data-dragging]').boundingBox()
      expect(Math.hypot(held!.x + held!.width / 2 - x, held!.y + held!.height / 2 - y)).toBeLessThan(16)
      await page.mouse.up()
    }
    await drag(1400, 100)
    await expect.poll(() => page.locator('[data-dragging]').count()).toBe(0)
    expect(movesIn(await keptLog(page, id))).toHaveLength(before)
    const place = await page.locator('.st-slot[data-pickable]').first().boundingBox()
    await drag(place!.x + place!.width / 2, place!.y + place!.height / 2)
    await expect.poll(async () => movesIn(await keptLog(page, id)).length).toBeGreaterThan(before)
  })

  it('takes a move back until something new was seen', async () => {
    const page = await open(DOOR)
    const id = await sitDown(page, duel(['Ada', 'Vega'], 2), PLAYERS)
    await myTurn(page)
    const before = await keptLog(page, id)
    const undo = page.getByRole('button', { name: 'Undo' })
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('true')
    await page.locator('.st-hand [data-pickable]').first().click()
    await page.locator('[data-spot][data-pickable="yes"]').first().click()
    await page.locator('.preview-confirm:enabled').first().click()
    await expect.poll(() => keptLog(page, id)).not.toBe(before)
    await expect.poll(() => undo.getAttribute('aria-disabled')).toBe('false')
    await undo.click()
    await expect.poll(() => keptLog(page, id)).toBe(before)
  })

  it('can be given up', async () => {
    const page = await open(DOOR)
    const id = await sitDown(page, duel(['Ada', 'Vega'], 4), PLAYERS)
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('button', { name: /Really give up/ }).click()
    await page.locator('.result').waitFor()
    await expect.poll(() => page.locator('h1').textContent()).toBe('You gave up. Vega wins.')
    await page.evaluate((match) => {
      location.hash = `#/replay/${match}`
    }, id)
    await page.locator('.controls').waitFor()
  })

  it('is not torn in two by two tabs', async () => {
    const page = await open(DOOR, { alone: true })
    const id = await sitDown(page, duel(['Ada', 'Vega'], 4), PLAYERS)
    await myTurn(page)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await myTurn(other)
    await decideSomething(other, 3)
    await page.locator('.strip[role=alert]').waitFor()
    await myTurn(other)
    const log = await keptLog(page, id)
    await page.getByRole('button', { name: 'Show the latest' }).click()
    await myTurn(page)
    await expect.poll(() => keptLog(page, id)).toBe(log)
  })

  it.each([
    [360, 640],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1024, 768],
    [1440, 900],
  ])('fits a window of %i × %i without scrolling and keeps nobody out', async (width, height) => {
    const page = await open(DOOR, { size: [width, height] })
    await sitDown(page, duel(['Ada', 'Vega'], 8), PLAYERS)
    await myTurn(page)
    const size = () =>
      page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight])
    await expect.poll(() => size()).toEqual([width, height])
    expect(await barriersOn(page)).toEqual([])
  })
})
