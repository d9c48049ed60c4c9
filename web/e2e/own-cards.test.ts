import { cards as spacetraceCards } from '@sternentisch/games/spacetrace/cards'
import { cards } from '@sternentisch/games/starfighter/cards'
import { cards as stellarCards } from '@sternentisch/games/stellar/cards'
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
const [first, second, ...others] = attic.cards
const torn = {
  ...attic,
  cards: [{ ...first, upper: { ...first.upper, fighters: 9 } }, { ...second, name: '' }, ...others],
}

const fileWith = (name: string, content: object) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(content, null, 2)),
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

/** Ships that are worth more than any that ships with the game. */
const settled = (settlement: number) => ({
  ...stellarCards,
  shipTypes: stellarCards.shipTypes.map((ship) => ({
    ...ship,
    ...(ship.class === 'civil' ? { settlement } : {}),
  })),
})

const go = (page: Page, hash: string): Promise<void> =>
  page.evaluate((to) => {
    location.hash = to
  }, hash)

/** Lets a file fall on the page. */
async function drop(page: Page, name: string, content: object): Promise<void> {
  const brought = await page.evaluateHandle(
    ([title, text]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([text], title, { type: 'application/json' }))
      return transfer
    },
    [name, JSON.stringify(content)] as const,
  )
  await page.locator('.sets-place').dispatchEvent('drop', { dataTransfer: brought })
}

const matchAt = (page: Page): string => page.url().split('/').at(-1)!
const setsOn = async (page: Page) =>
  Object.values(await allStored(page, 'sets')) as readonly { readonly title: string; readonly file: string }[]

describe('Card sets of one’s own', () => {
  it('a broken file is told with card, field, line and reason for each fault, and nothing is kept until that is wished', async () => {
    const page = await open('#/sets/starfighter', { lang: 'de', size: [360, 740] })
    const chooser = page.locator('.choose-file input')
    await chooser.setInputFiles(fileWith('Dachboden.json', torn))
    const faults = page.locator('.sets-faults li')
    await expect.poll(() => faults.count()).toBe(2)
    expect(await faults.nth(0).innerText()).toMatch(
      /0-01 Attic 1 · Obere Hälfte, zum Gegner hin › Jäger\s+Zeile \d+\s+Erwartet wird höchstens 4, nicht 9\./s,
    )
    // What the file calls it is at hand for whoever mends it there.
    expect(await faults.nth(0).locator('b').getAttribute('title')).toBe('0-01 · upper.fighters')
    expect(await faults.nth(1).innerText()).toMatch(/1-02 · Rufname\s+Zeile \d+/s)
    expect(await barriersOn(page)).toEqual([])
    expect(await setsOn(page)).toEqual([])
    await chooser.setInputFiles({ name: 'x.json', mimeType: '', buffer: Buffer.from('{"cards": [}') })
    await page.getByText('x.json ist keine Kartendatei').waitFor()
    // It is kept as it is, mended in the form, and then it can be played.
    await chooser.setInputFiles(fileWith('Dachboden.json', torn))
    await page.getByRole('button', { name: 'Behalten und hier ausbessern' }).click()
    await page.getByRole('heading', { name: '2 Fehler: noch nicht spielbar' }).waitFor()
    await page.getByRole('button', { name: 'Hingehen' }).first().click()
    await page.locator('[id="field-cards.0.upper.fighters"]').getByRole('radio', { name: '3' }).check()
    await page.getByRole('heading', { name: '1 Fehler: noch nicht spielbar' }).waitFor()
    await page.getByRole('button', { name: 'Hingehen' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('field-cards.1.name')
    await page.keyboard.type('Phact')
    await page.getByRole('heading', { name: 'Kein Fehler: spielbar.' }).waitFor()
    expect(await barriersOn(page)).toEqual([])
    await expect.poll(async () => (await setsOn(page))[0]?.file).toContain('"name": "Phact"')
  })

  it('a card is edited and played; the match keeps it, whatever becomes of the set', async () => {
    const page = await open('#/sets/starfighter')
    await drop(page, 'attic.json', attic)
    await page.getByText('attic is kept on this device.').waitFor()
    await drop(page, 'attic.json', attic)
    await page.getByText('attic was here already, card by card the same.').waitFor()
    expect(await setsOn(page)).toHaveLength(1)
    await page.getByRole('link', { name: 'Edit attic' }).click()
    await page.getByLabel('Call sign').fill('Gale')
    await page.locator('.sets-drawn').getByText('Gale').first().waitFor()
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Use it at a table' }).click()
    await expect.poll(() => page.getByRole('radio', { name: 'attic' }).isChecked()).toBe(true)
    await fixLuck(page)
    await page.getByRole('combobox', { name: 'Level' }).selectOption('1')
    await page.getByRole('button', { name: 'Start' }).click()

    await page.locator('.table').waitFor()
    const id = matchAt(page)
    await expect.poll(() => keptLog(page, id)).toMatch(/cards=set-[0-9a-f]{64}/)
    expect(await playByClicking(page, 3)).toBe(3)

    // The set is changed, then deleted: the match goes on with what it was begun with.
    await go(page, '#/sets/starfighter')
    await page.getByRole('link', { name: 'Edit attic' }).click()
    await page.getByLabel('Call sign').fill('Storm')
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: 'Delete attic' }).click()
    await go(page, `#/table/${id}`)
    await page.reload()
    await playByClicking(page)
    const log = await keptLog(page, id)
    expect(movesIn(log, 'B').length).toBeGreaterThan(0)
    expect(log).toContain('result: ')

    // Somebody who never had the set is asked for it, and another one of the same name does not do.
    const text = JSON.stringify(Object.values(await allStored(page, 'cards'))[0])
    const visitor = await open('#/replay')
    await visitor.locator('textarea').first().fill(log)
    await visitor.getByRole('button', { name: 'Show the match' }).click()
    await visitor.getByText('played with the card set “set-').waitFor()
    const chooser = visitor.locator('.choose-file input')
    await chooser.last().setInputFiles(fileWith('attic.json', attic))
    await visitor.getByText('These are other cards').waitFor()
    await chooser.last().setInputFiles(fileWith('attic.json', JSON.parse(JSON.parse(text))))
    await visitor.locator('.controls').waitFor()
  })

  it('what is changed or deleted in another tab is not played with as it was', async () => {
    const page = await open('#/sets/stellar')
    await drop(page, 'attic.json', settled(77))
    await page.getByText('attic is kept on this device.').waitFor()
    const [set] = Object.values(await allStored(page, 'sets')) as readonly { readonly id: string }[]
    const tab = await page.context().newPage()
    await tab.goto(page.url().replace(/#.*/, `#/new/stellar?set=${set.id}`))
    await expect.poll(() => tab.getByRole('radio', { name: 'attic' }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Delete attic' }).click()
    await go(page, '#/')
    await tab.getByText('The set that was chosen is not on this device any more').waitFor()
    expect(await tab.getByRole('radio', { name: 'Shipped with the game' }).isChecked()).toBe(true)
    await tab.getByRole('button', { name: 'Start' }).click()
    await tab.locator('.table').waitFor()
    await expect.poll(() => keptLog(tab, matchAt(tab))).toMatch(/^game: stellar/m)
    expect(await keptLog(tab, matchAt(tab))).not.toContain('cards=set-')
  })

  it.each([
    ['sternenfeuer', renamed(sternenfeuerCards), /Attic \d/],
    ['spacetrace', renamed(spacetraceCards), /Attic \d/],
    ['stellar', settled(77), /77/],
  ])('%s is played with a set, by a bot too, and goes on after a reload', async (game, file, shows) => {
    const page = await open(`#/sets/${game}`)
    await drop(page, 'attic.json', file)
    await page.getByText('attic is kept on this device.').waitFor()
    await go(page, `#/new/${game}`)
    await page.getByRole('main').getByText('Cards', { exact: true }).click()
    await page.getByRole('radio', { name: 'attic' }).check()
    await fixLuck(page)
    await page.getByRole('combobox', { name: 'Level' }).selectOption('1')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.locator('.table').waitFor()
    expect(await playByClicking(page, 6)).toBe(6)
    await expect.poll(() => page.locator('.table').textContent()).toMatch(shows)
    await page.reload()
    expect(await playByClicking(page, 6)).toBe(6)
    const log = await keptLog(page, matchAt(page))
    expect(log).toContain('cards=set-')
    expect(movesIn(log, 'B').length).toBeGreaterThan(0)
  })
})
