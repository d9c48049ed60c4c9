import { boxOf } from '@sternentisch/games/shelf'
import { randomFrom, seedFrom } from '@sternentisch/kernel'
import type { Settings } from '@sternentisch/wire'
import { afterEach, describe, expect, it } from 'vitest'
import { findGame } from '../find-game.ts'
import { makeServer, type Server } from '../start.ts'
import { MemoryStore } from '../store/memory.ts'
import { playAtRandom, until, Visitor } from './visitor.ts'

const open: { server: Server; visitors: Visitor[] }[] = []

async function begin() {
  const store = new MemoryStore()
  const server = makeServer({
    ...{ store, findGame },
    failed: (error) => {
      throw error
    },
  })
  const address = `${await server.edge.app.listen({ port: 0, host: '127.0.0.1' })}/`
  const visitors: Visitor[] = []
  open.push({ server, visitors })
  const arrive = async (name: string): Promise<Visitor> => {
    const visitor = await Visitor.arrive(address, name)
    visitors.push(visitor)
    return visitor
  }
  return { server, store, address, arrive }
}

afterEach(async () => {
  for (const { server, visitors } of open.splice(0)) {
    for (const visitor of visitors) visitor.leave()
    await server.close()
  }
})

const settingsOf = (game: string): Settings => ({
  ...{ game, options: {}, cards: null, clock: null, watch: 'link', late: 'lose', listed: true, rated: false },
  chairs: [{ for: 'person' }, { for: 'person' }],
})

const luckFrom = (text: string) => randomFrom(seedFrom(text)).stream('test')

describe('a table online', () => {
  it('begins when the last one sits down, and is played to its end by both', async () => {
    const { arrive, server } = await begin()
    const [anna, ben] = await Promise.all([arrive('Anna'), arrive('Ben')])
    const { table, code } = await anna.open({ settings: settingsOf('stellar'), seat: 0, deck: null })
    const hers = anna.line.follow(table)
    const found = await ben.call<{ table: string }>('GET', `codes/${code}`)
    expect(found).toEqual({ table })
    const his = ben.line.follow(table)
    await until(his, () => his.notice !== null)
    expect(his.notice?.sitters).toMatchObject([{ name: 'Anna' }, null])
    expect(await ben.line.act(table, { do: 'sit', seat: null, deck: null })).toBeNull()
    const { game } = boxOf('stellar')!
    const [a, b] = await Promise.all([
      playAtRandom(anna, hers, game, luckFrom('a')),
      playAtRandom(ben, his, game, luckFrom('b')),
    ])
    expect(a.standing?.result).toEqual(b.standing?.result)
    expect(hers.viewer).toBe(0)
    expect(his.viewer).toBe(1)
    const log = await fetch(`${anna.address}api/tables/${table}/log`)
    expect(await log.text()).toContain('seed: ')

    // Who comes after the end reads it from the log, in pieces, and never takes a moment of the match for the present.
    const cleo = await arrive('Cleo')
    server.hall.drop(table)
    const theirs = cleo.line.follow(table)
    const states = new Set<string>()
    theirs.subscribe(() => theirs.notice && states.add(theirs.notice.state))
    await until(theirs, () => theirs.notice !== null)
    expect([...states]).toEqual(['over'])
    expect(theirs.next).toBe(his.next)
    expect(theirs.next).toBeGreaterThan(32)
  })
})
