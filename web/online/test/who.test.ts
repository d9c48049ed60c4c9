// @vitest-environment happy-dom
import type { Me } from '@sternentisch/wire'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { theLine } from '../line.ts'
import { mine, refreshMine } from '../mine.ts'
import { shareArrivals } from '../other-tabs.ts'
import { becomeSomebody, introduce, lookAgain, serverStanding } from '../server.ts'
import { listing, mara, serverWith } from './online-page.tsx'

/** Every socket that the page has opened, and whether it is still there. */
const sockets: { closed: boolean }[] = []

beforeEach(() => {
  sockets.length = 0
  serverWith({ mine: [], me: mara }, null)
  class Wire {
    closed = false
    constructor() {
      sockets.push(this)
    }
    send(): void {}
    close(): void {
      this.closed = true
    }
  }
  vi.stubGlobal('WebSocket', Wire)
})
afterEach(() => {
  theLine().close()
  vi.unstubAllGlobals()
})

const me = (): Me | null | undefined => {
  const standing = serverStanding.get()
  return standing.server === 'there' ? standing.me : undefined
}

describe('whoever becomes somebody', () => {
  it.each([
    ['again, after having left', [mara, null, mara]],
    ['else', [mara, { ...mara, id: 'luc' }]],
    ['for the first time', [null, mara]],
    ['again, by a code of their own', [mara, mara]],
  ] as const)('%s speaks over a line of their own', (_, people) => {
    for (const each of people) {
      becomeSomebody(each)
      theLine()
    }
    expect(sockets.map(({ closed }) => closed)).toEqual(people.map((_, k) => k < people.length - 1))
  })

  it('and leaves is not listened for any more, though nobody asks for a line', () => {
    becomeSomebody(mara)
    theLine()
    becomeSomebody(null)
    expect(sockets).toEqual([expect.objectContaining({ closed: true })])
  })

  it('keeps the line with another name', async () => {
    becomeSomebody(mara)
    const line = theLine()
    await introduce({ name: 'Mara', colour: 'gold' })
    expect(theLine()).toBe(line)
  })

  it('is not made nobody by the late answer to an earlier question', async () => {
    const answers: (() => void)[] = []
    vi.stubGlobal('fetch', async () => {
      await new Promise<void>((answer) => answers.push(answer))
      return Response.json({ online: true, me: null })
    })
    lookAgain()
    becomeSomebody(mara)
    for (const answer of answers) answer()
    await new Promise((resolve) => setTimeout(resolve))
    expect(answers).toHaveLength(1)
    expect(me()).toEqual(mara)
  })

  it('keeps its server while that does not answer, and learns who one is once it does', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    becomeSomebody(mara)
    const old = theLine()
    for (const silent of [
      () => Promise.reject(new Error('refused')),
      () => new Response('', { status: 502 }),
    ]) {
      vi.stubGlobal('fetch', silent)
      lookAgain()
      await vi.advanceTimersByTimeAsync(5000)
      expect(serverStanding.get().server).toBe('there')
    }
    // Whoever speaks now speaks with the cookie of today.
    expect(theLine()).not.toBe(old)
    serverWith({}, null)
    await vi.advanceTimersByTimeAsync(30_000)
    expect(me()).toBeNull()
  })

  it('finds their own tables, and none of whoever was here before', async () => {
    becomeSomebody(mara)
    serverWith({ mine: [listing()] }, mara)
    await refreshMine()
    expect(mine.get().listings).toHaveLength(1)
    serverWith({}, { ...mara, id: 'luc' })
    await refreshMine()
    expect(mine.get()).toEqual({ listings: null, failed: expect.anything() })
  })
})

describe('another tab', () => {
  /** The wire between tabs, with both ends here. */
  const said: unknown[] = []
  let hear = (): void => {}
  class Channel {
    addEventListener(_: string, heard: () => void): void {
      hear = heard
    }
    postMessage(words: unknown): void {
      said.push(words)
    }
    close(): void {}
  }

  beforeEach(() => {
    said.length = 0
    vi.stubGlobal('BroadcastChannel', Channel)
    onTestFinished(shareArrivals())
  })

  it('is told when somebody comes or goes, and not of a new name', async () => {
    await introduce({ name: 'Mara', colour: 'blue' })
    expect(said).toHaveLength(1)
    await introduce({ name: 'Mara', colour: 'gold' })
    expect(said).toHaveLength(1)
    becomeSomebody(null)
    expect(said).toHaveLength(2)
  })

  it('asks the server who one is now, opens its line anew, and tells nobody', async () => {
    const before = theLine()
    vi.stubGlobal('fetch', async () => Response.json({ online: true, me: mara }))
    hear()
    await vi.waitFor(() => expect(me()).toEqual(mara), 20_000)
    expect(theLine()).not.toBe(before)
    expect(said).toEqual([])
  })
})
