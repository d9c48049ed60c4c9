import { boxOf } from '@sternentisch/games/shelf'
import { Reader } from '@sternentisch/kernel'
import type { Message, Request } from '@sternentisch/wire'
import { describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { begin, settingsFor } from '../test/begin.ts'
import { until, type Visitor } from '../test/visitor.ts'

/** One question over a socket of one's own, and its answer. */
async function ask(visitor: Visitor, request: Request): Promise<Message> {
  const socket = new WebSocket(`${visitor.address}socket`, {
    headers: { authorization: `Bearer ${visitor.token}` },
  })
  onTestFinished(() => socket.terminate())
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send(JSON.stringify(request))
  const answer = await new Promise((resolve) => socket.once('message', resolve))
  return JSON.parse(String(answer)) as Message
}

const moves = (table: string, from = 0): Request => ({ to: 'moves', table, id: 'm', from })

async function scene() {
  const { arrive } = await begin()
  const [anna, ben, eve] = await Promise.all([arrive('Anna'), arrive('Ben'), arrive('Eve')])
  const { table } = await anna.open({ settings: settingsFor('stellar'), seat: 0, deck: null })
  const sit = async () => {
    await ben.line.act(table, { do: 'sit', seat: null, deck: null })
    const followed = anna.line.follow(table)
    await until(followed, () => followed.bill !== null)
    const reader = new Reader(followed.bill!)
    await until(followed, () => followed.since(0).length > 0)
    reader.readOn(followed)
    return reader
  }
  return { anna, ben, eve, table, sit }
}

describe('what a seat may do', () => {
  it('is told to whoever sits there, as the rules list it from what that seat sees', async () => {
    const { anna, ben, table, sit } = await scene()
    const reader = await sit()
    const { game } = boxOf('stellar')!
    const listed = game.actions(reader.rest.view).map((action) => game.write(action))
    const hers = await ask(anna, moves(table))
    expect(hers).toMatchObject({ re: 'moves', id: 'm', table, n: 2, seat: 0, asked: true, result: null })
    expect(hers).toMatchObject({ total: listed.length, from: 0, moves: listed.slice(0, 1000) })
    expect(hers).toMatchObject({ view: { viewer: 0 } })
    expect(await ask(ben, moves(table))).toMatchObject({ seat: 1, view: { viewer: 1 } })
  })

  it('is told a thousand at a time', async () => {
    const { anna, table, sit } = await scene()
    await sit()
    const pages = await Promise.all([0, 1000, 2000, 3000].map((from) => ask(anna, moves(table, from))))
    const lists = pages.map((page) => (page.re === 'moves' ? page.moves : []))
    expect(lists.map(({ length }) => length)).toEqual([1000, 1000, 251, 0])
    expect(new Set(lists.flat()).size).toBe(2251)
  })

  it('is nobody else’s business, and nothing before the match has begun or while a bot plays', async () => {
    const { anna, eve, table, sit } = await scene()
    const refused = (code: string) => ({ re: 'refused', id: 'm', why: { code } })
    expect(await ask(anna, moves(table))).toMatchObject(refused('online.notBegun'))
    await sit()
    expect(await ask(eve, moves(table))).toMatchObject(refused('online.notSeated'))
    expect(await ask(anna, moves('nowhere'))).toMatchObject(refused('online.notSeated'))
    await anna.line.act(table, { do: 'leave' })
    expect(await ask(anna, moves(table))).toMatchObject(refused('online.away'))
  })

  it('is nothing once all is over, but how it ended', async () => {
    const { anna, ben, table, sit } = await scene()
    await sit()
    await ben.line.act(table, { do: 'move', text: '(concede)' })
    expect(await ask(anna, moves(table))).toMatchObject({
      ...{ asked: false, total: 0, moves: [], result: { winners: [0] } },
    })
  })
})
