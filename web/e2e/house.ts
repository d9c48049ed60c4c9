import type { Lang } from '@sternentisch/kernel'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterEach, beforeAll, expect } from 'vitest'
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
  /** At the very first table sound is offered, in a line of its own. Elsewhere that has been answered. */
  readonly newcomer?: boolean
  /** Whose page it is, where several tests run at a time. */
  readonly of?: object
  /** Runs in the page before anything of ours does. */
  readonly before?: () => void
  /** Its network breaks: what the browser says then is no fault. */
  readonly breaks?: boolean
}

export interface House {
  readonly address: string
  /** Opens a page of its own at an address behind the #, or where somebody goes who first does something without a page. */
  open(hash?: string | ((visitor: BrowserContext) => Promise<string>), wish?: Wish): Promise<Page>
}

const PATIENCE = 45_000

interface Guest {
  readonly of: object | undefined
  readonly context: BrowserContext
  readonly faults: string[]
}

/** One browser and one server for all files of a worker, which end with it: to start them costs more than many a test. */
let browser: Promise<Browser> | null = null
const addresses = new Map<string, Promise<string>>()

function theBrowser(): Promise<Browser> {
  browser ??= launch()
  return browser
}

async function launch(): Promise<Browser> {
  const launched = await chromium.launch({ executablePath: await ensureBrowser(), args: FLAGS })
  // Should it ever fall over, only one test falls with it.
  launched.on('disconnected', () => {
    browser = null
  })
  return launched
}

function addressOf(folder: string): Promise<string> {
  const address = addresses.get(folder) ?? listen(serverFor(folder), 0)
  addresses.set(folder, address)
  return address
}

/**
 * The built app, served on a free port of this machine and looked at by a real browser; or what is served elsewhere, by its
 * address. After every test no page
 * may have complained, broken the content security policy, or asked anything of another machine.
 */
export function house(at: string | (() => string) = dist): House {
  let guests: Guest[] = []
  const state = { address: '' }

  beforeAll(async () => {
    state.address = typeof at === 'string' ? await addressOf(at) : at()
  })

  afterEach(async ({ task }) => {
    const leaving = guests.filter(({ of = task }) => of === task)
    guests = guests.filter((guest) => !leaving.includes(guest))
    const faults = leaving.flatMap((guest) => guest.faults)
    await Promise.all(leaving.map(({ context }) => context.close()))
    expect(faults).toEqual([])
  })

  return {
    get address() {
      return state.address
    },
    async open(hash = '#/', wish = {}) {
      const context = await (await theBrowser()).newContext(contextFor(wish))
      context.setDefaultTimeout(PATIENCE)
      await context.addInitScript(drawForNobody)
      if (wish.before) await context.addInitScript(wish.before)
      if (!wish.newcomer) await context.addInitScript(haveBeenOfferedSound)
      const page = await context.newPage()
      const faults: string[] = []
      listenTo(page, state.address, faults, wish.breaks ? BROKEN : BLOCKED)
      guests.push({ of: wish.of, context, faults })
      await page.goto(state.address + (typeof hash === 'string' ? hash : await hash(context)))
      await page.locator('h1').first().waitFor()
      return page
    },
  }
}

/**
 * Runs in the page. Everything is laid out, moves and can be hit as ever, but no picture is made of it: those are half of the
 * work of a table in motion, and no test looks at one. The root is what all else is stacked in anyway.
 */
function drawForNobody(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('html { opacity: 0 !important }')
  document.adoptedStyleSheets = [sheet]
}

/** From now on the page is drawn: for whoever looks at colours. */
export const draw = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = []
  })

/** Runs in the page. */
function haveBeenOfferedSound(): void {
  try {
    const kept = 'sternentisch.settings'
    if (localStorage.getItem(kept) === null) localStorage.setItem(kept, '{"soundOffered":true}')
  } catch {
    // This browser keeps nothing.
  }
}

/** Said by the test driver itself where a page may not keep itself for offline use. */
const BLOCKED = /^Service Worker registration blocked by Playwright/
/** Said by the browser while there is no network, or no server. */
const BROKEN = new RegExp(`${BLOCKED.source}|WebSocket connection to|ERR_|Failed to load resource`)

const contextFor = ({ size = [1440, 900], theme = 'dark', lang = 'en', motion, offline }: Wish) => ({
  viewport: { width: size[0], height: size[1] },
  colorScheme: theme,
  locale: lang,
  reducedMotion: motion ? ('no-preference' as const) : ('reduce' as const),
  serviceWorkers: offline ? ('allow' as const) : ('block' as const),
})

function listenTo(page: Page, address: string, faults: string[], harmless: RegExp): void {
  page.on('console', (message) => {
    const complaint = message.type() === 'error' || message.type() === 'warning'
    if (complaint && !harmless.test(message.text())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    const own = url.startsWith(address) || url.startsWith(`blob:${address}`) || url.startsWith('data:')
    if (!own) faults.push(`asked another machine: ${url}`)
  })
}
