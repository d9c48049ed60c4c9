import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stellar } from '@sternentisch/games/stellar'
import { isRefusal, Match, readOptions, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../tools/test/fresh-folder.ts'
import { realDisk } from './disk.ts'
import { Keeper } from './keeper.ts'
import { readSave, savedText } from './save.ts'
import { failure, troubled } from './test-disk.ts'

const options = readOptions(stellar.options, {}) as object

/** The same match after each of its first moves. */
function stages(id = 'm', moves = 6): string[] {
  const match = new Match({ game: stellar, options, seed: seedFrom('keeper'), id, names: ['Anna', 'Bo'] })
  const texts = [savedText(match, ['person', 'bot'])]
  while (texts.length <= moves) {
    const [seat] = match.deciding()
    match.play(seat, match.moves(seat)[0])
    texts.push(savedText(match, ['person', 'bot']))
  }
  return texts
}

const codeOf = (refusal: unknown): string | null => (isRefusal(refusal) ? refusal.code : null)

describe('whatever fails, and whenever', () => {
  const [, old, fresh] = stages()

  /** Does it once with nothing failing, to know how many calls it takes. */
  function callsOf(isNew: boolean): number {
    let calls = 0
    const file = join(freshFolder(), 'm.log')
    if (!isNew) writeFileSync(file, old)
    const keeper = new Keeper(
      file,
      troubled(() => calls++),
      isNew ? null : old,
    )
    expect(keeper.keep(fresh)).toBeNull()
    return calls
  }

  it.each([
    ['a new file', true],
    ['a file of before', false],
  ])('%s is as it was or complete, and the next try works', (_, isNew) => {
    const calls = callsOf(isNew)
    expect(calls).toBeGreaterThan(10)
    for (const code of ['ENOSPC', 'EIO', 'EACCES', 'ENOENT', 'EEXIST']) {
      for (let nth = 1; nth <= calls; nth++) {
        const file = join(freshFolder(), 'm.log')
        if (!isNew) writeFileSync(file, old)
        const disk = troubled((_, number) => {
          if (number === nth) throw failure(code)
        })
        const keeper = new Keeper(file, disk, isNew ? null : old)
        const said = keeper.keep(fresh)
        const now = existsSync(file) ? readFileSync(file, 'utf8') : null
        expect([isNew ? null : old, fresh], `${code} at call ${nth}`).toContain(now)
        // Whoever is told that it is kept can rely on it.
        if (said === null) expect(now).toBe(fresh)
        expect(codeOf(keeper.keep(fresh)), `${code} at call ${nth}, once more`).toBeNull()
        expect(readFileSync(file, 'utf8')).toBe(fresh)
        keeper.close()
        expect(readdirSync(join(file, '..')).filter((name) => name.endsWith('.tmp'))).toEqual([])
      }
    }
  })

  it('a process that dies in the middle leaves a file that is as it was or complete, and shuts nobody out', () => {
    const calls = callsOf(false)
    for (let nth = 1; nth <= calls; nth++) {
      const file = join(freshFolder(), 'm.log')
      writeFileSync(file, old)
      const disk = troubled((_, number) => {
        if (number >= nth) throw failure('dead')
      })
      new Keeper(file, disk, old).keep(fresh)
      expect([old, fresh]).toContain(readFileSync(file, 'utf8'))
      // What a dead process leaves is the lock of another process, that is no more.
      const lock = `${file}.lock`
      if (existsSync(lock) && readFileSync(lock, 'utf8') !== '') {
        const owner = JSON.parse(readFileSync(lock, 'utf8'))
        writeFileSync(lock, JSON.stringify({ ...owner, started: 'long ago' }))
      } else if (existsSync(lock)) execFileSync('touch', ['-d', '1 minute ago', lock])
      const next = new Keeper(file, realDisk, readFileSync(file, 'utf8'))
      expect(codeOf(next.keep(fresh))).toBeNull()
      next.close()
      expect(readdirSync(join(file, '..'))).toEqual(['m.log'])
    }
  })
})

describe('what is in the file already', () => {
  const texts = stages()
  const put = (text: string): string => {
    const file = join(freshFolder(), 'm.log')
    writeFileSync(file, text)
    return file
  }

  it('an earlier stage of the same match is replaced, a later one never', () => {
    const file = put(texts[2])
    expect(new Keeper(file, realDisk).keep(texts[5])).toBeNull()
    expect(readFileSync(file, 'utf8')).toBe(texts[5])
    const later = put(texts[5])
    expect(codeOf(new Keeper(later, realDisk).keep(texts[2]))).toBe('cli.file.changed')
    expect(readFileSync(later, 'utf8')).toBe(texts[5])
  })

  it('a move taken back may be taken out of a file by whoever wrote it there', () => {
    const file = put(texts[0])
    const keeper = new Keeper(file, realDisk, texts[0])
    expect(keeper.keep(texts[3])).toBeNull()
    expect(keeper.keep(texts[2])).toBeNull()
    expect(readFileSync(file, 'utf8')).toBe(texts[2])
  })

  it('another match, or no match at all, is left alone', () => {
    for (const other of [stages('other')[2], 'my diary\n', '']) {
      const file = put(other)
      expect(codeOf(new Keeper(file, realDisk).keep(texts[5]))).toBe('cli.file.taken')
      expect(readFileSync(file, 'utf8')).toBe(other)
      expect(readdirSync(join(file, '..'))).toEqual(['m.log'])
    }
  })

  it('what somebody else wrote meanwhile is left alone, lock or no lock', () => {
    const file = put(texts[0])
    const [one, two] = [new Keeper(file, realDisk, texts[0]), new Keeper(file, realDisk, texts[0])]
    expect(one.keep(texts[1])).toBeNull()
    expect(codeOf(two.keep(texts[3]))).toBe('cli.file.inUse')
    one.close()
    expect(two.keep(texts[3])).toBeNull()
    two.close()
    expect(codeOf(one.keep(texts[2]))).toBe('cli.file.changed')
    expect(readFileSync(file, 'utf8')).toBe(texts[3])
  })

  it('a file that was taken away is written anew', () => {
    const file = put(texts[0])
    const keeper = new Keeper(file, realDisk, texts[0])
    keeper.keep(texts[1])
    realDisk.rmSync(file)
    expect(keeper.keep(texts[2])).toBeNull()
    expect(readFileSync(file, 'utf8')).toBe(texts[2])
  })

  it('a link is followed, and both names have one lock', () => {
    const file = put(texts[0])
    const link = join(freshFolder(), 'link.log')
    symlinkSync(file, link)
    const keeper = new Keeper(link, realDisk)
    expect(keeper.keep(texts[1])).toBeNull()
    expect(readFileSync(file, 'utf8')).toBe(texts[1])
    expect(codeOf(new Keeper(file, realDisk).keep(texts[2]))).toBe('cli.file.inUse')
  })

  it('a pipe is refused at once, although nobody ever writes into it', () => {
    const pipe = join(freshFolder(), 'pipe')
    execFileSync('mkfifo', [pipe])
    expect(codeOf(new Keeper(pipe, realDisk).keep(texts[0]))).toBe('cli.file.notPlain')
  })
})

describe('a save that was broken off', () => {
  it('is good for every complete move, wherever it was broken off', async () => {
    const [text] = stages().slice(-1)
    const head = text.indexOf('\n\n') + 2
    for (let length = head; length < text.length; length++) {
      const whole = text.slice(head, length).split('\n').slice(0, -1)
      for (const end of ['', '\0\0\0\0']) {
        const saved = await readSave(text.slice(0, length) + end)
        if (isRefusal(saved)) throw new Error(`${length}: ${saved.code}`)
        expect(saved.match.steps.map((step) => `${'AB'[step.seat]}: ${step.text}`)).toEqual(whole)
        expect(saved.torn).toBe(!text.slice(0, length).endsWith('\n') || end !== '')
      }
    }
  })

  it('a log that somebody wrote by hand needs no end of the last line', async () => {
    const [text] = stages().slice(-1)
    const byHand = text.replace(/^#.*\n/m, '').trimEnd()
    expect(await readSave(byHand)).toMatchObject({ torn: false, match: { steps: { length: 6 } } })
    expect(await readSave(`${byHand}\nA: f`)).toMatchObject({ torn: true, match: { steps: { length: 6 } } })
  })
})
