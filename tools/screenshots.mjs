// `npm run screenshots`: pictures of the main places, in three sizes and both themes, in .cache/screenshots.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, FLAGS } from './browser.mjs'
import { dist, ensureBuilt } from './build.mjs'
import { ensureInstalled, root } from './install.mjs'
import { listen, serverFor } from './serve.mjs'

const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
]
const THEMES = ['dark', 'light']
const PLACES = {
  home: '#/',
  'new-table': '#/new/stellar',
  settings: '#/settings',
  lessons: '#/lessons',
  rules: '#/rules/stellar',
  replays: '#/replay',
  nowhere: '#/nowhere/at/all',
}

ensureInstalled()
ensureBuilt()
const { chromium } = await import('playwright-core')
const folder = join(root, '.cache', 'screenshots')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const server = serverFor(dist)
const address = await listen(server, 0)
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: FLAGS })

async function shoot(page, name) {
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(600)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

/** A match that is being played: as far as anybody gets by pressing “Play now”. */
async function shootTable(page, name) {
  await page.goto(address)
  await page.locator('.panel.stellar .button.play').click()
  await page.waitForURL(/#\/table\//)
  await page.waitForLoadState('networkidle')
  await shoot(page, `table-${name}`)
  await page.goto(address)
  await page.locator('.card.bright').waitFor()
  await page.waitForLoadState('networkidle')
  await shoot(page, `home-continue-${name}`)
}

for (const [width, height] of SIZES) {
  for (const theme of THEMES) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      locale: 'en',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    for (const [place, hash] of Object.entries(PLACES)) {
      await page.goto(address + hash)
      await page.waitForLoadState('networkidle')
      await shoot(page, `${place}-${width}-${theme}`)
    }
    await shootTable(page, `${width}-${theme}`)
    await context.close()
  }
}
await browser.close()
server.close()
server.closeAllConnections()
console.log(`Pictures are in ${join('.cache', 'screenshots')}.`)
