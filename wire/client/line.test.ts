import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Message, type Request, SIGNED_OUT } from '../socket.ts'
import { Line, type Socket } from './line.ts'

/** A socket whose other end is here. */
class Wire implements Socket {
  onopen: Socket['onopen'] = null
  onmessage: Socket['onmessage'] = null
  onclose: Socket['onclose'] = null
  readonly said: Request[] = []
  closed = false

  send(text: string): void {
    this.said.push(JSON.parse(text) as Request)
  }

  close(): void {
    this.closed = true
  }

  tells(...messages: Message[]): void {
    for (const message of messages) this.onmessage?.({ data: JSON.stringify(message) })
  }
}

const signedOut = vi.fn()
const wires: Wire[] = []
const wire = (): Wire => wires[wires.length - 1]
let line: Line

beforeEach(() => {
  vi.useFakeTimers()
  wires.length = 0
  let named = 0
  line = new Line({
    open: () => {
      wires.push(new Wire())
      return wire()
    },
    fresh: () => `r${named++}`,
    signedOut,
  })
})
afterEach(() => {
  line.close()
  vi.useRealTimers()
})

const asks = () => wire().said.filter(({ to }) => to !== 'ping')
const follow = (viewer: 0 | 1 | 'audience', from = 0): Message => ({
  ...{ re: 'follow', table: 't', viewer, from, now: 0 },
})
const posts = (...numbers: number[]): Message => ({
  ...{ re: 'posts', table: 't' },
  posts: numbers.map((n) => ({
    n,
    at: n,
    kind: 'move',
    seat: 0,
    notice: n === 0 ? [{ state: 'open' }] : null,
  })),
})
const withBill = (n: number, viewer: 0 | 'audience'): Message => ({
  ...{ re: 'posts', table: 't' },
  posts: [
    { n, at: n, kind: 'sit', seat: 1, notice: null, bill: { viewer } as never, news: { n: 0 } as never },
  ],
})

describe('a line', () => {
  it('says nothing before it is open, then everything', async () => {
    line.follow('t')
    const done = line.act('t', { do: 'stand' })
    expect(wire().said).toEqual([])
    wire().onopen?.()
    expect(asks()).toEqual([
      { to: 'follow', table: 't', from: 0, heard: 0 },
      { to: 'act', table: 't', id: 'r0', act: { do: 'stand' } },
    ])
    wire().tells({ re: 'done', id: 'r0', n: 4 })
    expect(await done).toBeNull()
    expect(line.unanswered('t')).toEqual([])
  })

  it('lost, comes back by itself, asks on where it stopped and again under the same name', async () => {
    wire().onopen?.()
    line.follow('t')
    wire().tells(follow(0), posts(0, 1, 2))
    const done = line.act('t', { do: 'stand' })
    wire().onclose?.()
    expect(line.connection).toBe('lost')
    vi.advanceTimersByTime(400)
    expect(wires).toHaveLength(2)
    wire().onopen?.()
    expect(asks()).toEqual([
      { to: 'follow', table: 't', from: 3, heard: 0 },
      { to: 'act', table: 't', id: 'r0', act: { do: 'stand' } },
    ])
    wire().tells({ re: 'refused', id: 'r0', why: { refused: true, code: 'online.begun' } as never })
    expect(await done).toMatchObject({ code: 'online.begun' })
  })

  it('says when its session was ended, and at no other loss', () => {
    signedOut.mockClear()
    wire().onclose?.({ code: 1006 })
    line.wake()
    expect(signedOut).not.toHaveBeenCalled()
    wire().onclose?.({ code: SIGNED_OUT })
    expect(signedOut).toHaveBeenCalledOnce()
    expect(line.connection).toBe('lost')
  })

  it('waits longer and longer, and not at all once the network is back', () => {
    for (let tries = 0; tries < 10; tries++) {
      wire().onclose?.()
      vi.advanceTimersByTime(10_000)
    }
    expect(wires).toHaveLength(11)
    wire().onclose?.()
    line.wake()
    expect(wires).toHaveLength(12)
  })

  it('a socket that neither opens nor closes is given up', () => {
    vi.advanceTimersByTime(16_000)
    expect(wires[0].closed).toBe(true)
    vi.advanceTimersByTime(1000)
    expect(wires).toHaveLength(2)
  })

  it('a socket that has gone silent is given up, at once when the device wakes', () => {
    wire().onopen?.()
    // The server takes twenty seconds to tell the others: whoever is cut off learns it first.
    vi.advanceTimersByTime(18_000)
    expect(wires[0].closed).toBe(true)
    vi.advanceTimersByTime(1000)
    wire().onopen?.()
    vi.setSystemTime(Date.now() + 3_600_000)
    line.wake()
    expect(wires[1].closed).toBe(true)
    expect(wires).toHaveLength(3)
  })

  it('a network that takes its time is not taken for a dead one', () => {
    wire().onopen?.()
    vi.advanceTimersByTime(10_000)
    for (let times = 1; times <= 10; times++) {
      expect(wire().said).toHaveLength(times)
      vi.advanceTimersByTime(7000)
      wire().tells({ re: 'pong', now: 0 })
      vi.advanceTimersByTime(3000)
    }
    expect([line.connection, wires.length]).toEqual(['open', 1])
  })

  it('a sign of life counts, however soon it comes after the one before', () => {
    wire().onopen?.()
    wire().tells({ re: 'pong', now: 0 })
    line.doubt()
    wire().tells({ re: 'pong', now: 0 })
    vi.advanceTimersByTime(4000)
    expect(line.connection).toBe('open')
  })

  it('an answer that does not come, or a network that is said to be gone, is looked into', () => {
    wire().onopen?.()
    void line.act('t', { do: 'stand' })
    vi.advanceTimersByTime(5000)
    expect(line.connection).toBe('open')
    wire().tells({ re: 'pong', now: 0 })
    vi.advanceTimersByTime(4000)
    expect(line.connection).toBe('open')
    line.doubt()
    vi.advanceTimersByTime(4000)
    expect(line.connection).toBe('lost')
  })

  it('too much at once is asked again under the same name, a table too', async () => {
    wire().onopen?.()
    line.follow('t')
    const done = line.act('t', { do: 'stand' })
    const why = { refused: true, code: 'online.tooMany' } as never
    wire().tells({ re: 'refused', id: 'r0', why }, { re: 'gone', table: 't', why })
    wire().said.length = 0
    vi.advanceTimersByTime(3000)
    expect(asks()).toMatchObject([
      { to: 'follow', from: 0 },
      { to: 'act', id: 'r0' },
    ])
    wire().tells({ re: 'done', id: 'r0', n: 1 })
    expect(await done).toBeNull()
  })

  it('closed for good leaves nobody waiting', async () => {
    const done = line.act('t', { do: 'stand' })
    line.close()
    expect(await done).toMatchObject({ code: 'online.noServer' })
    expect(await line.act('t', { do: 'stand' })).toMatchObject({ code: 'online.noServer' })
  })
})

describe('a table that is followed', () => {
  it.each(['%ff', 'a b', '', 'x'.repeat(41), '\0'])(
    'there is none called %j, and nobody is asked for it',
    (name) => {
      const { gone } = line.follow(name)
      wire().onopen?.()
      line.unfollow(name)
      expect(gone).toMatchObject({ code: 'online.noTable' })
      expect(asks()).toEqual([])
    },
  )

  it('takes every post once, and asks once where one is missing', () => {
    wire().onopen?.()
    const table = line.follow('t')
    wire().tells(follow('audience'), posts(0, 1), posts(1, 2))
    expect(table.next).toBe(3)
    wire().said.length = 0
    wire().tells(posts(5), posts(6), posts(7))
    expect(asks()).toEqual([{ to: 'follow', table: 't', from: 3, heard: 0 }])
    wire().tells(posts(8), follow('audience', 3), posts(3, 4, 5, 6, 7, 8))
    expect(table.next).toBe(9)
    expect(asks()).toHaveLength(1)
  })

  it('that comes in pieces is shown with the last of them, and asked for anew where that is lost', () => {
    wire().onopen?.()
    const table = line.follow('t')
    const shown: number[] = []
    table.subscribe(() => shown.push(table.next))
    const piece = (...numbers: number[]): Message => ({ ...posts(...numbers), more: true }) as Message
    wire().tells(follow('audience'), piece(0, 1), piece(2, 3), posts(4))
    expect([...new Set(shown)]).toEqual([0, 5])
    wire().tells(piece(5, 6))
    wire().onclose?.()
    vi.advanceTimersByTime(400)
    wire().onopen?.()
    expect(asks()).toEqual([{ to: 'follow', table: 't', from: 5, heard: 0 }])
    wire().tells(follow('audience', 5), posts(5, 6, 7))
    expect(table.next).toBe(8)
  })

  it('seen with other eyes is read from the start', () => {
    wire().onopen?.()
    const table = line.follow('t')
    wire().tells(follow('audience'), posts(0), withBill(1, 'audience'))
    wire().said.length = 0
    wire().tells(follow(0, 2), posts(2))
    expect(asks()).toEqual([{ to: 'follow', table: 't', from: 0, heard: 0 }])
    wire().tells(follow(0, 0), posts(0), withBill(1, 0), posts(2))
    expect([table.next, table.viewer, table.bill?.viewer]).toEqual([3, 0, 0])
    expect(table.since(0)).toHaveLength(1)
  })

  it('who sits down before the first card goes on reading', () => {
    wire().onopen?.()
    const table = line.follow('t')
    wire().tells(follow('audience'), posts(0))
    wire().said.length = 0
    wire().tells(follow(0, 1), withBill(1, 0))
    expect(asks()).toEqual([])
    expect(table.bill?.viewer).toBe(0)
  })

  it('of a server that knows less begins anew', () => {
    wire().onopen?.()
    const table = line.follow('t')
    wire().tells(follow(0), posts(0, 1, 2, 3))
    wire().onclose?.()
    vi.advanceTimersByTime(400)
    wire().onopen?.()
    wire().tells(follow(0, 0), posts(0, 1))
    expect(table.next).toBe(2)
  })
})
