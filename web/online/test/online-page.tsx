import type { Lang } from '@sternentisch/kernel'
import type { Listing, Me, Message, Notice, Request } from '@sternentisch/wire'
import { FollowedTable } from '@sternentisch/wire/client'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { changeSettings } from '../../shell/settings.ts'
import { drawn } from '../../table/test/drawn.ts'
import { hands } from '../../table/test/hands.ts'
import { becomeSomebody } from '../server.ts'

/** What a server says to something that it is asked over the socket; nothing, unless a test says so. */
type Answering = (request: Request) => readonly Message[]

/** A socket that is open at once, and whose other end says no more than it is told to. */
const socketTo = (answering: Answering) =>
  class {
    onopen: (() => void) | null = null
    onclose: (() => void) | null = null
    onmessage: ((event: { readonly data: string }) => void) | null = null
    constructor() {
      setTimeout(() => this.onopen?.())
    }
    send(text: string): void {
      for (const message of answering(JSON.parse(text) as Request))
        setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }))
    }
    close(): void {}
  }

/** A server that answers each path with this, and nothing else. */
export function serverWith(
  answers: Readonly<Record<string, unknown>>,
  me: Me | null,
  answering: Answering = () => [],
): void {
  vi.stubGlobal('WebSocket', socketTo(answering))
  vi.stubGlobal('fetch', async (address: URL | string) => {
    const path = new URL(address).pathname.replace(/^\/(api\/)?/, '')
    const known = path === 'online.json' ? { online: true, me, ...(answers[path] as object) } : answers[path]
    return known === undefined
      ? Response.json({ refused: true, code: 'online.nowhere', rule: null, params: {} }, { status: 404 })
      : Response.json(known)
  })
  becomeSomebody(me)
}

export const mara: Me = { id: 'mara', name: 'Mara', colour: 'blue', account: false }

export const notice = (changes: Partial<Notice> = {}): Notice => ({
  ...{ table: 'abc', game: 'stellar', rules: '1', options: { mode: 'duel' }, cards: null },
  chairs: [{ for: 'person' }, { for: 'person' }],
  sitters: [{ name: 'Ida', colour: 'mint', away: false }, null],
  ...{ brings: [null, null], clock: null, watch: 'link', late: 'bot', listed: false, rated: false },
  ...{ commitment: 'ab'.repeat(32), opened: 0, opener: 0, state: 'open', clocks: null, ask: null },
  ...{ again: [], next: null },
  ...changes,
})

export const listing = (changes: Partial<Listing> = {}): Listing => ({
  ...{ notice: notice(), viewer: 'audience', code: null, stirred: Date.now(), moves: 0, deciding: [] },
  ...{ result: null, runsOut: null },
  ...changes,
})

export function followed(
  changes: Partial<Pick<FollowedTable, 'notice' | 'viewer' | 'gone' | 'here'>>,
): FollowedTable {
  return Object.assign(new FollowedTable('abc', Date.now), { viewer: 'audience' }, changes)
}

/** Draws a page, for as long as nobody leaves it. */
export async function show(page: ReactNode, lang: Lang = 'en') {
  changeSettings({ lang })
  const box = document.createElement('div')
  document.body.append(box)
  const root = createRoot(box)
  await drawn(() => root.render(page))
  return {
    ...hands,
    box,
    async leave(): Promise<void> {
      await drawn(() => root.unmount())
      box.remove()
    },
  }
}

/** The words of a page once everything it asks for has been answered, until they say this. */
export async function wordsOf(page: ReactNode, lang: Lang, until: RegExp): Promise<string> {
  const { box, leave } = await show(page, lang)
  try {
    await vi.waitFor(() => {
      if (!until.test(readable(box))) throw new Error(`${until} is not in: ${readable(box)}`)
    }, 20_000)
    return readable(box)
  } finally {
    await leave()
  }
}

/** What stands there and what fields hold, in one line. */
const readable = (box: Element): string =>
  [box.textContent ?? '', ...[...box.querySelectorAll('input')].map(({ value }) => value)]
    .join(' ')
    .replace(/\s+/g, ' ')
