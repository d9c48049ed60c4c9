// A server in a process of its own, with its data in a file: it can be killed and started again in the middle of a match.
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games } from '@sternentisch/games/shelf'
import { isRefusal, readOptions, type Wishes } from '@sternentisch/kernel'
import type { Settings } from '@sternentisch/wire'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { ensureBrowser, FLAGS } from '../../tools/browser.mjs'
import { dist } from '../../tools/build.mjs'

const root = join(import.meta.dirname, '../..')

export interface OnlineHouse {
  readonly address: string
  /** Somebody with a browser of their own; without a name they only look on. */
  arrive(
    name: string | null,
    wish?: { readonly size?: readonly [number, number]; readonly pace?: number },
  ): Promise<Person>
  /** The server is killed as hard as can be, and comes back at the same address. */
  killAndRestart(): Promise<void>
}

export interface Person {
  readonly page: Page
  readonly context: BrowserContext
  call<Answer>(method: string, path: string, body?: unknown): Promise<Answer>
}

/** Said by the browser while there is no server. */
const OFFLINE = /WebSocket|ERR_|Failed to load resource|Service Worker registration blocked/

export function onlineHouse(): OnlineHouse {
  const folder = mkdtempSync(join(tmpdir(), 'sternentisch-online-'))
  const file = join(folder, 'tables.sqlite')
  const state = { address: '', child: null as ChildProcess | null, browser: null as Browser | null }
  let guests: { readonly context: BrowserContext; readonly faults: string[] }[] = []

  const start = async (port: string): Promise<void> => {
    const child = spawn(process.execPath, ['tools/run.mjs', 'server/test/house.ts', port, file], {
      ...{ cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
      env: { ...process.env, STERNENTISCH_DIST: dist, NODE_OPTIONS: '' },
    })
    state.child = child
    state.address = `${await firstLine(child)}/`
  }
  const kill = async (): Promise<void> => {
    const { child } = state
    if (!child) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await ended
  }

  beforeAll(async () => {
    state.browser = await chromium.launch({ executablePath: await ensureBrowser(), args: FLAGS })
    await start('0')
  })
  afterEach(async () => {
    const leaving = guests
    guests = []
    await Promise.all(leaving.map(({ context }) => context.close()))
    expect(leaving.flatMap(({ faults }) => faults)).toEqual([])
  })
  afterAll(async () => {
    await state.browser?.close()
    await kill()
    rmSync(folder, { recursive: true, force: true })
  })

  return {
    get address() {
      return state.address
    },
    async arrive(name, { size = [1280, 800], pace = 50 } = {}) {
      if (!state.browser) throw new Error('there is no browser yet')
      const context = await state.browser.newContext({
        ...{ viewport: { width: size[0], height: size[1] }, deviceScaleFactor: 0.5, locale: 'en' },
        ...{ reducedMotion: 'no-preference', serviceWorkers: 'block' },
      })
      context.setDefaultTimeout(60_000)
      await context.addInitScript(settle, pace)
      const page = await context.newPage()
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
      page.on('console', (message) => {
        const complaint = message.type() === 'error' || message.type() === 'warning'
        if (complaint && !OFFLINE.test(message.text())) faults.push(`console: ${message.text()}`)
      })
      guests.push({ context, faults })
      await page.goto(state.address)
      const call: Person['call'] = (method, path, body) => page.evaluate(fetchJson, { method, path, body })
      if (name !== null) {
        await call('POST', 'me', { name, colour: name < 'B' ? 'gold' : 'blue' })
        await page.reload()
      }
      return { page, context, call }
    },
    async killAndRestart() {
      const { port } = new URL(state.address)
      await kill()
      await start(port)
    },
  }
}

/** Runs in the page: everything moves, quickly, and sound has been offered. */
function settle(pace: number): void {
  localStorage.setItem('sternentisch.settings', JSON.stringify({ pace, motion: 'full', soundOffered: true }))
}

/** Runs in the page. */
async function fetchJson(asked: { method: string; path: string; body: unknown }) {
  const answer = await fetch(`api/${asked.path}`, {
    method: asked.method,
    ...(asked.body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(asked.body) }),
  })
  return answer.json()
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = ''
    child.stdout?.on('data', (data: Buffer) => {
      heard += String(data)
      const line = /(http:\S+)\n/.exec(heard)
      if (line) resolve(line[1])
    })
    child.once('exit', (code) => reject(new Error(`the server ended (${code}): ${heard}`)))
  })
}

const settingsOf = (game: string, more: Partial<Settings>): Settings => ({
  ...{ game, options: {}, cards: null, clock: null, watch: 'link', late: 'lose', listed: true, rated: false },
  chairs: [{ for: 'person' }, { for: 'person' }],
  ...more,
})

/** What a seat brings along: whatever is usual, where the game asks for anything. */
function deckFor({ game, options }: Settings, seat: number): string | null {
  const schema = games.find(({ id }) => id === game)?.options
  const rule = schema?.rules.find((each) => each.seat === seat)
  const wishes = schema && readOptions(schema, options)
  if (!rule || !wishes || isRefusal(wishes)) return null
  return (rule.only?.(wishes as Wishes) ?? true) ? String(rule.default) : null
}

/** One opens a table and another sits down: both are there when the match begins. */
export async function sitTogether(
  one: Person,
  other: Person | null,
  game: string,
  more: Partial<Settings> = {},
): Promise<string> {
  const settings = settingsOf(game, more)
  const opening = { settings, seat: 0, deck: deckFor(settings, 0) }
  const { table } = await one.call<{ readonly table: string }>('POST', 'tables', opening)
  if (other) await other.page.evaluate(sitDown, { table, deck: deckFor(settings, 1) })
  await Promise.all([one, other].map((person) => person && lookAt(person.page, table)))
  return table
}

/** Runs in the page: sits down over a socket of its own, whatever the page for that looks like. */
function sitDown({ table, deck }: { table: string; deck: string | null }): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(new URL('socket', location.href.split('#')[0]).href.replace('http', 'ws'))
    socket.onopen = () =>
      socket.send(JSON.stringify({ to: 'act', table, id: 'sit', act: { do: 'sit', seat: null, deck } }))
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(String(data))
      if (answer.id !== 'sit') return
      socket.close()
      if (answer.re === 'done') resolve()
      else reject(new Error(String(data)))
    }
  })
}

export async function lookAt(page: Page, table: string): Promise<void> {
  await page.evaluate((id) => {
    location.hash = `#/at/${id}`
  }, table)
  await page.locator('.table-board, .result').first().waitFor()
}

/** Whoever was away sees the film on the board, as often as it is offered. */
export async function watchFilms(page: Page): Promise<void> {
  await page.evaluate(() => {
    setInterval(() => document.querySelector<HTMLElement>('.film-buttons .main')?.click(), 100)
  })
}
