import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { dist } from '../../tools/build.mjs'
import { house } from './house.ts'

const { open } = house(dirname(dist))

it('works from any folder of a web server', async () => {
  const page = await open('dist/#/', { offline: true })
  await page.locator('.panel[data-game=stellar] .picture').waitFor()
  await page.locator('.panel[data-game=stellar] .button.play').click()
  await page.waitForURL(/\/dist\/#\/table\/\w+/)
  const { scope } = await page.evaluate(async () => {
    const { scope } = await navigator.serviceWorker.ready
    return { scope }
  })
  expect(scope).toMatch(/\/dist\/$/)
})
