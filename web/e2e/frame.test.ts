import { describe, expect, it } from 'vitest'
import { headingIn } from './heading.ts'
import { house } from './house.ts'

const { open } = house()

const focused = 'document.activeElement?.tagName'

describe('the frame', () => {
  it('leads the focus to the heading of a new place, and back and forward', async () => {
    const page = await open()
    await page.locator('.top .set').click()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await expect.poll(() => page.evaluate(focused)).toBe('H1')
    await expect.poll(() => page.title()).toBe('Settings · Sternentisch')
    await page.goBack()
    await page.getByRole('heading', { level: 1, name: headingIn('en') }).waitFor()
    await expect.poll(() => page.evaluate(focused)).toBe('H1')
    await page.goForward()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
  })

  it('lets the keyboard skip its bar', async () => {
    const page = await open()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate('document.activeElement?.id')).toBe('main')
  })

  it('says so where an address leads nowhere, and shows the way back', async () => {
    for (const hash of ['#/nowhere/at/all', '#/new/chess', '#/%E0%A4%A']) {
      const page = await open(hash)
      await page.getByRole('heading', { name: 'There is nothing at this address' }).waitFor()
      await page.getByRole('link', { name: 'Back to Play' }).click()
      await page.getByRole('heading', { name: headingIn('en') }).waitFor()
    }
  })

  it.each(['de', 'fr', 'en'] as const)('has room for all its ways on an upright tablet: %s', async (lang) => {
    const page = await open('#/', { size: [768, 1024], lang })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(768)
  })

  it.each(['de', 'fr', 'en'] as const)(
    'has room for one way more where there is a server: %s',
    async (lang) => {
      const page = await open('#/', { size: [768, 1024], lang })
      await page.route('**/online.json', (route) => route.fulfill({ json: { online: true, me: null } }))
      await page.reload()
      await page.locator('.ways a[href="#/lobby"]').waitFor()
      for (const width of [768, 721]) {
        await page.setViewportSize({ width, height: 1024 })
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }
    },
  )

  it('shows its ways at the bottom of a phone', async () => {
    const page = await open('#/', { size: [360, 740] })
    const tabs = page.locator('.tabs a')
    await expect.poll(() => tabs.count()).toBe(5)
    for (const tab of await tabs.all()) expect((await tab.boundingBox())!.height).toBeGreaterThanOrEqual(44)
    await tabs.last().click()
    await page.getByRole('heading', { name: 'Settings' }).waitFor()
  })
})

describe('settings', () => {
  it('take effect at once and are remembered', async () => {
    const page = await open('#/settings')
    const look = () => page.evaluate(() => ({ ...document.documentElement.dataset }))
    await page.getByText('light', { exact: true }).click()
    await page.getByText('large', { exact: true }).click()
    await page.getByRole('group', { name: 'Motion' }).getByText('on', { exact: true }).click()
    await expect.poll(() => look()).toEqual({ theme: 'light', cardSize: 'large', motion: 'full' })
    await page.getByRole('switch', { name: 'Sound' }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('slider', { name: 'Pace' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.reload()
    await page.locator('h1').waitFor()
    await expect.poll(() => look()).toEqual({ theme: 'light', cardSize: 'large', motion: 'full' })
    await expect.poll(() => page.getByRole('switch', { name: 'Sound' }).isChecked()).toBe(true)
    await expect.poll(() => page.locator('.pace output').first().textContent()).toBe('0.8\u00a0s')
  })
})
