import { speechIn } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { argumentsText } from '../../tools/command/text.mjs'
import { lastLine } from '../bench.ts'
import { benchText } from '../text/index.ts'
import { HASTY, type Load, PARTS, SERVERS } from './plan.ts'
import type { Starting } from './processes.ts'
import { serverBench } from './server.ts'

/** Measures servers of which nothing is there but what they answer; tells which loads each of them was given. */
async function measured(only: string | null) {
  const given: (readonly [name: string, load: Load])[] = []
  const ended: string[] = []
  const start: Starting = async (name) => ({
    async load(load, meanwhile) {
      given.push([name, load])
      await meanwhile?.()
      return { ...{ moves: 20, seconds: 2, cpu: 1, median: 3, p99: 7 }, serverCpu: name === 'ours' ? 1 : 2 }
    },
    used: async (asked) => ({ cpu: 0, rss: 5e6, heap: 1e6, tables: asked === 'collected' ? 2 : 0 }),
    end: async () => void ended.push(name),
  })
  const said: string[] = []
  const speech = speechIn('de', [argumentsText, benchText])
  const bench = serverBench(start)
  const outcome = await bench.run({ quick: true, only, speech, print: (line) => said.push(line) })
  return { given, ended, said: said.join('\n'), last: lastLine(bench, outcome) }
}

const { fast, steady, many } = HASTY

describe('of a server', () => {
  it.each([
    [
      'speed',
      SERVERS.map((name) => [name, fast]),
      /ratio=2\.000 colyseus=2\.000 wall_ratio=1\.000 wall_colyseus=1\.000$/,
    ],
    ['p99', SERVERS.map((name) => [name, steady]), /p99_ms=7\.0 peer_p99_ms=7\.0 disk_p99_ms=\d+\.\d$/],
    ['memory', [['ours', many]], /kB_per_match=0\.0 open_MB=5 idle_kB_per_match=0\.00$/],
  ])('%s is measured alone', async (part, loads, figures) => {
    const { given, ended, said, last } = await measured(part)
    expect(given).toEqual(loads)
    expect(ended).toEqual(loads.map(([name]) => name))
    expect(last).toMatch(new RegExp(`^bench server: ${figures.source}`))
    expect(said).not.toMatch(/bench\.\w/)
  })

  it('all of that is measured where nothing is named, each at one start of the server', async () => {
    const { given, ended } = await measured(null)
    expect(given).toEqual([
      ...SERVERS.flatMap((name) => [
        [name, fast],
        [name, steady],
      ]),
      ['ours', many],
    ])
    expect(ended).toEqual([...SERVERS, 'ours'])
  })

  it('a part can be named that there is', () => {
    expect(serverBench(async () => Promise.reject(new Error('nothing is started'))).parts).toEqual(PARTS)
  })
})
