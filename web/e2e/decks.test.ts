import { cards } from '@sternentisch/games/starfighter/cards'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { keptLog } from './at-table.ts'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'
import { allStored, putStored } from './stored.ts'

const { open } = house()

/** Parts of a page that lie before the one that comes before them in the document: neither to the right of it nor below. */
const outOfOrder = (page: Page, parts: string): Promise<readonly string[]> =>
  page.locator(parts).evaluateAll((all) =>
    all.slice(1).flatMap((part, at) => {
      const [before, here] = [all[at].getBoundingClientRect(), part.getBoundingClientRect()]
      const follows = here.left >= before.right - 1 || here.top >= before.bottom - 1
      return follows ? [] : [part.className]
    }),
  )

describe('the deck builder', () => {
  it('takes a ready-made deck, breaks it, mends it, and plays it', async () => {
    const page = await open('#/decks/starfighter')
    await page.getByRole('button', { name: 'Take a copy Raiders' }).click()
    await page.getByRole('heading', { name: 'May be played' }).waitFor()
    for (let n = 0; n < 6; n++) await page.locator('.decks-cards button').first().click()
    await page.locator('.decks-legality').getByText('A deck needs 25 cards; this one has 24.').waitFor()
    expect(await page.locator('.decks-legality a').textContent()).toBe('SF-1.8')
    // It says why not, and does nothing.
    await page.getByRole('button', { name: 'Play it against a bot' }).click({ force: true })
    await page
      .getByText('It can be played once it is legal. A deck needs 25 cards; this one has 24.')
      .waitFor()
    expect(page.url()).toContain('#/decks/')
    expect(await barriersOn(page)).toEqual([])
    // What may not be played can be cut out all the same: 24 cards, nine a sheet, with backs.
    await page.getByRole('link', { name: 'Print', exact: true }).click()
    await page.getByText('6 pages').waitFor()
    await page.goBack()
    // By keys alone: to the cards, along the row, in and out.
    await page.locator('.decks-pool input').focus()
    await page.keyboard.type('3-10')
    await page.locator('[data-card="3-10"]').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'May be played' }).waitFor()
    await page.keyboard.press('Delete')
    await page.getByRole('heading', { name: 'Not legal yet' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.getByRole('heading', { name: 'May be played' }).waitFor()
    await page.getByRole('button', { name: 'Deal a hand' }).click()
    await expect.poll(() => page.locator('.decks-try li').count()).toBe(5)
    await page.getByRole('button', { name: 'Play it against a bot' }).click()
    await page.locator('.table-asks').first().waitFor()
    const id = page.url().split('/').at(-1)!
    await expect.poll(() => keptLog(page, id)).toMatch(/options:.*mode=ultimate.*deckSouth=[\d+-]*3-10/)
  })

  it('adds by drag, undoes a deletion, and goes on after a reload', async () => {
    const page = await open('#/decks/spacetrace')
    await page.getByRole('button', { name: 'New deck' }).click()
    await page.getByRole('link', { name: 'Print', exact: true }).click()
    await page.getByRole('alert').getByText('there is no card in it').waitFor()
    await page.goBack()
    await page.locator('[data-card="fighter"]').dragTo(page.locator('.decks-cards'), {
      targetPosition: { x: 60, y: 60 },
    })
    const fighter = page.locator('[data-card="fighter"]')
    // There are four of them: whoever goes on clicking does not lose one.
    for (let n = 0; n < 4; n++) await fighter.click({ force: true })
    await page.getByRole('heading', { name: '4 cards' }).waitFor()
    expect(await fighter.getAttribute('aria-label')).toBe('Fighter: all are in the deck, 4 of 4')
    for (let n = 0; n < 2; n++) await fighter.press('Delete')
    await page.getByRole('heading', { name: '2 cards' }).waitFor()
    await page.locator('.decks-legality').getByText('A deck has at least 40 cards; this has 2.').waitFor()
    // What cannot be read is not kept of a name, and no name is none.
    const name = page.getByLabel('Name of the deck')
    await name.fill('\u202eLong \u0000 Knives')
    await name.fill('   ')
    await name.blur()
    await expect.poll(() => name.inputValue()).toBe('Long Knives')
    await expect
      .poll(async () => Object.values(await allStored(page, 'decks')))
      .toMatchObject([{ name: 'Long Knives', value: '2*fighter' }])
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.locator('.notice').getByRole('button', { name: 'Undo' }).click()
    await page.reload()
    await page.getByRole('link', { name: 'Long Knives' }).click()
    await page.getByRole('heading', { name: '2 cards' }).waitFor()
    // A deletion that is not undone stays one, also if the page goes at once.
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.locator('.notice').waitFor()
    await page.reload()
    await page.getByText('No deck yet.').waitFor()
    expect(await allStored(page, 'decks')).toEqual({})
  })

  it('reads what was sent as text and as a link, and says what it cannot read', async () => {
    const page = await open('#/decks/spacetrace')
    const paste = page.getByLabel('Paste a deck')
    await paste.fill('three blind mice')
    await page.getByRole('button', { name: 'Make a deck of it' }).click()
    await page.getByText('“three blind mice” is no entry of a deck').waitFor()
    await paste.fill('3 fighter\nthree blind mice')
    expect(await page.locator('.decks-paste .wrong').textContent()).toBe('')
    await page.getByRole('button', { name: 'Make a deck of it' }).click()
    await page.getByText('Line 2: “three blind mice” is no entry of a deck').waitFor()
    // What was wrong is not said any more once something else went well.
    await page.getByRole('button', { name: 'New deck' }).click()
    await page.getByRole('heading', { name: '0 cards' }).waitFor()
    expect(await page.locator('.decks-paste .wrong').textContent()).toBe('')
    await paste.fill('> # From a friend\n> 3 fighter\n> 1 mothership\n')
    await page.getByRole('button', { name: 'Make a deck of it' }).click()
    await page.getByRole('link', { name: 'From a friend 4 cards' }).waitFor()
    const link = await page.getByRole('textbox', { name: 'Link to this deck' }).inputValue()
    expect(link).toContain('list=3.fighter_mothership')
    const other = await open(link.slice(link.indexOf('#')))
    await other.getByText('Somebody sent you this deck.').waitFor()
    await other.getByRole('button', { name: 'Keep it' }).click()
    await other.getByRole('heading', { name: '4 cards' }).waitFor()
  })

  it('says which card set a deck needs, keeps the deck, and finds the set once it is there', async () => {
    const attic = {
      ...cards,
      about: { name: 'Attic', version: '2.1' },
      cards: cards.cards.map((card) => {
        const number = 800 + card.number
        return { ...card, number, id: `${card.level}-${number}` }
      }),
    }
    const load = async (page: Page, content: object): Promise<void> => {
      const buffer = Buffer.from(JSON.stringify(content))
      // Not of the page before, which stays until this one is fetched.
      await page
        .locator('.sets-begin .choose-file input')
        .setInputFiles({ name: 'attic.json', mimeType: '', buffer })
      await page.getByText('Attic is kept on this device.').waitFor()
    }
    const go = (page: Page, hash: string): Promise<void> =>
      page.evaluate((to) => {
        location.hash = to
      }, hash)
    const page = await open('#/sets/starfighter')
    await load(page, attic)
    await go(page, '#/decks/starfighter')
    await page.getByLabel('Cards of the new deck').selectOption({ label: 'Attic' })
    await page.getByRole('button', { name: 'New deck' }).click()
    await page.locator('[data-card="0-801"]').click()
    const text = await page.getByLabel('The deck as text').inputValue()
    expect(text).toMatch(/^# New deck\n# cards: set-[0-9a-f]{16} Attic \(2\.1\)\n0-801\n$/)
    const link = await page.getByRole('textbox', { name: 'Link to this deck' }).inputValue()

    // Somebody without the set, or with another of its name, is told so, and the deck is not lost.
    const other = await open(link.slice(link.indexOf('#')))
    await other.getByText('card set “Attic (2.1)” (set-').waitFor()
    await go(other, '#/sets/starfighter')
    await load(other, { ...cards, about: { name: 'Attic' } })
    await go(other, '#/decks/starfighter')
    await other.getByLabel('Paste a deck').fill(text)
    await other.getByRole('button', { name: 'Make a deck of it' }).click()
    await other.getByText('which is not on this device').waitFor()
    await other.getByText('You have a set of that name, with other cards in it.').waitFor()
    expect(await barriersOn(other)).toEqual([])
    await other.getByRole('link', { name: 'Load the card set' }).click()
    await load(other, attic)
    await go(other, '#/decks/starfighter')
    await other.getByRole('link', { name: 'New deck 1 card' }).click()
    await other.getByRole('heading', { name: '1 card' }).waitFor()
    expect(await other.getByLabel('The deck as text').inputValue()).toBe(text)
  })

  it('leads a list or a link for another game there, and says what is no deck', async () => {
    const page = await open('#/decks/starfighter?list=__proto__')
    await page.getByText('There is no deck in this link.').waitFor()
    expect(await page.locator('.decks-sent').textContent()).toContain('“proto”')
    expect(await page.getByRole('button', { name: 'Keep it' }).count()).toBe(0)
    await page.getByLabel('Paste a deck').fill('3 fighter')
    await page.getByRole('button', { name: 'Make a deck of it' }).click()
    await page.getByText('This is a deck for Spacetrace.').waitFor()
    await page.getByRole('link', { name: 'Open it there' }).click()
    await page.getByText('3 cards. Somebody sent you this deck.').waitFor()
    await page.evaluate(() => {
      location.hash = '#/decks/stellar'
    })
    await page.getByRole('heading', { name: 'Stellar is played without decks' }).waitFor()
    await page.getByText('There are decks for').waitFor()
    await page.evaluate(() => {
      location.hash = '#/decks/starfighter'
    })
    await page
      .getByLabel('Paste a deck')
      .fill('https://example.org/#/decks/spacetrace?list=3.fighter&title=Wasps')
    await page.getByRole('button', { name: 'Make a deck of it' }).click()
    await page.getByText('Somebody sent you this deck.').waitFor()
    expect(page.url()).toContain('#/decks/spacetrace')
  })

  it('can be chosen at New table, and says which deck is damaged', async () => {
    const page = await open('#/decks/starfighter')
    await putStored(page, 'torn', { id: 'torn', name: 7 }, 'decks')
    await page.getByText('A deck on this device cannot be read.').waitFor()
    await page.getByRole('button', { name: 'Take a copy Bulwark' }).click()
    await page.getByRole('button', { name: 'Clear' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.locator('.decks-cards button').first().click()
    await page.getByLabel('Name of the deck').fill('My wall')
    await page.goto(page.url().replace(/#.*/, '#/new/starfighter'))
    await page.getByText('Ultimate War', { exact: false }).first().click()
    await page.getByLabel('Deck of South').selectOption({ label: 'My wall' })
    await page.getByText('29 cards').first().waitFor()
  })

  it('is printed alone', async () => {
    const page = await open('#/decks/starfighter')
    await page.getByRole('button', { name: 'Take a copy Raiders' }).click()
    await page.getByLabel('Name of the deck').fill('On paper')
    await page.getByRole('link', { name: 'Print' }).click()
    // Thirty cards are four sheets, each with its backs.
    await page.getByText('8 pages').waitFor()
    expect(await page.locator('.print-deck select').inputValue()).not.toBe('')
    await page.reload()
    await page.getByText('8 pages').waitFor()
  })

  it.each([
    [360, 740],
    [768, 1024],
    [1440, 900],
  ])('comes to its parts by Tab in the order in which they are seen, at %i px', async (width, height) => {
    const page = await open('#/decks/starfighter', { size: [width, height] })
    await page.getByRole('button', { name: 'Take a copy Raiders' }).click()
    await page.getByRole('heading', { name: 'May be played' }).waitFor()
    expect(
      await outOfOrder(page, '.decks-tools, .decks-pool, .decks-cards, .decks-side, .decks-mine'),
    ).toEqual([])
    await page.evaluate(() => scrollTo(0, 800))
    // What stays in sight while the deck is scrolled lies over nothing else.
    const [pool, side] = await Promise.all(
      ['.decks-shelf', '.decks-side'].map(async (part) => (await page.locator(part).boundingBox())!),
    )
    const isBeside = pool.x + pool.width <= side.x
    expect(isBeside || pool.y + pool.height <= side.y || side.y + side.height <= pool.y).toBe(true)
  })

  it('fits a phone', async () => {
    const page = await open('#/decks/starfighter', { size: [360, 740], lang: 'fr', theme: 'light' })
    await page.getByRole('button', { name: 'En prendre une copie' }).first().click()
    await page.locator('.decks-legality').waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    const topOf = async (part: string) => (await page.locator(part).boundingBox())!.y
    expect(await topOf('.decks-bench')).toBeLessThan(await topOf('.decks-mine'))
    expect(await barriersOn(page)).toEqual([])
  })
})
