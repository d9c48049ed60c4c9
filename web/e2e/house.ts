import type { Server } from 'node:http'
import type { Lang } from '@sternentisch/kernel'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { ensureBrowser, FLAGS } from '../../tools/browser.mjs'
import { dist } from '../../tools/build.mjs'
import { listen, serverFor } from '../../tools/serve.mjs'

export interface Wish {
  readonly size?: readonly [width: number, height: number]
  readonly theme?: 'dark' | 'light'
  readonly lang?: Lang
  /** Motion is off unless a test is about it: what moves is hard to hit. */
  readonly motion?: boolean
  /** Whether the page may keep itself for offline use. */
  readonly offline?: boolean
  /** Runs in the page before anything of ours does. */
  readonly before?: () => void
}

export interface House {
  readonly address: string
  /** Opens a page of its own at an address behind the #. */
  open(hash?: string, wish?: Wish): Promise<Page>
}

const PATIENCE = 45_000

interface Guest {
  readonly context: BrowserContext
  readonly faults: string[]
}

/**
 * The built app, served on a free port of this machine and looked at by a real browser. After every test no page
 * may have complained, broken the content security policy, or asked anything of another machine.
 */
export function house(folder = dist): House {
  let server: Server
  let browser: Browser
  let guests: Guest[] = []
  const state = { address: '' }

  beforeAll(async () => {
    server = serverFor(folder)
    state.address = await listen(server, 0)
    browser = await chromium.launch({ executablePath: await ensureBrowser(), args: FLAGS })
  })

  afterEach(async () => {
    const faults = guests.flatMap((guest) => guest.faults)
    await Promise.all(guests.map(({ context }) => context.close()))
    guests = []
    expect(faults).toEqual([])
  })

  afterAll(async () => {
    await browser?.close()
    server?.closeAllConnections()
    server?.close()
  })

  return {
    get address() {
      return state.address
    },
    async open(hash = '#/', wish = {}) {
      const context = await browser.newContext(contextFor(wish))
      context.setDefaultTimeout(PATIENCE)
      if (wish.before) await context.addInitScript(wish.before)
      const page = await context.newPage()
      const faults: string[] = []
      listenTo(page, state.address, faults)
      guests.push({ context, faults })
      await page.goto(state.address + hash)
      await page.locator('h1').first().waitFor()
      return page
    },
  }
}

/** Said by the test driver itself where a page may not keep itself for offline use. */
const BLOCKED = /^Service Worker registration blocked by Playwright/

const contextFor = ({ size = [1440, 900], theme = 'dark', lang = 'en', motion, offline }: Wish) => ({
  viewport: { width: size[0], height: size[1] },
  colorScheme: theme,
  locale: lang,
  reducedMotion: motion ? ('no-preference' as const) : ('reduce' as const),
  serviceWorkers: offline ? ('allow' as const) : ('block' as const),
})

function listenTo(page: Page, address: string, faults: string[]): void {
  page.on('console', (message) => {
    const complaint = message.type() === 'error' || message.type() === 'warning'
    if (complaint && !BLOCKED.test(message.text())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    const own = url.startsWith(address) || url.startsWith(`blob:${address}`) || url.startsWith('data:')
    if (!own) faults.push(`asked another machine: ${url}`)
  })
}
