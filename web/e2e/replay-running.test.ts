import { writeLog } from '@sternentisch/kernel'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { packLog } from '../matches/link.ts'
import { bot, duel, keepOn, person, sendAnyFleet, sitDown } from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'
import { UNHURRIED } from './in-motion.ts'

const { open } = house()
const MOVES = 12
const SHIPS = /Founder|Warp Ring|Mend|Rogue|Destroyer|Slicer|Crusher|Foil|Kite/
const NOTATION = /\b(fleet [A-Z][a-z] |[A-Z][a-z]@\d)/
const ALONE = [person('Ada'), bot('Vega')]
const TWO = [person('Ada'), person('Bo')]
const EYES = 'Whose knowledge is shown'

const goTo = async (page: Page, hash: string): Promise<void> => {
  await page.evaluate((address) => {
    location.hash = address
  }, hash)
}

const openMenu = (page: Page): Promise<void> => page.getByRole('button', { name: 'Menu' }).click()

const eyesOffered = (page: Page): Promise<string[]> =>
  page.getByLabel(EYES).locator('option').allTextContents()

/** Nothing to choose, nothing to take away, nothing ahead of the scrubber. */
async function isClosed(page: Page): Promise<void> {
  await page.locator('.controls').waitFor()
  await expect.poll(() => page.locator('.controls-eyes').textContent()).toBe(`${EYES}: Ada`)
  expect(await page.locator('option[value=all], option[value=audience]').count()).toBe(0)
  await openMenu(page)
  await page.getByText('The match is still going on. Link, log').waitFor()
  for (const name of [/link/, /Save/, /Play on/])
    expect(await page.getByRole('button', { name }).count()).toBe(0)
  await page.keyboard.press('Escape')
}

describe('The replay of a match against a bot that goes on', () => {
  it('shows what its player knows, in words, and no more of the log than was watched', async () => {
    const page = await open()
    const id = await keepOn(page, duel(['Ada', 'Vega'], MOVES), ALONE)
    await goTo(page, `#/replay/${id}`)
    await isClosed(page)
    const scrubber = page.getByLabel('Move in the match')
    const numbers = page.locator('.side .log-number:not(:empty)')
    for (let at = 0; at <= MOVES; at++) {
      if (at > 0) await page.getByRole('button', { name: 'One move on' }).click()
      await expect.poll(() => scrubber.inputValue()).toBe(String(at))
      await expect.poll(async () => (await numbers.allTextContents()).at(-1) ?? '0').toBe(String(at))
      const told = (await scrubber.getAttribute('aria-valuetext')) ?? ''
      expect(told).not.toMatch(NOTATION)
      expect(await page.locator('.controls-at').textContent()).toBe(told)
      // A ship of Vega's is named where it was seen by everybody, never where it lies face-down.
      if (/Vega.*face-down/.test(told)) expect(told).not.toMatch(SHIPS)
    }
    expect(await page.locator('.side').textContent()).not.toMatch(/Vega: fleet ready with|Vega draws a [A-Z]/)
    expect(await barriersOn(page)).toEqual([])
  })

  it('is the same by every address that can be typed', async () => {
    const page = await open()
    const match = duel(['Ada', 'Vega'], MOVES)
    const id = await keepOn(page, match, ALONE)
    const packed = await packLog(writeLog(match))
    // A log that goes further than the match has come here shows nothing of what is to come.
    const further = await packLog(writeLog(duel(['Ada', 'Vega'], 500)))
    for (const address of [
      `#/replay/${id}?move=3`,
      `#/replay/${id}?move=9999`,
      `#/replay?log=${packed}`,
      `#/replay?log=${packed}&move=5`,
      `#/replay/${id}?log=${packed}`,
      `#/replay?log=${further}&move=400`,
    ]) {
      await goTo(page, '#/')
      await goTo(page, address)
      await isClosed(page)
      await expect.poll(() => page.getByLabel('Move in the match').getAttribute('max')).toBe(`${MOVES}`)
      expect(page.url()).toContain(`#/replay/${id}?move=`)
      expect(page.url()).not.toContain('log=')
    }
    await goTo(page, '#/replay')
    await page.getByLabel('Log of a match').fill(writeLog(match))
    await page.getByRole('button', { name: 'Show the match' }).click()
    await isClosed(page)
    expect(page.url()).not.toContain('log=')
  })

  it('is open to all once the match is given up, link and log as well', async () => {
    const page = await open()
    const id = await sitDown(page, duel(['Ada', 'Vega'], MOVES), ALONE)
    await openMenu(page)
    await page.getByRole('button', { name: 'Give up' }).click()
    await page.getByRole('button', { name: 'Really give up?' }).click()
    await page.getByRole('button', { name: 'Copy a link to the replay' }).waitFor()
    await goTo(page, `#/replay/${id}`)
    await page.locator('.controls').waitFor()
    expect(await eyesOffered(page)).toEqual(['All cards open', 'Audience', 'Ada', 'Vega'])
    await openMenu(page)
    await page.getByRole('button', { name: 'Save the log as a file' }).waitFor()
    await page.getByRole('button', { name: 'Copy a link to the replay' }).waitFor()
    await page.getByRole('button', { name: 'Play on from here as Vega' }).waitFor()
  })
})

describe('The replay of a match of two people at one device', () => {
  it('shows what all have been shown, and the rest to each alone behind the curtain', async () => {
    const page = await open()
    const id = await sitDown(page, duel(['Ada', 'Bo']), TWO)
    await page.getByRole('button', { name: 'I am Ada: show my cards' }).click()
    await sendAnyFleet(page)
    await page.getByRole('button', { name: 'I am Bo: show my cards' }).waitFor()
    await goTo(page, `#/replay/${id}`)
    const at = page.locator('.controls-at')
    // Bo has not been shown that Ada's fleet is ready.
    await expect.poll(() => at.textContent()).toBe('Before the first move')
    expect(await eyesOffered(page)).toEqual(['Audience', 'Ada', 'Bo'])
    await page.getByLabel(EYES).selectOption('Ada')
    await page.getByRole('heading', { name: 'The device goes to Ada' }).waitFor()
    expect(await page.locator('.table, .log, .controls, [data-spot]').count()).toBe(0)
    await expect.poll(() => page.locator('#root').innerHTML()).not.toMatch(SHIPS)
    await page.getByRole('button', { name: 'I am Ada: show my cards' }).click()
    await page.getByRole('button', { name: 'To the end' }).click()
    await expect.poll(() => at.textContent()).toMatch(/^1 of 1 · .*fleet/)
    await expect.poll(() => page.locator('.side-log').textContent()).toMatch(SHIPS)
    await page.getByLabel(EYES).selectOption('Bo')
    await page.getByRole('button', { name: 'I am Bo: show my cards' }).click()
    await expect.poll(() => at.textContent()).toBe('Before the first move')
    await expect.poll(() => page.locator('.side-log').textContent()).not.toMatch(/fleet/)
    await page.getByLabel(EYES).selectOption('Ada')
    await page.getByRole('button', { name: 'I am Ada: show my cards' }).click()
    await page.reload()
    await expect.poll(() => page.getByLabel(EYES).inputValue()).toBe('audience')
  })
})

describe('While a match goes on', () => {
  it('bots alone play for an audience, which takes nothing back', async () => {
    const page = await open('#/', UNHURRIED)
    const id = await sitDown(page, duel(['Vega', 'Rigel'], MOVES), [bot('Vega'), bot('Rigel')])
    expect(await page.getByRole('button', { name: /Undo|Hint/ }).count()).toBe(0)
    await goTo(page, `#/replay/${id}`)
    await expect.poll(() => page.locator('.controls-eyes').textContent()).toBe(`${EYES}: Audience`)
  })

  it('its menu says that link and log wait for the end; so does its result', async () => {
    const page = await open()
    const id = await sitDown(page, duel(['Ada', 'Vega'], MOVES), ALONE)
    await openMenu(page)
    await page.getByText('Both come when the match is over.').waitFor()
    expect(await page.getByRole('button', { name: /link|Save/ }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await goTo(page, `#/result/${id}`)
    await page.getByRole('heading', { name: 'This match is still going on' }).waitFor()
    expect(await page.getByRole('button', { name: /link|Save/ }).count()).toBe(0)
  })

  it('a log that cannot be read is not shown, and can be rescued with a warning', async () => {
    const page = await open()
    const match = duel(['Ada', 'Vega'], MOVES)
    match.steps.push({ seat: 1, text: 'Ki@9~', events: [], canTakeBack: false })
    const id = await keepOn(page, match, ALONE)
    for (const place of ['replay', 'table']) {
      await goTo(page, `#/${place}/${id}`)
      await page.getByText(/^Line \d+ of its log cannot be read\.$/).waitFor()
      expect(await page.locator('#root').innerHTML()).not.toMatch(/Ki@9|seed:/)
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Save the log, hidden cards and all' }).click()
      expect((await saved).suggestedFilename()).toBe(`stellar-${id}.log`)
    }
  })

  it('a log from elsewhere begins with what everybody knew, and can be opened', async () => {
    const page = await open(`#/replay?log=${await packLog(writeLog(duel(['Ada', 'Bo'], MOVES)))}&move=2`)
    await page.locator('.controls').waitFor()
    await expect.poll(() => page.getByLabel(EYES).inputValue()).toBe('audience')
    expect(await page.locator('.side-log').textContent()).not.toMatch(/fleet ready with/)
    await page.getByLabel(EYES).selectOption('All cards open')
    await expect.poll(() => page.locator('.side-log').textContent()).toMatch(/fleet ready with/)
  })
})
