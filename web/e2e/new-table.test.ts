import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { barriersOn } from './axe.ts'
import { house } from './house.ts'
import { allStored } from './stored.ts'

const { open } = house()

/** Presses Tab until the focused element has this name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return element?.ariaLabel || element?.textContent || element?.labels?.[0]?.textContent || ''
    })
    if (name.test(found)) return
  }
  throw new Error(`the keyboard does not reach ${name}`)
}

async function latest(page: Page): Promise<{ readonly log: string; readonly players: object[] }> {
  await expect.poll(async () => Object.keys(await allStored(page))).toHaveLength(1)
  const [kept] = Object.values(await allStored(page))
  return kept as { readonly log: string; readonly players: object[] }
}

describe('New table', () => {
  it('begins one match for a double click, and so does the menu of the table', async () => {
    const page = await open('#/new/stellar')
    const many = async (): Promise<number> => Object.keys(await allStored(page)).length
    await page.getByRole('button', { name: 'Start' }).dblclick()
    await page.locator('.table').waitFor()
    expect(await many()).toBe(1)
    const first = page.url()
    await page.locator('.table-bar').getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'New match with the same settings' }).dblclick()
    await page.waitForURL((url) => url.href !== first && url.hash.startsWith('#/table/'))
    await page.locator('.table-bar').waitFor()
    expect(await many()).toBe(2)
  })

  it('is reached and set up with the keyboard alone', async () => {
    const page = await open()
    await tabTo(page, /Set up a table of Stellar/)
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name: /Duel/ }).waitFor()
    await tabTo(page, /Duel/)
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => page.getByRole('radio', { name: /Trio/ }).isChecked()).toBe(true)
    await tabTo(page, /Start/)
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/table\/\w+/)
    const { log, players } = await latest(page)
    expect(log).toContain('mode=trio')
    expect(players).toEqual([
      { kind: 'person', name: 'You', budget: 0 },
      { kind: 'bot', name: 'Miranda', budget: 60 },
      { kind: 'bot', name: 'Miranda II', budget: 60 },
    ])
  })

  it('takes people, names, levels and options', async () => {
    const page = await open('#/new/stellar')
    await page.getByRole('group', { name: 'Who plays seat B' }).getByText('Person').click()
    // Two people at one device say when it goes over, in a question that looks like all others.
    const over = page.getByRole('group', { name: 'Hand over' })
    expect(await over.evaluate((group) => getComputedStyle(group).borderWidth)).toBe('0px')
    await page.locator('#name-1').fill('Ida')
    await page.getByRole('group', { name: 'Who plays seat A' }).getByText('Bot').click()
    await page.getByRole('combobox', { name: 'Level' }).selectOption('4')
    await page.getByRole('heading', { name: 'Options' }).click()
    await page.getByLabel('Equal scores').selectOption('shipsLeft')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.waitForURL(/#\/table\/\w+/)
    const { log, players } = await latest(page)
    expect(log).toContain('tieBreak=shipsLeft')
    expect(players).toEqual([
      { kind: 'bot', name: 'Triton', budget: 400 },
      { kind: 'person', name: 'Ida', budget: 0 },
    ])
  })

  it('says what is wrong, and starts nothing', async () => {
    const page = await open('#/new/stellar')
    await page.locator('#name-0').fill('Miranda')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('Two players are called “Miranda”').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('name-1')
    await page.locator('#name-0').fill('')
    await page.getByText('Seat A needs a name').waitFor()
    await page.locator('#name-0').fill('Ann')
    await page.getByText('Quartet').click()
    await page.getByRole('heading', { name: 'Options' }).click()
    await page.getByLabel('First start player').selectOption('seat3')
    await page.getByText('Duel').click()
    await page.getByText('cannot be seat3 with 2 players').waitFor()
    await page.getByRole('button', { name: 'Start' }).click()
    expect(page.url()).toContain('#/new/stellar')
  })
})

describe('Decks at New table', () => {
  it('Ultimate War of Starfighter: a ready-made deck, and one that is changed until it is right', async () => {
    const page = await open('#/new/starfighter')
    await page.getByText('Ultimate War').first().click()
    await page.getByLabel('Deck of South', { exact: true }).selectOption('raiders')
    await page.getByRole('button', { name: 'Change this deck' }).last().click()
    const list = page.getByLabel('Deck of North: the list')
    await expect.poll(() => list.inputValue()).toContain('0-01 0-06')
    await list.fill('0-01, 0-06, 0-01')
    await page.getByText('Card 0-01 is in the deck twice.').waitFor()
    expect(await barriersOn(page)).toEqual([])
    await page.getByRole('main').getByText('Decks', { exact: true }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('list-deckNorth')
    await page.getByLabel('Deck of North', { exact: true }).selectOption('bulwark')
    await page.getByRole('button', { name: 'Change this deck' }).last().click()
    await list.fill(`${await list.inputValue()}\n3-90`)
    await page.getByText('31 cards').waitFor()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.waitForURL(/#\/table\/\w+/)
    expect((await latest(page)).log).toMatch(/mode=ultimate deckSouth=raiders deckNorth=0-06\S+\+3-90$/m)
  })

  it('the full game of Spacetrace with a list of one’s own, in German and on a telephone', async () => {
    const page = await open('#/new/spacetrace', { lang: 'de', size: [360, 740] })
    await page.locator('.modes label').nth(2).click()
    await page.locator('.house-rules select').first().selectOption('custom')
    await page.getByRole('button', { name: 'Dieses Deck ändern' }).first().click()
    const list = page.locator('#list-deckA')
    const deck = await list.inputValue()
    await list.fill(deck.replace('1 mothership\n', ''))
    await page.locator('#list-deckA-state a', { hasText: 'SP-1.3' }).waitFor()
    expect(await barriersOn(page)).toEqual([])
    await list.fill(deck.replace('2 fighter', '3 fighter'))
    await page.locator('.begin button').click()
    await page.waitForURL(/#\/table\/\w+/)
    expect((await latest(page)).log).toMatch(/mode=full deckSource=custom deckA=3\*fighter/)
  })
})
