// `npm run screenshots`: pictures of the main places and of every game, in three sizes and both themes, in .cache/screenshots.
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBrowser, FLAGS } from './browser.mjs'
import { dist, ensureBuilt } from './build.mjs'
import { commandLine } from './command/command.mjs'
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
  settings: '#/settings',
  lessons: '#/lessons',
  replays: '#/replay',
  nowhere: '#/nowhere/at/all',
}

commandLine({
  usage: 'npm run screenshots',
  help: {
    en: 'Takes pictures of the main places and of every game, in three sizes and both themes, in .cache/screenshots.',
    de: 'Macht Bilder der wichtigsten Orte und jedes Spiels, in drei Größen und beiden Farbwelten, in .cache/screenshots.',
    fr: 'Prend des images des lieux principaux et de chaque jeu, en trois tailles et deux thèmes, dans .cache/screenshots.',
  },
})
ensureInstalled()
ensureBuilt()
const { chromium } = await import('playwright-core')
const { bundle } = await import('./bundle.mjs')
const { shownMatches } = await import(pathToFileURL(await bundle('tools/shown-matches.ts')).href)
const folder = join(root, '.cache', 'screenshots')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

console.log('Bots play a match of each game …')
const matches = shownMatches()
const server = serverFor(dist)
const address = await listen(server, 0)
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: FLAGS })

/** What is to be seen of a game: where, and what has to be there before. */
const viewsOf = ({ game, moves }) => ({
  [`new-table-${game}`]: [`#/new/${game}`, 'form'],
  [`cards-${game}`]: [`#/cards/${game}`, '.cards-grid'],
  [`rules-${game}`]: [`#/rules/${game}`, '.rules-text'],
  [`table-${game}`]: [`#/table/${game}-middle`, '.table-asks[data-yours]'],
  [`result-${game}`]: [`#/result/${game}-over`, '.result-picture'],
  [`replay-${game}`]: [`#/replay/${game}-over?move=${moves >> 1}`, '.controls'],
})

async function shoot(page, name, hash, sign = 'h1') {
  await page.goto(address + hash)
  await page.locator(sign).first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(600)
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

/** Puts matches where the page keeps them: it takes over what it kept there in its first version. */
async function keep(page, kept) {
  await page.evaluate((all) => {
    for (const each of all) localStorage.setItem(`sternentisch.match.${each.id}`, JSON.stringify(each))
  }, kept)
  await page.reload()
}

for (const [width, height] of SIZES) {
  for (const theme of THEMES) {
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      reducedMotion: 'reduce',
      locale: 'en',
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    const as = (name) => `${name}-${width}-${theme}`
    for (const [name, hash] of Object.entries(PLACES)) await shoot(page, as(name), hash)
    await keep(
      page,
      matches.flatMap(({ over, middle }) => [over, middle]),
    )
    for (const match of matches)
      for (const [name, [hash, sign]] of Object.entries(viewsOf(match)))
        await shoot(page, as(name), hash, sign)
    await shoot(page, as('home-continue'), '#/', '.card.bright')
    await context.close()
  }
}
await browser.close()
server.close()
server.closeAllConnections()
console.log(`Pictures are in ${join('.cache', 'screenshots')}.`)
