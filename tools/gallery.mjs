// `npm run gallery`: the boards in many states, drawn anew whenever a file changes. With `-- --shoot [game]` pictures of
// all of them, in three sizes and both themes, in .cache/gallery.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, FLAGS } from './browser.mjs'
import { ensureInstalled, root } from './install.mjs'

const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
]

ensureInstalled()
const words = process.argv.slice(2)
const { createServer } = await import('vite')
const server = await createServer({
  configFile: join(root, 'web', 'vite.config.ts'),
  server: { host: 'localhost', port: 0 },
  logLevel: 'warn',
})
await server.listen()
const page = `${server.resolvedUrls.local[0]}gallery.html`
if (words.includes('--shoot')) {
  await shoot(words.filter((word) => !word.startsWith('-')))
  await server.close()
} else console.log(`\nThe gallery is at ${page}\nCtrl-C ends.\n`)

async function shoot(games) {
  const { chromium } = await import('playwright-core')
  const folder = join(root, '.cache', 'gallery')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: FLAGS })
  for (const theme of ['dark', 'light']) {
    const context = await browser.newContext({ colorScheme: theme, locale: 'en', reducedMotion: 'reduce' })
    const tab = await context.newPage()
    await tab.goto(page)
    await tab.locator('.page a').first().waitFor()
    const all = await tab.locator('.page a').evaluateAll((links) => links.map(({ href }) => href))
    const wanted = all.filter(
      (href) => games.length === 0 || games.some((game) => href.includes(`game=${game}&`)),
    )
    for (const [index, href] of wanted.entries()) {
      const { searchParams } = new URL(href)
      const name = `${searchParams.get('game')}-${searchParams.get('state')}`
      console.log(`${theme} ${index + 1}/${wanted.length} ${name}`)
      for (const [width, height] of SIZES) {
        await tab.setViewportSize({ width, height })
        await tab.goto(href)
        await tab.locator('.table-cloth > *').waitFor()
        await tab.evaluate(() => document.fonts.ready)
        await tab.waitForTimeout(300)
        await tab.screenshot({ path: join(folder, `${name}-${width}-${theme}.png`) })
      }
    }
    await context.close()
  }
  await browser.close()
  console.log(`Pictures are in ${folder}`)
}
