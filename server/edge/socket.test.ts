import { describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { begin, settingsFor } from '../test/begin.ts'
import { until, Visitor } from '../test/visitor.ts'
import { USUAL_LIMITS } from './limits.ts'

const text = (words: string) => ({ say: 'text', text: words }) as const

/** Anna and Ben play, and whoever else comes looks on. */
async function atTable(limits = {}) {
  const { arrive, server, store, address } = await begin({ limits: { ...USUAL_LIMITS, ...limits } })
  const [anna, ben, eve] = await Promise.all([arrive('Anna'), arrive('Ben'), arrive('Eve')])
  const { table } = await anna.open({ settings: settingsFor('stellar'), seat: 0, deck: null })
  await ben.line.act(table, { do: 'sit', seat: null, deck: null })
  return { anna, ben, eve, table, server, store, address }
}

describe('who is at a table', () => {
  it('nobody whose page went while it waited its turn to follow', async () => {
    const { ben, table, server, store, address } = await atTable()
    // A table that is not at hand has to be weighed, and that takes as long as the store likes.
    let weigh = (): void => {}
    const weighed = new Promise<void>((resolve) => {
      weigh = resolve
    })
    let asked = 0
    const index = store.index.bind(store)
    store.index = async (which) => {
      asked++
      if (which === 'elsewhere') await weighed
      return index(which)
    }
    const socket = new WebSocket(`${address.replace('http', 'ws')}socket`, {
      headers: { authorization: `Bearer ${ben.token}` },
    })
    await new Promise((resolve) => socket.once('open', resolve))
    const sockets = server.edge.sockets.size
    for (const each of ['elsewhere', table])
      socket.send(JSON.stringify({ to: 'follow', table: each, from: 0, heard: 0 }))
    await expect.poll(() => asked, { timeout: 60_000 }).toBeGreaterThan(0)
    socket.terminate()
    await expect.poll(() => server.edge.sockets.size, { timeout: 60_000 }).toBe(sockets - 1)
    weigh()
    const page = Visitor.again(ben)
    const followed = page.line.follow(table)
    await until(followed, () => followed.here.length > 0)
    page.leave()
    await expect.poll(() => server.hall.rooms.get(table)?.followers.size, { timeout: 60_000 }).toBe(0)
  })
})

describe('what is not understood', () => {
  it('is refused by its name, if it has one', async () => {
    const { anna, table } = await atTable()
    const socket = new WebSocket(`${anna.address.replace('http', 'ws')}socket`, {
      headers: { authorization: `Bearer ${anna.token}` },
    })
    await new Promise((resolve) => socket.once('open', resolve))
    const named: unknown[] = []
    socket.on('message', (data) => named.push((JSON.parse(String(data)) as { id: unknown }).id))
    for (const id of ['mine', 7, '<b>', undefined])
      socket.send(JSON.stringify({ to: 'act', table, id, act: 1 }))
    socket.send('{"id": "torn"')
    await expect.poll(() => named, { timeout: 60_000 }).toEqual(['mine', null, null, null, null])
    socket.terminate()
  })
})

describe('what is said', () => {
  it('is said once, however often its request comes', async () => {
    const { anna, table } = await atTable()
    const socket = new WebSocket(`${anna.address.replace('http', 'ws')}socket`, {
      headers: { authorization: `Bearer ${anna.token}` },
    })
    await new Promise((resolve) => socket.once('open', resolve))
    const answers: unknown[] = []
    socket.on('message', (data) => answers.push(JSON.parse(String(data))))
    for (let time = 0; time < 2; time++)
      socket.send(JSON.stringify({ to: 'talk', table, id: 'same', spoken: text('Hello') }))
    await expect.poll(() => answers, { timeout: 60_000 }).toHaveLength(2)
    socket.terminate()
    expect(answers).toEqual([
      { re: 'done', id: 'same', n: null },
      { re: 'done', id: 'same', n: null },
    ])
    const followed = anna.line.follow(table)
    await until(followed, () => followed.talk.length > 0)
    expect(followed.talk.map(({ n }) => n)).toEqual([1])
  })

  it('by one guest has a pace, from however many pages and at however many tables', async () => {
    const { anna, ben, table } = await atTable({ talk: { atOnce: 2, perSecond: 0 } })
    const other = await anna.open({ settings: settingsFor('stellar'), seat: 0, deck: null })
    const page = Visitor.again(anna)
    expect(await anna.line.say(table, text('one'))).toBeNull()
    expect(await page.line.say(other.table, text('two'))).toBeNull()
    expect(await page.line.say(table, text('three'))).toMatchObject({ code: 'online.talkTooFast' })
    expect(await ben.line.say(table, text('four'))).toBeNull()
    page.leave()
  })

  it('is kept up to a bound: nobody alone fills a table, and who looks on silences nobody who plays', async () => {
    const { anna, ben, eve, table } = await atTable({ said: { ofGuest: 2, ofSide: 3 } })
    const says = async (visitor: Visitor) => (await visitor.line.say(table, text('Hm')))?.code ?? null
    const out = 'online.talkedOut'
    expect([await says(eve), await says(eve), await says(eve)]).toEqual([null, null, out])
    expect([await says(anna), await says(anna), await says(anna)]).toEqual([null, null, out])
    expect([await says(ben), await says(ben)]).toEqual([null, out])
    const followed = eve.line.follow(table)
    await until(followed, () => followed.talk.length === 5)
  })
})
