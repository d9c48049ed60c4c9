import { describe, expect, it } from 'vitest'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'

const { open } = house()

describe('the gallery', () => {
  it('finds a card by search and shows it, by keys alone, with Back and Escape', async () => {
    const page = await open('#/cards/starfighter')
    await page.locator('[data-card]').first().waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('pioche 3-10')
    await expect.poll(() => page.locator('[data-card]').count()).toBe(1)
    // Past the search lie the filters; the cards are one stop, and arrows lead inside.
    await page.locator('[data-card]').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => page.url()).toContain('#/cards/starfighter/3-10')
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Naos')
    await page.locator('.cards-means').getByText('SF-6.21').waitFor()
    expect(await barriersOn(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => page.url()).not.toContain('/3-10')
    await page.goBack()
    await expect.poll(() => page.url()).toContain('/3-10')
    await page.getByRole('button', { name: 'Show all cards' }).click()
    await page.keyboard.press(']')
    await expect.poll(() => page.url()).not.toContain('/3-10')
  })

  it('filters with counts, and says what nothing has', async () => {
    const page = await open('#/cards/spacetrace')
    await page.getByRole('button', { name: 'Class II, 8 cards' }).click()
    await expect.poll(() => page.locator('[data-card]').count()).toBe(8)
    await page.getByRole('button', { name: 'Boost, 0 cards' }).click()
    await page.getByText('Nothing has all of this: Class II, Boost.').waitFor()
    await page.getByRole('button', { name: 'Show all cards' }).click()
    await expect.poll(() => page.locator('[data-card]').count()).toBe(58)
  })

  it('keeps what is searched for in the address: after a reload, on a card, and on the way back', async () => {
    const page = await open('#/cards/starfighter')
    const found = page.locator('.cards-found')
    await page.getByLabel('Search the cards').fill('shield')
    await page.getByRole('button', { name: 'Level 1' }).click()
    await expect.poll(() => page.url()).toMatch(/#\/cards\/starfighter\?find=shield&only=level\.1$/)
    // The address is there before the cards: only when they are of that level, it is said how many there are.
    const isOfLevel = (all: Element[]): boolean =>
      all.length > 0 && all.every((each) => /starfighter\/1-/.test((each as HTMLAnchorElement).href))
    await expect.poll(() => page.locator('.cards-grid a').evaluateAll(isOfLevel)).toBe(true)
    const said = await found.textContent()
    expect(said).toMatch(/of 106 cards/)
    await page.reload()
    await expect.poll(() => found.textContent()).toBe(said)
    await page.locator('.cards-grid a').first().click()
    await expect.poll(() => page.url()).toMatch(/starfighter\/1-\d+\?find=shield&only=level\.1$/)
    await page.goBack()
    await expect.poll(() => found.textContent()).toBe(said)
    await page.getByRole('button', { name: 'Show all cards' }).click()
    await expect.poll(() => page.url()).toMatch(/#\/cards\/starfighter$/)
    // Another address is listened to, also without a reload.
    await page.evaluate(() => {
      location.hash = '#/cards/starfighter?find=shield'
    })
    await expect.poll(() => page.getByLabel('Search the cards').inputValue()).toBe('shield')
    expect(page.url()).toMatch(/\?find=shield$/)
  })

  it('fits a phone, with a card over the others', async () => {
    for (const game of ['starfighter', 'sternenfeuer', 'stellar', 'spacetrace']) {
      const page = await open(`#/cards/${game}`, { size: [360, 740], lang: 'de' })
      const card = page.locator('[data-card]').first()
      await card.waitFor()
      await card.click()
      await page.locator('.cards-one h2').waitFor()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await page.getByRole('link', { name: 'Zurück zu allen Karten' }).click()
      await page.locator('.cards-one').waitFor({ state: 'hidden' })
    }
  })

  it('says which card there is not', async () => {
    const page = await open('#/cards/stellar/9-99?set=nobody')
    await page.getByText('There is no card “9-99” in this set.').waitFor()
    await page.getByText('This browser has no card set “nobody”.').waitFor()
  })

  it('puts a card into a deck, a new one and then another copy', async () => {
    const page = await open('#/cards/spacetrace/fighter')
    await page.getByRole('button', { name: 'A new deck with it' }).click()
    await page.getByRole('heading', { name: '1 card', exact: true }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: /^New deck/ }).click()
    await page.getByText('It is in New deck now.').waitFor()
    await page
      .locator('.cards-deck')
      .getByText(/^2 of \d/)
      .waitFor()
    await page.goto(`${page.url().split('#')[0]}#/cards/spacetrace/base`)
    await page.getByRole('heading', { name: 'Base base' }).waitFor()
    // Nobody builds a deck with a Base.
    expect(await page.getByText('Add to a deck').count()).toBe(0)
  })

  it('shows a set of one’s own, builds a deck of it, and leads to paper', async () => {
    const page = await open('#/sets/starfighter')
    await page.getByRole('button', { name: 'New set from the shipped cards' }).click()
    await page.getByLabel('Call sign').fill('Gale')
    await page.getByRole('link', { name: 'Look at the cards' }).click()
    await page.getByRole('heading', { name: 'Gale' }).waitFor()
    await page.getByRole('button', { name: 'A new deck with it' }).click()
    await page.locator('.decks-cards').getByText('Gale').waitFor()
    await page.locator('.decks-pool').getByRole('button', { name: 'Gale: one less' }).waitFor()
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('link', { name: 'Print' }).click()
    await page.getByText('My set', { exact: true }).waitFor()
    await page.locator('.print-place svg').first().waitFor()
  })
})
