import type { Lang } from '@sternentisch/kernel'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { dist } from '../../tools/build.mjs'
import { listen, serverFor } from '../../tools/serve.mjs'
import { closeRooms, leave, type Room, takeRoom } from './rooms.ts'

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
  /** Runs in the page before anything of ours does, and is told a word. */
  readonly before?: (word: string) => void
  readonly word?: string
  /** Its network breaks: what the browser says then is no fault. */
  readonly breaks?: boolean
  /** Another address that leads to the same house. */
  readonly through?: string | undefined
  /** Whether the test does to its page what another would notice later, such as scripts and sessions of its own. */
  readonly alone?: boolean
}

export interface House {
  readonly address: string
  /** Opens a page of its own at an address behind the #, or where somebody goes who first does something without a page. */
  open(hash?: string | ((visitor: BrowserContext) => Promise<string>), wish?: Wish): Promise<Page>
  /** For tests that look at many: what is not needed any more need not wait for the end of the test. */
  leave(page: Page): Promise<void>
}

interface Guest {
  readonly of: object | undefined
  /** None once they have left. */
  room: Room | null
  readonly faults: string[]
}

/** One server for all files of a worker, which ends with it. */
const addresses = new Map<string, Promise<string>>()

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

  afterAll(closeRooms)

  afterEach(async ({ task }) => {
    const leaving = guests.filter(({ of = task }) => of === task)
    guests = guests.filter((guest) => !leaving.includes(guest))
    const faults = leaving.flatMap((guest) => guest.faults)
    // After a test that failed nobody knows in which state its page is.
    const tidy = faults.length === 0 && task.result?.state !== 'fail'
    await Promise.all(leaving.map(({ room }) => room && leave(room, tidy)))
    expect(faults).toEqual([])
  })

  return {
    get address() {
      return state.address
    },
    async open(hash = '#/', wish = {}) {
      // A server knows its visitors again.
      const alone = wish.alone || typeof at !== 'string' || typeof hash !== 'string'
      const address = wish.through ?? state.address
      const room = await takeRoom(address, { ...wish, alone })
      const { page } = room
      const faults: string[] = []
      listenTo(page, address, faults, wish.breaks ? BROKEN : BLOCKED)
      guests.push({ of: wish.of, room, faults })
      await page.goto(address + (typeof hash === 'string' ? hash : await hash(room.context)))
      await page.locator('h1').first().waitFor()
      return page
    },
    async leave(page) {
      const guest = guests.find(({ room }) => room?.page === page)
      if (!guest?.room) return
      const { room } = guest
      guest.room = null
      await leave(room, guest.faults.length === 0)
    },
  }
}

/** From now on the page is drawn: for whoever looks at colours. */
export const draw = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.adoptedStyleSheets = []
  })

/** Said by the test driver itself where a page may not keep itself for offline use. */
const BLOCKED = /^Service Worker registration blocked by Playwright/
/** Said by the browser while there is no network, or no server. */
const BROKEN = new RegExp(`${BLOCKED.source}|WebSocket connection to|ERR_|Failed to load resource`)

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
