import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { boxOf, shelf } from '@sternentisch/games/shelf'
import { letterOf, Match, readOptions, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { realDisk } from '../disk.ts'
import { speak } from '../speech.ts'
import { movesIn, type Ran, savedIn, sternentisch, TestConsole } from '../test-console.ts'
import { fillable } from '../test-disk.ts'
import { playOn } from './rounds.ts'
import { Session } from './session.ts'

const start = 'play stellar --seats person,random --seed table --option firstSeat=seat0'
const flat = (text: string): string => text.replace(/\s+/g, ' ')

/** A console that looks at the file whenever something is printed or asked. */
class Watching extends TestConsole {
  look: () => void = () => {}

  override print(text = ''): void {
    this.look()
    super.print(text)
  }
}

describe('what is shown is on the disk', () => {
  for (const { game } of shelf) {
    for (const persons of [0, 1, 2]) {
      it(`${game.id}, ${persons} of 2 are people`, async () => {
        const file = join(freshFolder(), 'm.log')
        const options = readOptions(game.options, {}) as object
        const match = new Match({ game, options, seed: seedFrom('watch'), id: 'm', names: ['Anna', 'Bo'] })
        const players = [0, 1].map((seat) => (seat < persons ? ('person' as const) : ('random' as const)))
        let asked = 0
        const console = new Watching(() => (asked++ > 150 ? null : asked % 9 === 0 ? 'undo' : '1'))
        const program = { console, speech: speak('en'), env: {}, disk: realDisk }
        let looks = 0
        console.look = () => {
          looks++
          const { scenes } = session.readerOf('all')
          expect(movesIn(file)).toEqual(scenes.map(({ seat, text }) => `${letterOf(seat)}: ${text}`))
        }
        const session = new Session(program, boxOf(game.id)!, { match, players, budget: 1, file })
        await playOn(session)
        // A while, or all of a short match.
        expect(looks).toBeGreaterThan(20)
        expect(session.standing.result !== null || session.standing.moves > 10).toBe(true)
        expect(readdirSync(join(file, '..'))).toEqual(['m.log'])
      })
    }
  }
})

describe('a full disk', () => {
  it('is told at the move, play goes on, and all is stored when there is room again', async () => {
    const state = fillable()
    const saves = freshFolder()
    const words: string[] = ['1', '1', '1', '1', '1']
    const seen: (readonly string[])[] = []
    const ran = await sternentisch(
      start,
      () => {
        const [name] = readdirSync(saves)
        seen.push(movesIn(join(saves, name)))
        state.full = seen.length >= 2 && seen.length < 4
        return words[seen.length - 1] ?? 'quit'
      },
      { saves, disk: state.disk },
    )
    expect(ran.code).toBe(0)
    expect(flat(ran.out)).toMatch(/There is no room left for \S+\.log\. The match goes on, but is not saved/)
    expect(flat(ran.out)).toMatch(/Not saved: everything after move \d+\. Another place: save <file>/)
    expect(flat(ran.out)).toContain('Everything is saved again, in')
    expect(seen[3]).toEqual(seen[1])
    expect(seen[4].length).toBeGreaterThan(seen[3].length + 2)
    const checked = await sternentisch(['verify', savedIn(ran)])
    expect(checked.code).toBe(0)
  })

  it('at quit keeps the match open, and another place takes it', async () => {
    const state = fillable()
    const elsewhere = join(freshFolder(), 'elsewhere.log')
    const typed = ['1', '1', 'quit', `save ${elsewhere}`, '1', '1', 'quit']
    let at = 0
    const ran = await sternentisch(
      start,
      () => {
        // The other place is on another disk, with room on it.
        state.full = at === 1 || at === 2
        return typed[at++]
      },
      { disk: state.disk },
    )
    expect(flat(ran.out)).toContain('So the match is not saved, and goes on.')
    expect(ran.code).toBe(0)
    expect(savedIn(ran)).toBe(elsewhere)
    expect((await sternentisch(['verify', elsewhere])).code).toBe(0)
    expect(movesIn(elsewhere).filter((move) => move.startsWith('A')).length).toBeGreaterThanOrEqual(4)
    expect(readdirSync(join(elsewhere, '..'))).toEqual(['elsewhere.log'])
  })

  it('lets nobody leave by accident, but whoever insists, and says what is lost', async () => {
    const state = fillable()
    const typed = ['1', '1', 'quit', 'help', 'quit', 'quit']
    let at = 0
    const ran = await sternentisch(
      start,
      () => {
        state.full = at >= 1
        return typed[at++] ?? null
      },
      { disk: state.disk },
    )
    expect(at).toBe(6)
    expect(ran.code).toBe(2)
    expect(flat(ran.err)).toMatch(
      /no room left .* Saved is the match up to move \d+, in \S+; what came after is/,
    )
  })

  it.each([
    ['en', 'There is no room left for', 'Saved is the match up to move'],
    ['de', 'ist kein Platz mehr', 'Gespeichert ist die Partie bis Zug'],
    ['fr', 'Il n’y a plus de place pour', 'La partie est enregistrée jusqu’au coup'],
  ])('is told in %s, also at the end of the input', async (lang, full, lost) => {
    const state = fillable()
    let at = 0
    const typing = () => {
      state.full = true
      return at++ < 3 ? '1' : null
    }
    const ran = await sternentisch(`${start} --lang ${lang}`, typing, { disk: state.disk })
    expect(ran.code).toBe(2)
    expect(flat(ran.out)).toContain(full)
    expect(flat(ran.err)).toContain(lost)
    expect(ran.out + ran.err).not.toMatch(/cli\.\w|\{\w+\}/)
  })

  it('at the end of a match asks for another place until there is one', async () => {
    const state = fillable()
    const saves = freshFolder()
    const file = join(freshFolder(), 'won.log')
    const asked: string[] = []
    const typing = (prompt: string): string => {
      if (!prompt.startsWith('Another file')) {
        state.full = true
        return '1'
      }
      asked.push(prompt)
      state.full = asked.length < 3
      return ['', `save ${saves}`, file][asked.length - 1]
    }
    const ran = await sternentisch(start, typing, { saves, disk: state.disk })
    expect(ran.code).toBe(0)
    expect(asked).toHaveLength(3)
    expect(savedIn(ran)).toBe(file)
    expect((await sternentisch(['verify', file])).out).toMatch(/in order\. \d+ moves/)
  })

  it('before the first move is no reason not to play', async () => {
    const state = fillable()
    state.full = true
    const ran = await sternentisch(
      start,
      (_, out) => {
        state.full = !out.join().includes('Player A: fleet ready')
        return out.length > 100 ? 'quit' : '1'
      },
      { disk: state.disk },
    )
    expect(ran.code).toBe(0)
    expect(flat(ran.out)).toContain('Everything is saved again')
    expect((await sternentisch(['verify', savedIn(ran)])).code).toBe(0)
  })
})

describe('two terminals', () => {
  it('the second is told, in words, and nothing is overwritten', async () => {
    const saves = freshFolder()
    const left = await sternentisch(start, ['1', 'quit'], { saves })
    const file = savedIn(left)
    const copy = join(freshFolder(), 'copy.log')
    const second: Ran[] = []
    let at = 0
    const typing = async (): Promise<string> => {
      if (at === 2) {
        const again = ['play', '--resume', file]
        for (const lang of ['en', 'de', 'fr'])
          second.push(await sternentisch([...again, '--lang', lang], ['1', 'quit'], { saves }))
        second.push(await sternentisch([...again, '--save', copy], ['1', 'quit'], { saves }))
      }
      return ['1', '1', '1', '1', 'quit'][at++]
    }
    const first = await sternentisch(['play', '--resume', file], typing, { saves })
    expect(first.code).toBe(0)
    expect(second.map(({ code }) => code)).toEqual([2, 2, 2, 0])
    expect(second[0].err).toContain('is open in another terminal')
    expect(second[0].err).toContain('--save <file>')
    expect(new Set(second.slice(0, 3).map(({ err }) => err)).size).toBe(3)
    expect(movesIn(file).filter((move) => move.startsWith('A'))).toHaveLength(5)
    expect(existsSync(copy)).toBe(true)
  })

  it('even without a lock the one that comes too late overwrites nothing, and can go elsewhere', async () => {
    const saves = freshFolder()
    const file = savedIn(await sternentisch(start, ['1', 'quit'], { saves }))
    const copy = join(freshFolder(), 'copy.log')
    let at = 0
    let theirs = ''
    const typing = (): string => {
      if (at === 1) {
        // Somebody on another machine has made other moves.
        rmSync(`${file}.lock`)
        const text = readFileSync(file, 'utf8')
        theirs = `${text.trimEnd().slice(0, text.trimEnd().lastIndexOf('\n'))}\nA: another move\n`
        writeFileSync(file, theirs)
      }
      return ['1', '1', 'quit', `save ${copy}`, '1', 'quit'][at++]
    }
    const ran = await sternentisch(['play', '--resume', file], typing, { saves })
    expect(flat(ran.out)).toContain('another program has written to')
    expect(flat(ran.out)).toContain('So the match is not saved, and goes on.')
    expect(ran.code).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(theirs)
    expect((await sternentisch(['verify', copy])).code).toBe(0)
    expect(movesIn(copy).filter((move) => move.startsWith('A'))).toHaveLength(4)
  })
})

describe('a place that cannot be', () => {
  it.each([
    ['a folder below a file', (folder: string) => join(folder, 'file', 'saves')],
    ['a folder that is a file', (folder: string) => join(folder, 'file')],
  ])('%s is refused before anything is asked', async (_, place) => {
    const folder = freshFolder()
    writeFileSync(join(folder, 'file'), '')
    for (const line of ['', start]) {
      const ran = await sternentisch(line, ['1', '1', '1'], { saves: place(folder) })
      expect(ran.code).toBe(2)
      expect(ran.out).toBe('')
      expect(flat(ran.err)).toMatch(/^The folder \S+ cannot be made \(E\w+\)\. Another place: --save <file>$/)
    }
  })

  it('a folder of one’s own that is missing is refused before the first card', async () => {
    const ran = await sternentisch(`${start} --save ${freshFolder()}/no/where.log`, ['1'])
    expect(ran.code).toBe(2)
    expect(ran.out).toBe('')
    expect(ran.err).toContain('There is no folder for')
  })

  it('a match is stored although the folder was taken away meanwhile', async () => {
    const saves = freshFolder()
    let at = 0
    const ran = await sternentisch(
      start,
      () => {
        if (at === 1) rmSync(saves, { recursive: true })
        return ['1', '1', 'quit'][at++]
      },
      { saves },
    )
    expect(ran.code).toBe(0)
    expect((await sternentisch(['verify', savedIn(ran)])).code).toBe(0)
  })
})
