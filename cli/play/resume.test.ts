import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { movesIn, type Ran, savedIn, sternentisch } from '../test-console.ts'

const start = 'play stellar --seats person,random --seed table --option firstSeat=seat0 --names Anna,Bo'
const flat = (text: string): string => text.replace(/\s+/g, ' ')

/** Some matches that were left, the last one latest; answers their files. */
async function left(saves: string, n: number): Promise<string[]> {
  const files: string[] = []
  for (let at = 0; at < n; at++) {
    const file = savedIn(await sternentisch(start, [...Array(at + 1).fill('1'), 'quit'], { saves }))
    const then = new Date(Date.UTC(2026, 4, 3 + at, 12))
    utimesSync(file, then, then)
    files.push(file)
  }
  return files
}

describe('--resume without a file', () => {
  it('goes on with the only match that is open', async () => {
    const saves = freshFolder()
    const [file] = await left(saves, 1)
    writeFileSync(join(saves, 'diary.log'), 'no match at all')
    const over = await sternentisch('play stellar --seats random,random --seed x', [], { saves })
    expect(over.code).toBe(0)
    const ran = await sternentisch('play --resume', ['1', 'quit'], { saves, interactive: true })
    expect(flat(ran.out)).toMatch(/On with the open match: Stellar, Anna – Bo, \d+ moves, May 3, 2026/)
    expect(savedIn(ran)).toBe(file)
    expect(movesIn(file).filter((move) => move.startsWith('A'))).toHaveLength(2)
  })

  it('lists several, the latest first, and Enter takes that', async () => {
    const saves = freshFolder()
    const files = await left(saves, 3)
    const latest = await sternentisch('play --resume', ['', 'quit'], { saves, interactive: true })
    expect(latest.out).toContain('Which match shall go on?')
    expect(savedIn(latest)).toBe(files[2])
    const first = await sternentisch('play --resume --budget 5', ['3', 'quit'], { saves, interactive: true })
    expect(savedIn(first)).toBe(files[0])
  })

  it('takes the latest where nobody is asked', async () => {
    const saves = freshFolder()
    const files = await left(saves, 2)
    const ran = await sternentisch('play --resume', ['1', 'quit'], { saves })
    expect(savedIn(ran)).toBe(files[1])
  })

  it('marks a match that is played in another terminal, and passes it over', async () => {
    const saves = freshFolder()
    const files = await left(saves, 2)
    const inner: Ran[] = []
    const beside = async () => {
      inner.push(await sternentisch('play --resume', ['', 'quit'], { saves, interactive: true }))
      return 'quit'
    }
    await sternentisch(['play', '--resume', files[1]], beside, { saves })
    expect(flat(inner[0].out)).toContain('(open in another terminal)')
    expect(savedIn(inner[0])).toBe(files[0])
  })

  it('says that nothing is open, in three languages', async () => {
    const said = await Promise.all(
      ['en', 'de', 'fr'].map((lang) => sternentisch(`play --resume --lang ${lang}`, [])),
    )
    expect(said.map(({ code }) => code)).toEqual([2, 2, 2])
    expect(new Set(said.map(({ err }) => err)).size).toBe(3)
    expect(said[0].err).toContain('There is no open match in')
  })

  it('finds a save by its name alone', async () => {
    const saves = freshFolder()
    const [file] = await left(saves, 1)
    for (const name of [basename(file), basename(file, '.log')]) {
      const ran = await sternentisch(['play', '--resume', name], ['quit'], { saves })
      expect(savedIn(ran)).toBe(file)
    }
  })
})

describe('starting without a word', () => {
  it('offers what is open, and a new match', async () => {
    const saves = freshFolder()
    const [file] = await left(saves, 1)
    const on = await sternentisch('', ['', '1', 'quit'], { saves })
    expect(on.out).toContain('A match is still open. Go on?')
    expect(on.out).not.toContain('Welcome')
    expect(savedIn(on)).toBe(file)
    const fresh = await sternentisch('', ['2', '', '', '', '', '', 'quit'], { saves })
    expect(fresh.out).toContain('Welcome')
    expect(savedIn(fresh)).not.toBe(file)
    expect((await sternentisch('', [], { saves })).code).toBe(0)
  })

  it.each([
    ['de', 'Eine Partie ist noch offen.'],
    ['fr', 'Une partie est encore en cours.'],
  ])('does so in %s', async (lang, words) => {
    const saves = freshFolder()
    await left(saves, 1)
    const ran = await sternentisch(`--lang ${lang}`, ['', 'quit'], { saves })
    expect(ran.out).toContain(words)
    expect(ran.out).not.toMatch(/cli\.\w|\{\w+\}/)
  })
})

describe('a save whose end is missing', () => {
  it('goes on after the last complete move, and says so', async () => {
    const saves = freshFolder()
    const [, file] = await left(saves, 2)
    const text = readFileSync(file, 'utf8')
    const moves = movesIn(file)
    writeFileSync(file, text.slice(0, -3))
    const ran = await sternentisch(['play', '--resume', file], ['quit'], { saves })
    expect(flat(ran.out)).toContain(`is missing. Complete are ${moves.length - 1} moves`)
    expect(ran.code).toBe(0)
    expect(movesIn(file)).toEqual(moves.slice(0, -1))
    expect(readFileSync(file, 'utf8')).toContain('# seats: person,random')
    expect((await sternentisch(['verify', file])).code).toBe(0)
  })

  it('of a match that was over, it can be played to its end again', async () => {
    const saves = freshFolder()
    const whole = await sternentisch(start, () => '1', { saves })
    const file = savedIn(whole)
    const text = readFileSync(file, 'utf8')
    const moves = movesIn(file)
    writeFileSync(file, text.slice(0, -1))
    const ran = await sternentisch(['play', '--resume', file], () => '1', { saves })
    expect(ran.code).toBe(0)
    expect(movesIn(file)).toEqual(moves)
    expect(readFileSync(file, 'utf8')).toBe(text)
  })
})
