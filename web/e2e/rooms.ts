import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { ensureBrowser, FLAGS } from '../../tools/browser.mjs'
import type { Wish } from './house.ts'

/** A window with nothing kept in it. */
export interface Room {
  readonly page: Page
  readonly context: BrowserContext
  /** Where it is put in order for the next guest, if there may be one. */
  readonly site: { readonly address: string; readonly lang: string; readonly driver: CDPSession } | null
}

const PATIENCE = 45_000

/** One browser for all files of a worker, which ends with it: to start one costs more than many a test. */
let browser: Promise<Browser> | null = null

function theBrowser(): Promise<Browser> {
  browser ??= launch()
  return browser
}

async function launch(): Promise<Browser> {
  const launched = await chromium.launch({ executablePath: await ensureBrowser(), args: FLAGS })
  // Should it ever fall over, only one test falls with it.
  launched.on('disconnected', () => {
    browser = null
    empty = []
  })
  return launched
}

/**
 * Rooms in order, which nobody is in. A window that has shown the app before opens it for half of what a new one costs: there
 * is a process already, and it has read the scripts.
 */
let empty: Room[] = []

export async function takeRoom(address: string, wish: Wish): Promise<Room> {
  const furniture = furnitureFor(wish)
  const fits = ({ site }: Room): boolean => site?.address === address && site.lang === furniture.locale
  const room = isPlain(wish) ? empty.find(fits) : undefined
  if (!room) return newRoom(address, wish)
  empty = empty.filter((each) => each !== room)
  await room.page.setViewportSize(furniture.viewport)
  await room.page.emulateMedia(furniture)
  return room
}

const furnitureFor = ({ size = [1440, 900], theme = 'dark', lang = 'en', motion, offline }: Wish) => ({
  viewport: { width: size[0], height: size[1] },
  colorScheme: theme,
  locale: lang,
  reducedMotion: motion ? ('no-preference' as const) : ('reduce' as const),
  serviceWorkers: offline ? ('allow' as const) : ('block' as const),
})

/** What is asked for here cannot be taken back. */
const isPlain = ({ before, newcomer, offline, alone }: Wish): boolean =>
  !before && !newcomer && !offline && !alone

async function newRoom(address: string, wish: Wish): Promise<Room> {
  const furniture = furnitureFor(wish)
  const context = await (await theBrowser()).newContext(furniture)
  context.setDefaultTimeout(PATIENCE)
  await context.addInitScript(drawForNobody)
  if (wish.before) await context.addInitScript(wish.before, wish.word ?? '')
  if (!wish.newcomer) await context.addInitScript(haveBeenOfferedSound)
  const page = await context.newPage()
  const { locale: lang } = furniture
  const site = isPlain(wish) ? { address, lang, driver: await context.newCDPSession(page) } : null
  return { page, context, site }
}

/** Whoever comes next finds nothing: no match, no setting, no way back, no mouse over anything. */
export async function leave(room: Room, tidy: boolean): Promise<void> {
  const { page, context, site } = room
  if (!tidy || !site || page.isClosed()) return context.close()
  for (const event of ['console', 'pageerror', 'request'] as const) page.removeAllListeners(event)
  await Promise.all(context.pages().map((each) => (each === page ? null : each.close())))
  await page.mouse.move(-1, -1)
  // Nothing of ours runs there any more, and still it is ours, or the process would be another.
  await page.goto(`${site.address}robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
  const { origin } = new URL(site.address)
  await site.driver.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await site.driver.send('Page.resetNavigationHistory')
  empty.push(room)
}

/** At the end of a file: a browser that ends with windows open may leave its temporary files behind. */
export async function closeRooms(): Promise<void> {
  const rooms = empty
  empty = []
  await Promise.all(rooms.map(({ context }) => context.close()))
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

/** Runs in the page. */
function haveBeenOfferedSound(): void {
  try {
    const kept = 'sternentisch.settings'
    if (localStorage.getItem(kept) === null) localStorage.setItem(kept, '{"soundOffered":true}')
  } catch {
    // This browser keeps nothing.
  }
}
