// A name may be as long as it may be: no page grows with it, and nothing moves away from the mouse.
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { onlineHouse } from './online-house.ts'

const { open } = onlineHouse()
const LONGEST = 'W'.repeat(24)
const PHONE = { size: [360, 740] } as const

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

it('the longest name widens no page of a phone, for its owner and for others', {
  timeout: 240_000,
}, async () => {
  const owner = await open('#/open/stellar', PHONE)
  await owner.getByLabel('What should the others call you?').fill(LONGEST)
  await owner.getByRole('switch', { name: 'In the lobby' }).check({ force: true })
  await owner.getByRole('button', { name: 'Open the table' }).click()
  await owner.getByText('The table is open').waitFor()
  expect(await widthOf(owner)).toBe(360)
  const link = await owner.getByLabel('Link to the table').inputValue()
  for (const hash of ['#/', '#/account', '#/lobby']) {
    await owner.goto(owner.url().replace(/#.*/, hash))
    await owner.locator('.my-star').waitFor()
    expect(await widthOf(owner), hash).toBe(360)
  }

  const guest = await open('#/lobby', PHONE)
  await guest.locator('.open-tables li').filter({ hasText: LONGEST }).waitFor()
  expect(await widthOf(guest)).toBe(360)
  await guest.goto(link)
  await guest.getByText(`${LONGEST} invites you to`).waitFor()
  expect(await widthOf(guest)).toBe(360)
  await guest.getByLabel('Your name at this table').fill('M'.repeat(24))
  await guest.getByRole('button', { name: 'Sit down' }).click()
  await guest.locator('.table-board').waitFor()
  expect(await widthOf(guest)).toBe(360)
})

it('a code that no table has moves neither field nor button', async () => {
  // The browser says that there is nothing behind it, too.
  const page = await open('#/lobby', { breaks: true })
  await page.getByLabel('Code').fill('ABCDEF')
  const button = page.locator('.code-entry button')
  const before = await button.boundingBox()
  await button.click()
  await page.locator('.code-entry .wrong').filter({ hasText: 'No open table has this code' }).waitFor()
  expect(await button.boundingBox()).toEqual(before)
})

it.each(['%ff', '%00', 'a b', 'x'.repeat(60)])(
  'there is no table at /at/%s, and the page says so',
  async (name) => {
    const page = await open('#/')
    for (const more of ['', '/result', '/replay']) {
      await page.goto(page.url().replace(/#.*/, `#/at/${name}${more}`))
      await page.getByRole('heading', { name: 'There is no such table' }).waitFor()
    }
  },
)
