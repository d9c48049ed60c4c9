import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshFolder } from '../../tools/test/fresh-folder.ts'
import { movesIn, savedIn, sternentisch } from '../test-console.ts'

const always = (word: string) => () => word

describe('saving', () => {
  it('a match that was left goes on to the same end', async () => {
    const line = 'play stellar --seats person,bot --budget 6 --seed resume'
    const whole = await sternentisch(line, always('1'))
    const saves = freshFolder()
    let left = await sternentisch(line, ['1', '1', '1', '1', '1'], { saves })
    expect(left.code).toBe(0)
    expect(left.out).toContain('The input has ended before the match was over.')
    for (let round = 0; round < 3; round++) {
      left = await sternentisch(
        ['play', '--resume', savedIn(left), '--budget', '6'],
        ['1', '1', '1', 'quit'],
        { saves },
      )
      expect(left.code).toBe(0)
    }
    const resumed = await sternentisch(['play', '--resume', savedIn(left), '--budget', '6'], always('1'), {
      saves,
    })
    expect(movesIn(savedIn(resumed))).toEqual(movesIn(savedIn(whole)))
    expect(readdirSync(saves)).toHaveLength(1)
    const again = await sternentisch(['play', '--resume', savedIn(resumed)])
    expect(again.code).toBe(2)
    expect(again.err).toContain('is over')
  })

  it('a file of one’s own is written again, another one is left alone', async () => {
    const folder = freshFolder()
    const file = join(folder, 'mine.log')
    const first = await sternentisch(
      ['play', 'stellar', '--budget', '4', '--seed', 'a', '--save', file],
      ['1', 'save', '1', 'save', 'quit'],
    )
    expect(first.code).toBe(0)
    expect(first.out).toContain(`Saved in ${file}`)
    const kept = readFileSync(file, 'utf8')
    expect(kept).toContain('# seats: person,bot')
    const second = await sternentisch(
      ['play', 'stellar', '--budget', '4', '--seed', 'a'],
      ['1', `save ${file}`, 'quit'],
    )
    expect(second.out.replace(/\s+/g, ' ')).toContain('holds something else and is not overwritten')
    const third = await sternentisch(['play', 'stellar', '--budget', '4', '--save', file], ['1', 'quit'])
    expect(third.code).toBe(2)
    expect(readFileSync(file, 'utf8')).toBe(kept)
    expect(readdirSync(folder)).toEqual(['mine.log'])
  })

  it('says where it cannot save', async () => {
    const folder = freshFolder()
    const ran = await sternentisch('play stellar --budget 4 --seed a', [
      `save ${folder}`,
      `save ${folder}/no/where.log`,
      'quit',
    ])
    expect(ran.out.replace(/\s+/g, ' ')).toContain('is a folder, not a file')
    expect(ran.out.replace(/\s+/g, ' ')).toContain('There is no folder for')
    expect(ran.code).toBe(0)
  })
})

describe('at the table', () => {
  const start = 'play stellar --seats person,random --seed table --option firstSeat=seat0'
  const fleet = 'fo wr me ro de sl'
  /** What was printed after a line was typed, up to the next prompt. */
  const after = (lines: readonly string[], typed: string): string => {
    const from = lines.findIndex((line) => line.endsWith(`> ${typed}`))
    const rest = lines.slice(from + 1)
    const to = rest.findIndex((line) => /^Player A> /.test(line))
    return rest.slice(0, to).join('\n')
  }

  it('takes moves by number, in notation, for short, and several at once', async () => {
    const { lines } = await sternentisch(start, [fleet, '1;-', 'quit'])
    const text = lines.join('\n')
    expect(text).toMatch(/· Player A: fleet ready with Fo Wr Me Ro De Sl\./)
    expect(text).toMatch(
      /· Player A plays a \w+( \w+)? face-down to sector 1\.\n· Player A reveals nothing\./,
    )
  })

  it('drops what was typed ahead when something before it is refused', async () => {
    const { out } = await sternentisch(start, [fleet, 'zz;1;2', 'quit'])
    expect(out).toContain('“zz” is not a move.')
    expect(out).toContain('Not played: 1; 2')
  })

  it('shows where moves typed ahead have led before it refuses one of them', async () => {
    const { out } = await sternentisch(start, [fleet, '1;77', 'quit'])
    expect(out).toMatch(
      /· Player A plays .*\n(.*\n)*Player A, reveal one face-down ship, or none\.\n(.*\n)*There is no move 77/,
    )
  })

  it('explains a refusal with its rule, and helps with a slip of the pen', async () => {
    const { lines } = await sternentisch(start, [fleet, '-', '?', 'Sl@3x', '?', '?', '77', 'quit'])
    expect(after(lines, '-')).toBe('You hold a ship, so you must play one. (? tells why)')
    expect(after(lines, '?')).toMatch(/^Rule ST-4\.2: /)
    expect(lines.join('\n')).toContain('“Sl@3x” is not a move. A move looks like Sl@3~ or !2. (? helps)')
    expect(lines.join('\n')).toContain('That is no move. Moves are written like this:')
    expect(lines.join('\n')).toContain('What you can type:')
    expect(after(lines, '77')).toMatch(/There is no move 77; the list goes from 1 to \d+\./)
  })

  it.each([
    ['de', 'Du hast ein Schiff auf der Hand, also musst du eins legen.', 'Regel ST-4.2'],
    ['fr', 'Vous avez un vaisseau en main, vous devez donc en poser un.', 'Règle ST-4.2'],
  ])('does so in %s, with the words of the language', async (lang, refusal, rule) => {
    const words =
      lang === 'de'
        ? ['hilfe', 'zurück', 'protokoll', 'tipp', 'ende']
        : ['aide', 'annuler', 'journal', 'conseil', 'quitter']
    const { out, code } = await sternentisch(`${start} --lang ${lang} --budget 4`, [
      fleet,
      '-',
      '?',
      ...words,
    ])
    expect(out).toContain(refusal)
    expect(out).toContain(rule)
    expect(out).toContain('sternentisch play --resume')
    expect(code).toBe(0)
  })

  it('takes a move back as long as nothing new was seen', async () => {
    const { out } = await sternentisch(start, [fleet, '1', 'undo', 'undo', 'quit'])
    expect(out).toContain('Taken back.')
    expect(out).toContain('You saw something new through this move; it cannot be taken back.')
    const [file] = /\S+\.log/.exec(out)!
    expect(movesIn(file).filter((move) => move.startsWith('A'))).toEqual(['A: fleet Fo Wr Me Ro De Sl'])
  })

  it.each([
    ['en', 'Anna has decided since; nothing can be taken back.'],
    ['de', 'Inzwischen hat Anna entschieden; nichts kann mehr zurückgenommen werden.'],
  ])('says by name who has decided since where nothing can be taken back: %s', async (lang, words) => {
    const line = `play stellar --seats person,person --names Anna,Bo --option firstSeat=seat0 --seed names --lang ${lang}`
    const typed = ['', fleet, '', 'undo', 'quit']
    const { out } = await sternentisch(line, typed)
    expect(out).toContain(words)
  })

  it('asks before a small fleet, and takes another answer as a command', async () => {
    const { out } = await sternentisch(start, ['De', 'n', 'De Ki', 'fo wr me ro de sl', 'quit'])
    expect(out).toContain('1 ship only; you could send 6. Play it all the same?')
    expect(out).toContain('fleet ready with Fo Wr Me Ro De Sl')
    const small = await sternentisch(start, ['De Ki', '', 'quit'])
    expect(small.out).toContain('fleet ready with De Ki')
  })

  it('offers ready-made fleets', async () => {
    const { out } = await sternentisch(start, ['random', 'quit'])
    expect(out).toMatch(/fleet ready with( \w\w){6}\./)
    const none = await sternentisch(start, ['none', 'y', 'quit'])
    expect(none.out).toContain('Player A: no ships in this scenario.')
  })

  it('shows log, charts and hints', async () => {
    const { lines, out } = await sternentisch(`${start} --budget 30`, [
      fleet,
      'log',
      'matrix',
      'ships',
      'unseen',
      'signs',
      'hint',
      '',
      'quit',
    ])
    expect(after(lines, 'log')).toContain('Scenario 1 begins')
    expect(after(lines, 'matrix')).toContain('De Destroyer')
    expect(after(lines, 'ships')).toContain('2× Fo Founder')
    expect(after(lines, 'unseen')).toContain('black hole')
    expect(after(lines, 'signs')).toContain('Sl@3~')
    expect(after(lines, 'hint')).toMatch(/The bot would choose: \S+ \(.*chance to win about\s+\d+%/s)
    expect(out.split('Your hand:').length).toBeGreaterThanOrEqual(3)
  })
})

describe('picking a table', () => {
  it('Enter takes the usual: a duel of a person against a bot', async () => {
    const { out, code } = await sternentisch('', ['', '', '', '', '', 'quit'])
    expect(code).toBe(0)
    expect(out).toContain('1  Duel: two players, four scenarios (usual)')
    expect(out).toMatch(/> A Player .*\n {2}B Bot /)
  })

  it('everything can be chosen and is explained; slips are asked again', async () => {
    const options = ['', '', '', '', '', '', '', '2', '3']
    const { out, code } = await sternentisch('', [
      '1',
      '9',
      '2',
      'o',
      ...options,
      'Anna',
      'Anna',
      'bot',
      'Cleo #1',
      'Cleo',
      'quit',
    ])
    expect(code).toBe(0)
    expect(out).toContain('Please type a number from 1 to 4.')
    expect(out).toContain('Equal scores – Who wins when the best scores are equal.')
    expect(out).toContain('Two players are called “Anna”.')
    expect(out).toContain('A name has 1 to 20 characters')
    const [file] = /\S+\.log/.exec(out)!
    const log = readFileSync(file, 'utf8')
    expect(log).toContain('options: mode=trio tieBreak=shipsLeft firstSeat=seat1')
    expect(log).toContain('# seats: person,bot,person')
  })

  it('offers what means something in the mode, and only what goes together', async () => {
    const duel = await sternentisch('', ['', '', 'o', ...Array(8).fill(''), '5', '2', '', '', 'quit'])
    expect(duel.out).toContain('Equal scores')
    expect(duel.out).not.toContain('Equal teams')
    expect(duel.out).toContain('Please type a number from 1 to 3.')
    expect(readFileSync(savedIn(duel), 'utf8')).toContain('options: firstSeat=seat0')
    const tandem = await sternentisch('', ['', '4', 'o', ...Array(10).fill(''), '', '', '', '', 'quit'])
    expect(tandem.out).toContain('Equal teams')
    expect(tandem.out).not.toContain('Equal scores')
  })

  it('ends with the input', async () => {
    for (const typing of [[], [''], ['', ''], ['', '', ''], ['', '', '', '']]) {
      const { code } = await sternentisch('', typing)
      expect(code).toBe(0)
    }
  })
})
