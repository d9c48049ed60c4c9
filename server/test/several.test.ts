import { setTimeout as pause } from 'node:timers/promises'
import { isRefusal } from '@sternentisch/kernel'
import { SIGNED_OUT } from '@sternentisch/wire'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { USUAL_LIMITS } from '../edge/limits.ts'
import type { ServerParts } from '../start.ts'
import { PostgresStore } from '../store/postgres/store.ts'
import { begin, settingsFor } from './begin.ts'
import { databaseForTests, freshSchema, wayTo } from './database.ts'
import { until, Visitor } from './visitor.ts'

const database = databaseForTests()

/** Two servers on one database; the line of the second can be cut. */
async function two(parts: Partial<ServerParts> = {}) {
  const schema = freshSchema()
  const { relay, address } = await wayTo(database.address)
  const serverAt = async (at: string, more: Partial<ServerParts> = {}) => {
    const store = await PostgresStore.open(at, { schema, connections: 4 })
    if (isRefusal(store)) throw new Error(store.code)
    return begin({ ...parts, ...more, store })
  }
  const reached: boolean[] = []
  // Whose line is cut has something to complain about.
  const cut = { failed: () => {}, reached: (isThere: boolean) => reached.push(isThere) }
  const [one, other] = [await serverAt(database.address), await serverAt(address, cut)]
  return { one, other, relay, reached }
}

/** The same person at another server. */
function at(address: string, { token }: Visitor): Visitor {
  const visitor = Visitor.again({ address, token })
  onTestFinished(() => visitor.leave())
  return visitor
}

/** A socket of somebody's, and the code it is closed with. */
async function socketAt(address: string, { token }: Visitor) {
  const headers = { authorization: `Bearer ${token}` }
  const socket = new WebSocket(`${address.replace('http', 'ws')}socket`, { headers })
  onTestFinished(() => socket.terminate())
  await new Promise((open) => socket.once('open', open))
  return { closed: new Promise<number>((closed) => socket.once('close', closed)) }
}

const post = (address: string, path: string) =>
  fetch(`${address}api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ann', colour: 'gold' }),
  })

type Found = { readonly table: string }

describe('two servers on one database', () => {
  it('whoever is signed out at one has no page at the other', async () => {
    const { one, other } = await two()
    const [anna, ben] = [await one.arrive('Anna'), await one.arrive('Ben')]
    const [hers, his] = [await socketAt(other.address, anna), await socketAt(other.address, ben)]
    await fetch(`${one.address}api/me`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${anna.token}` },
    })
    expect(await hers.closed).toBe(SIGNED_OUT)
    await fetch(`${one.address}api/me/everything`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${ben.token}` },
    })
    expect(await his.closed).toBe(SIGNED_OUT)
  })

  it('a limit holds for both together', async () => {
    const limits = { ...USUAL_LIMITS, welcomes: { atOnce: 4, perSecond: 0.001 } }
    const { one, other } = await two({ limits })
    for (let guest = 0; guest < 3; guest++) expect((await post(one.address, 'me')).status).toBe(200)
    // What one has granted the other hears of a moment later.
    await pause(1000)
    expect((await post(other.address, 'me')).status).toBe(200)
    expect((await post(other.address, 'me')).status).toBe(429)
    await pause(1000)
    expect((await post(one.address, 'me')).status).toBe(429)
  })

  it('a quick match brings people together who are at different ones', async () => {
    const { one, other } = await two()
    for (const pace of ['day', 'live']) {
      const [anna, ben] = [await one.arrive('Anna'), await other.arrive('Ben')]
      const wish = { game: 'stellar', pace }
      if (pace === 'live') {
        const { table } = (await anna.call<Found>('POST', 'quick', wish)) as Found
        const followed = anna.line.follow(table)
        await until(followed, () => followed.notice !== null)
        expect(await ben.call<Found>('POST', 'quick', wish)).toEqual({ table })
        await until(followed, () => followed.notice?.state === 'running')
      } else {
        const found = await Promise.all([anna, ben].map((each) => each.call<Found>('POST', 'quick', wish)))
        expect(found[0]).toEqual(found[1])
      }
    }
  })

  it('what is said again at the other, since the answer was lost, is said once', async () => {
    const { one, other } = await two()
    const anna = await one.arrive('Anna')
    const { table } = await anna.open({ settings: settingsFor('stellar'), seat: 0, deck: null })
    for (const address of [one.address, other.address]) {
      const socket = new WebSocket(`${address.replace('http', 'ws')}socket`, {
        headers: { authorization: `Bearer ${anna.token}` },
      })
      await new Promise((open) => socket.once('open', open))
      socket.send(JSON.stringify({ to: 'talk', table, id: 'same', spoken: { say: 'phrase', phrase: 1 } }))
      await new Promise((heard) => socket.once('message', heard))
      socket.close()
    }
    expect(await one.store.talk(table, 0)).toHaveLength(1)
  })

  it('one that cannot reach the database sends its people away, and takes them in again', {
    timeout: 60_000,
  }, async () => {
    const { one, other, relay, reached } = await two()
    const anna = await one.arrive('Anna')
    const { table } = await anna.open({ settings: settingsFor('stellar'), seat: 0, deck: null })
    for (const how of ['broken', 'mute'] as const) {
      const page = await socketAt(other.address, anna)
      relay.cut(how)
      expect(await page.closed).toBe(1012)
      expect(reached).toEqual([false])
      expect((await fetch(`${other.address}api/tables`)).status).toBe(503)
      expect((await fetch(`${other.address}healthz`)).status).toBe(503)
      expect((await fetch(`${one.address}healthz`)).status).toBe(200)
      relay.mend()
      await expect
        .poll(async () => (await fetch(`${other.address}healthz`)).status, { timeout: 20_000 })
        .toBe(200)
      // Who runs it is told once of each.
      expect(reached.splice(0)).toEqual([false, true])
      // Who says that it is well lets people in.
      expect((await fetch(`${other.address}api/tables`)).status).toBe(200)
    }
    const there = at(other.address, anna)
    const followed = there.line.follow(table)
    await until(followed, () => followed.notice !== null)
  })
})
