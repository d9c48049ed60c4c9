import { expect, it } from 'vitest'
import { dist } from '../../tools/build.mjs'
import { firstLoad, MOST } from '../../tools/first-load.mjs'
import { headingIn } from './heading.ts'
import { house } from './house.ts'

const { open } = house()

it('works without a network after the first visit', async () => {
  const page = await open('#/', { offline: true })
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  await page.reload()
  await page.getByRole('heading', { level: 1, name: headingIn('en') }).waitFor()
  await page.getByRole('link', { name: /Set up a table of Stellar/ }).click()
  await page.getByRole('radio', { name: /Duel/ }).waitFor()
})

it('needs few scripts before Home can be used', async () => {
  const { files, kB } = firstLoad(dist)
  expect(kB).toBeLessThan(MOST)
  const page = await open()
  await page.locator('.panel[data-game=stellar] .picture').waitFor()
  await page.locator('.sky').waitFor()
  const early = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )
  for (const file of files) expect(early.some((name) => name.endsWith(file))).toBe(true)
})

it('keeps to a strict content security policy', async () => {
  const page = await open()
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content')
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/unsafe|https?:|\*/)
  await expect.poll(() => page.locator('script:not([src])').count()).toBe(0)
  await expect.poll(() => page.locator('style').count()).toBe(0)
})
