// `npm run gallery`: the boards in many states, drawn anew whenever a file changes. With `-- --shoot [game]` pictures of
// all of them, in three sizes and both themes, in .cache/gallery.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, FLAGS } from './browser.mjs'
import { gamesIn } from './check-boxes.mjs'
import { commandLine } from './command/command.mjs'
import { ensureInstalled, root } from './install.mjs'

const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
]

const { words, flags, complain } = commandLine({
  usage: 'npm run gallery -- [--shoot [game…]]',
  words: ['game…'],
  flags: { shoot: { takes: 'nothing' } },
  help: {
    en: 'Shows the boards in many states. With --shoot: pictures of them, or of those of some games, in .cache/gallery.',
    de: 'Zeigt die Spielpläne in vielen Lagen. Mit --shoot: Bilder davon, oder von denen einiger Spiele, in .cache/gallery.',
    fr: 'Montre les plateaux dans beaucoup de situations. Avec --shoot : leurs images, ou celles de quelques jeux, dans .cache/gallery.',
  },
})
const games = gamesIn(root)
for (const game of words) {
  if (!flags.shoot) complain('arguments.extra', { word: game })
  if (!games.includes(game)) complain('arguments.game', { game, known: games.join(', ') })
}
ensureInstalled()
const { createServer } = await import('vite')
const server = await createServer({
  configFile: join(root, 'web', 'vite.config.ts'),
  server: { host: 'localhost', port: 0 },
  logLevel: 'warn',
})
await server.listen()
const page = `${server.resolvedUrls.local[0]}gallery.html`
if (flags.shoot) {
  await shoot(words)
  await server.close()
} else console.log(`\nThe gallery is at ${page}\nCtrl-C ends.\n`)

async function shoot(chosen) {
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
      (href) => chosen.length === 0 || chosen.some((game) => href.includes(`game=${game}&`)),
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
