import { cards as spacetraceCards } from '@sternentisch/games/spacetrace/cards'
import { cards } from '@sternentisch/games/starfighter/cards'
import { cards as sternenfeuerCards } from '@sternentisch/games/sternenfeuer/cards'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { keptLog, movesIn } from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'
import { playByClicking } from './play-any.ts'
import { allStored } from './stored.ts'

const { open } = house()

/** Cruisers so thin that a match is soon over, and every squadron under a name of its own. */
const attic = {
  ...cards,
  cruisers: cards.cruisers.map((cruiser) => ({ ...cruiser, hull: 2 })),
  cards: cards.cards.map((card) => ({ ...card, name: `Attic ${card.number}` })),
}
const [first, ...others] = attic.cards
const torn = { ...attic, cards: [{ ...first, upper: { ...first.upper, fighters: 9 } }, ...others] }

const fileWith = (name: string, content: object) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content)),
})

/** The same luck every time: which match it becomes must not decide the test. */
const fixLuck = (page: Page): Promise<void> =>
  page.evaluate(() => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) array.fill(7)
      return array
    }
  })

const named = (at: number) => ({ en: `Attic ${at}`, de: `Boden ${at}`, fr: `Grenier ${at}` })
const renamed = <File extends { readonly cards: readonly object[] }>(file: File) => ({
  ...file,
  cards: file.cards.map((card, at) => ({ ...card, name: named(at) })),
})

/** Adds a set at New table, whose cards are unfolded. */
async function add(page: Page, name: string, content: object): Promise<void> {
  await page.getByLabel('Or paste what is in it').fill(JSON.stringify(content))
  await page.getByLabel('Name of the set').fill(name)
  await page.getByRole('button', { name: 'Add these cards' }).click()
  await page.getByText(`“${name}” is added`).waitFor()
}

const matchAt = (page: Page): string => page.url().split('/').at(-1)!

describe('Cards of one’s own', () => {
  it('a wrong file is refused with card and field, and nothing is changed', async () => {
    const page = await open('#/new/starfighter', { lang: 'de', size: [360, 740] })
    await page.getByRole('main').getByText('Karten', { exact: true }).click()
    const chooser = page.locator('.choose-file input')
    await chooser.setInputFiles(fileWith('Dachboden.json', torn))
    await page.getByRole('alert').filter({ hasText: '0-01, Feld upper.fighters' }).waitFor()
    expect(await barriersOn(page)).toEqual([])
    await chooser.setInputFiles({ name: 'x.json', mimeType: '', buffer: Buffer.from('{"cards": [}') })
    await page.getByText('Das ist keine Kartendatei').waitFor()
    await expect.poll(() => page.locator('.own-cards li').count()).toBe(0)
    expect(await allStored(page, 'cards')).toEqual({})
  })

  it('a right one is played with, reloaded, replayed, taken away and asked for', async () => {
    const page = await open('#/new/starfighter')
    await fixLuck(page)
    await page.getByRole('main').getByText('Cards', { exact: true }).click()
    await add(page, 'attic', attic)
    await expect.poll(() => page.getByLabel('Card set').inputValue()).toBe('attic')
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Level' }).selectOption('1')
    await page.getByRole('button', { name: 'Start' }).click()

    await page.locator('.table').waitFor()
    const id = matchAt(page)
    await expect.poll(() => keptLog(page, id)).toContain('cards=attic')
    expect(await playByClicking(page, 3)).toBe(3)
    await page.reload()
    await playByClicking(page)
    const log = await keptLog(page, id)
    expect(movesIn(log, 'B').length).toBeGreaterThan(0)
    expect(log).toContain('result: ')

    await page.evaluate((match) => {
      location.hash = `#/replay/${match}`
    }, id)
    await page.locator('.controls').waitFor()

    await page.evaluate(() => {
      location.hash = '#/new/starfighter'
    })
    await page.getByRole('main').getByText('Cards', { exact: true }).click()
    await page.getByRole('button', { name: 'Remove attic' }).click()
    await page.getByText('1 match on this device is played with it').waitFor()
    await page.getByRole('button', { name: 'Remove all the same attic' }).click()
    await page.locator('.own-cards li').waitFor({ state: 'detached' })

    await page.evaluate((match) => {
      location.hash = `#/replay/${match}`
    }, id)
    await page.getByText('played with the card set “attic”').waitFor()
    expect(await barriersOn(page)).toEqual([])
    await page.locator('.choose-file input').setInputFiles(fileWith('from a friend.json', attic))
    await page.locator('.controls').waitFor()
  })

  it.each([
    ['sternenfeuer', renamed(sternenfeuerCards)],
    ['spacetrace', renamed(spacetraceCards)],
  ])('%s is played with the set that came after another had gone', async (game, file) => {
    const page = await open(`#/new/${game}`)
    await fixLuck(page)
    await page.getByRole('main').getByText('Cards', { exact: true }).click()
    await add(page, 'first', file)
    await page.getByRole('button', { name: 'Remove first' }).click()
    await add(page, 'attic', file)
    await page.getByRole('combobox', { name: 'Level' }).selectOption('1')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.table').waitFor()
    expect(await playByClicking(page, 6)).toBe(6)
    await expect.poll(() => page.locator('.table').textContent()).toMatch(/Attic \d/)
    await page.reload()
    expect(await playByClicking(page, 6)).toBe(6)
    const log = await keptLog(page, matchAt(page))
    expect(log).toContain('cards=attic')
    expect(movesIn(log, 'B').length).toBeGreaterThan(0)
  })
})
