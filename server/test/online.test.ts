import { boxOf } from '@sternentisch/games/shelf'
import { randomFrom, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { begin, settingsFor } from './begin.ts'
import { playAtRandom, until } from './visitor.ts'

const luckFrom = (text: string) => randomFrom(seedFrom(text)).stream('test')

describe('a table online', () => {
  it('begins when the last one sits down, and is played to its end by both', async () => {
    const { arrive, server } = await begin()
    const [anna, ben] = await Promise.all([arrive('Anna'), arrive('Ben')])
    const { table, code } = await anna.open({ settings: settingsFor('stellar'), seat: 0, deck: null })
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
