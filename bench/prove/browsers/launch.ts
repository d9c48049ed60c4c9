import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Camp } from './camp.ts'
import type { Found } from './find.ts'
import { marionette } from './marionette.ts'
import { overHttp } from './over-http.ts'
import { appears, START_MS, within } from './patience.ts'
import type { Wire } from './wire.ts'

/** Starts a browser that knows nothing yet, and leaves nothing behind once its wire is closed. */
export async function launch(browser: Found): Promise<Wire> {
  const camp = new Camp()
  const starting = browser.kind === 'firefox' ? firefox(browser, camp) : webkit(browser, camp)
  try {
    const wire = await within(START_MS, browser.program, starting)
    return { ...wire, close: () => wire.close().finally(() => camp.strike()) }
  } catch (problem) {
    await camp.strike()
    throw new Error(`${problem instanceof Error ? problem.message : problem}\n${camp.said}`, {
      cause: problem,
    })
  }
}

/** Any port, which it notes in its profile; and no look at what is new with its maker. */
const PREFERENCES = {
  'marionette.port': 0,
  'app.update.enabled': false,
  'app.normandy.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

async function firefox({ program }: Found & { kind: 'firefox' }, camp: Camp): Promise<Wire> {
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});\n`)
  await writeFile(join(camp.folder, 'user.js'), lines.join(''))
  camp.start(program, ['--headless', '--no-remote', '--marionette', '--profile', camp.folder])
  const port = await appears(START_MS, 'Marionette', async () => {
    const noted = await readFile(join(camp.folder, 'MarionetteActivePort'), 'utf8')
    return Number(noted) || null
  })
  return marionette(port)
}

async function webkit({ driver, program, screen }: Found & { kind: 'webkit' }, camp: Camp): Promise<Wire> {
  const display = screen === null ? {} : { DISPLAY: await hiddenScreen(screen, camp) }
  const port = await freePort()
  camp.start(driver, [`--port=${port}`], display)
  const address = `http://127.0.0.1:${port}`
  await appears(START_MS, 'WebKitWebDriver', () => fetch(`${address}/status`))
  return overHttp(address, { 'webkitgtk:browserOptions': { binary: program, args: ['--automation'] } })
}

/** It takes the first number that is free, and says which. */
function hiddenScreen(program: string, camp: Camp): Promise<string> {
  const words = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const { stdio } = camp.start(program, words)
  return within(
    START_MS,
    'Xvfb',
    new Promise((resolve) => {
      stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`))
    }),
  )
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
