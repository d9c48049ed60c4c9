// `npm run gallery`: the boards in many states, drawn anew whenever a file changes. With `-- --shoot [game]` pictures of
// all of them, in three sizes and both themes, in .cache/gallery. With `-- --sweep [game]` all of them are looked at for what
// cannot be pressed or is cut off.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, FLAGS } from './browser.mjs'
import { gamesIn } from './check-boxes.mjs'
import { commandLine } from './command/command.mjs'
import { faultsInSight } from './in-sight.mjs'
import { ensureInstalled, root } from './install.mjs'

const SIZES = [
  [360, 740],
  [768, 1024],
  [1440, 900],
]

const { words, flags, complain } = commandLine({
  usage: 'npm run gallery -- [--shoot | --sweep] [game…]',
  words: ['game…'],
  flags: { shoot: { takes: 'nothing' }, sweep: { takes: 'nothing' } },
  help: {
    en: 'Shows the boards in many states. With --shoot: pictures of them, or of those of some games, in .cache/gallery. With --sweep: what on them cannot be pressed, or is cut off.',
    de: 'Zeigt die Spielpläne in vielen Lagen. Mit --shoot: Bilder davon, oder von denen einiger Spiele, in .cache/gallery. Mit --sweep: was darauf nicht gedrückt werden kann oder abgeschnitten ist.',
    fr: 'Montre les plateaux dans beaucoup de situations. Avec --shoot : leurs images, ou celles de quelques jeux, dans .cache/gallery. Avec --sweep : ce qui ne peut pas y être pressé, ou qui est coupé.',
  },
})
const games = gamesIn(root)
for (const game of words) {
  if (!flags.shoot && !flags.sweep) complain('arguments.extra', { word: game })
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
if (flags.shoot) await shoot(words)
if (flags.sweep) await sweep(words)
if (flags.shoot || flags.sweep) await server.close()
else console.log(`\nThe gallery is at ${page}\nCtrl-C ends.\n`)

/** Goes through the states of these games, or of all, in one tab that is loaded once. */
async function visit(browser, chosen, theme, look) {
  const context = await browser.newContext({ colorScheme: theme, locale: 'en', reducedMotion: 'reduce' })
  const tab = await context.newPage()
  await tab.goto(page)
  await tab.locator('.page a').first().waitFor()
  // Laid out, but not painted, where nobody takes a picture.
  if (!flags.shoot) await tab.addStyleTag({ content: 'html { opacity: 0 }' })
  const all = await tab.locator('.page a').evaluateAll((links) => links.map(({ href }) => href))
  const wanted = all.filter(
    (href) => chosen.length === 0 || chosen.some((game) => href.includes(`game=${game}&`)),
  )
  for (const [index, href] of wanted.entries()) {
    const { search, searchParams } = new URL(href)
    const name = `${searchParams.get('game')}-${searchParams.get('state')}`
    await tab.evaluate(goTo, href)
    await tab.locator(`.table[data-scene="${search}"] .table-cloth > *`).waitFor()
    await tab.evaluate(() => document.fonts.ready)
    for (const [width, height] of SIZES) {
      await tab.setViewportSize({ width, height })
      await tab.waitForTimeout(100)
      await look(tab, `${name}-${width}`, `${index + 1}/${wanted.length}`)
    }
  }
  await context.close()
}

/** Runs in the page. */
function goTo(href) {
  history.pushState(null, '', href)
  dispatchEvent(new PopStateEvent('popstate'))
}

async function shoot(chosen) {
  const folder = join(root, '.cache', 'gallery')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await launched()
  for (const theme of ['dark', 'light'])
    await visit(browser, chosen, theme, async (tab, name, place) => {
      console.log(`${theme} ${place} ${name}`)
      await tab.screenshot({ path: join(folder, `${name}-${theme}.png`) })
    })
  await browser.close()
  console.log(`Pictures are in ${folder}`)
}

async function sweep(chosen) {
  const browser = await launched()
  let [looked, faults] = [0, 0]
  await visit(browser, chosen, 'dark', async (tab, name) => {
    const found = await settledFaults(tab)
    looked++
    faults += found.length
    for (const fault of found) console.log(`${name}: ${fault}`)
  })
  await browser.close()
  console.log(`${looked} tables looked at, ${faults} faults.`)
  process.exitCode = faults > 0 ? 1 : 0
}

/** What is still being laid out, on a busy machine, is looked at again. */
async function settledFaults(tab) {
  let found = await tab.evaluate(faultsInSight)
  for (let tries = 0; tries < 4 && found.length > 0; tries++) {
    await tab.waitForTimeout(300)
    found = await tab.evaluate(faultsInSight)
  }
  return found
}

async function launched() {
  const { chromium } = await import('playwright-core')
  return chromium.launch({ executablePath: await ensureBrowser(), args: FLAGS })
}
