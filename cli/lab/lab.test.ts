import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundle } from '../../tools/bundle.mjs'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { sternentisch } from '../test-console.ts'

describe('lab', () => {
  it.each([
    ['en', 'The lab:', 'measure bots'],
    ['de', 'Das Labor:', 'Bots messen'],
    ['fr', 'Le labo', 'mesurer des bots'],
  ])('says what it can do: %s', async (lang, words, line) => {
    for (const call of ['lab', 'lab --help', 'lab tournament --help']) {
      const { code, out } = await sternentisch(`${call} --lang ${lang}`)
      expect([code, out.startsWith(words)]).toEqual([0, true])
    }
    expect((await sternentisch(`help --lang ${lang}`)).out).toContain(line)
  })

  it.each([
    ['lab balloon', 'no command “balloon”'],
    ['lab tournament', 'at least two bots'],
    ['lab tournament stellar --bots random', 'at least two bots'],
    ['lab tournament chess --bots random:1,random:2', 'no game “chess”'],
    ['lab tournament stellar --bots nobody,random', 'no bot “nobody”'],
    ['lab tournament stellar --bots montecarlo:0,random', '1 to 1000000 iterations'],
    ['lab tournament stellar --bots random,random', '“random:200” is there twice'],
    ['lab tournament --bots random:1,random:2 --mode duel', 'exactly one game'],
    ['lab tournament stellar --bots random:1,random:2 --mode ludo', 'duel, trio, quartet, tandem'],
    ['lab tournament stellar --bots random:1,random:2 --pairs 0', 'whole number from 1'],
    [
      'lab tournament stellar --bots random:1,random:2 --pairs 1 --out /no/such/folder/x',
      '/no/such/folder/x',
    ],
  ])('refuses %s', async (line, why) => {
    const { code, err, out } = await sternentisch(line)
    expect([code, out]).toEqual([2, ''])
    expect(err.replaceAll('\n', ' ')).toContain(why)
  })
})

describe('a tournament', () => {
  const line =
    'lab tournament stellar --mode duel --mode trio --bots random:1,random:2 --pairs 3 --seed s --threads 1'

  it.each([
    ['en', /^Stellar, duel +3 +\d+\.\d% .*open$/m],
    ['de', /^Stellar, trio +3 +\d+,\d.%.*offen$/m],
    ['fr', /^Stellar, duel +3 +\d+,\d.%.*ouvert$/m],
  ])('tells what came of it: %s', async (lang, row) => {
    const { code, out, steps } = await sternentisch(`${line} --lang ${lang}`)
    expect(code).toBe(0)
    expect(out).toMatch(row)
    expect(steps.at(-1)).toBe(15)
  })

  it('says how to do it again', async () => {
    const { out } = await sternentisch(line)
    const again = out.split('\n').at(-1)!.trim().replace('sternentisch ', '')
    expect((await sternentisch(again)).out).toBe(out)
  })

  it('goes on after it was killed at any instant, and comes to the same', async () => {
    const program = await bundle('cli/main.ts')
    const file = join(freshFolder(), 'killed.jsonl')
    const long = line.replace('--pairs 3', '--pairs 40').split(' ')
    const lines = (): number => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length : 0)
    for (const enough of [3, 40]) {
      const child = spawn(process.execPath, [program, ...long, '--out', file], { stdio: 'ignore' })
      const ended = new Promise((resolve) => child.on('close', resolve))
      await expect.poll(lines, { timeout: 120_000, interval: 5 }).toBeGreaterThan(enough)
      child.kill('SIGKILL')
      await ended
    }
    const resumed = await sternentisch([...long, '--out', file])
    expect(resumed.out).toMatch(/there already/)
    const table = ({ out }: { out: string }): string[] =>
      out.split('\n').filter((each) => /^Stellar/.test(each))
    expect(table(resumed)).toEqual(table(await sternentisch(long)))
    expect(table(resumed)).toHaveLength(2)
  })
})
