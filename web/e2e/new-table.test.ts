import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { house } from './house.ts'

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

const latest = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.includes('.match.'))
    return JSON.parse(localStorage.getItem(key!)!) as { log: string; players: object[] }
  })

describe('New table', () => {
  it('is reached and set up with the keyboard alone', async () => {
    const page = await open()
    await tabTo(page, /Set up a table of Stellar/)
    await page.keyboard.press('Enter')
    await page.getByRole('radio', { name: /Duel/ }).waitFor()
    await tabTo(page, /Duel/)
    await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('radio', { name: /Trio/ }).isChecked()).toBe(true)
    await tabTo(page, /Start/)
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/table\/\w+/)
    const { log, players } = await latest(page)
    expect(log).toContain('mode=trio')
    expect(players).toEqual([
      { kind: 'person', name: 'You', budget: 0 },
      { kind: 'bot', name: 'Vega', budget: 300 },
      { kind: 'bot', name: 'Rigel', budget: 300 },
    ])
  })

  it('takes people, names, levels and house rules', async () => {
    const page = await open('#/new/stellar')
    await page.getByRole('group', { name: 'Who plays seat B' }).getByText('Person').click()
    await page.locator('#name-1').fill('Ida')
    await page.getByRole('group', { name: 'Who plays seat A' }).getByText('Bot').click()
    await page.getByRole('combobox', { name: 'Level' }).selectOption('strong')
    await page.getByText('House rules').click()
    await page.getByLabel('Equal scores').selectOption('shipsLeft')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.waitForURL(/#\/table\/\w+/)
    const { log, players } = await latest(page)
    expect(log).toContain('tieBreak=shipsLeft')
    expect(players).toEqual([
      { kind: 'bot', name: 'Vega', budget: 1000 },
      { kind: 'person', name: 'Ida', budget: 0 },
    ])
  })

  it('says what is wrong, and starts nothing', async () => {
    const page = await open('#/new/stellar')
    await page.locator('#name-0').fill('Vega')
    await page.getByRole('button', { name: 'Start' }).click()
    await page.getByText('Two players are called “Vega”').waitFor()
    expect(await page.evaluate('document.activeElement?.id')).toBe('name-1')
    await page.locator('#name-0').fill('')
    await page.getByText('Seat A needs a name').waitFor()
    await page.locator('#name-0').fill('Ann')
    await page.getByText('Quartet').click()
    await page.getByText('House rules').click()
    await page.getByLabel('First start player').selectOption('seat3')
    await page.getByText('Duel').click()
    await page.getByText('cannot be seat3 with 2 players').waitFor()
    await page.getByRole('button', { name: 'Start' }).click()
    expect(page.url()).toContain('#/new/stellar')
  })
})
