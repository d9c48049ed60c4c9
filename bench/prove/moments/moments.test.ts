import { games } from '@sternentisch/games/shelf'
import { randomFrom, readOptions, seedFrom, type Wishes } from '@sternentisch/kernel'
import { faultIn, faultInDrawing, slipIn } from '@sternentisch/kernel/checks'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import type { Progress } from '../progress.ts'
import { coveringOptions } from './cover.ts'
import type { Fault } from './inquest.ts'
import { Moments, type ShownGame } from './moments.ts'
import { runMoments } from './run.ts'
import { shownGame } from './shown.ts'

/** Nearly none but the first of each kind: drawing takes long. */
const SELDOM = 2000
/** Where there is most to show. */
const RICHEST: Readonly<Record<string, object>> = {
  starfighter: { mode: 'skirmish' },
  spacetrace: { mode: 'full' },
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('is told and drawn at every moment of a match', async () => {
    const moments = new Moments(await shownGame(id), SELDOM)
    const options = readOptions(game.options, RICHEST[id] ?? {})
    moments.inquireInto(options, seedFrom('every moment'))
    // One match is enough, but for the shortest games.
    for (let more = 1; more < 10 && moments.counts.moments <= 300; more++)
      moments.inquireInto(options, seedFrom(`every moment ${more}`))
    expect(moments.faults).toEqual([])
    expect(moments.counts.moments).toBeGreaterThan(300)
    expect(moments.counts.drawings).toBeGreaterThan(100)
  })

  it('is played in every mode and with every value of every option', () => {
    const draws = randomFrom(seedFrom('cover')).stream('options')
    const all = Array.from({ length: 20 }, () => coveringOptions(game, draws)).flat()
    for (const { id: option, values } of game.options.rules)
      expect(new Set(all.map((each) => (each as Wishes)[option])), option).toEqual(new Set(values))
  })
})

const real = await shownGame('stellar')
const nothing = (): null => null
/** What is drawn in earnest is drawn above. */
const stellar: ShownGame = {
  ...real,
  board: { ...real.board, Board: nothing, Chart: nothing, Thumbnail: nothing, Result: nothing },
}
const { board, terminal } = stellar
const withBoard = (other: Partial<typeof board>): ShownGame => ({ ...stellar, board: { ...board, ...other } })
const withTerminal = (other: Partial<typeof terminal>): ShownGame => ({
  ...stellar,
  terminal: { ...terminal, ...other },
})

describe('a fault', () => {
  const seed = seedFrom('planted')
  const faultsOf = (shown: ShownGame): readonly Fault[] => {
    const moments = new Moments(shown, SELDOM)
    moments.inquireInto(readOptions(stellar.game.options, { fleetSelection: 'randomAll' }), seed, 12)
    return moments.faults
  }

  it('of a board that has no answer to one kind of event is found, with its place and its stack', () => {
    const [fault, ...others] = faultsOf(
      withBoard({
        asks(view, names, speech, event) {
          if (event?.kind === 'revealed') throw new TypeError('the last of none')
          return board.asks(view, names, speech, event)
        },
      }),
    )
    expect(others).toEqual([])
    expect(fault).toMatchObject({ asked: 'asks', lang: 'en', what: 'TypeError: the last of none' })
    expect(fault.place).toMatchObject({ kind: 'revealed', seed, viewer: 0 })
    expect(fault.place.move).toBeGreaterThan(0)
    expect(fault.stack).toContain('moments.test.ts')
  })

  it('of a terminal that says undefined is found', () => {
    const told = faultsOf(withTerminal({ tellEvent: ({ kind }) => `${kind} by ${undefined}` }))
    expect(told.length).toBeGreaterThan(3)
    for (const fault of told) expect(fault).toMatchObject({ asked: 'tellEvent', lang: 'en' })
    expect(told[0].what).toContain('by undefined')
  })

  it('of a terminal that breaks in a narrow window is found', () => {
    const drawn = faultsOf(
      withTerminal({
        drawTable(view, speech, page) {
          if (page.width < 60) throw new RangeError('no room')
          return terminal.drawTable(view, speech, page)
        },
      }),
    )
    expect(drawn[0]).toMatchObject({ asked: 'drawTable', about: '40 columns', what: 'RangeError: no room' })
  })

  it('is a message that is missing, if anybody gets to read it', () => {
    const said = (words: (key: string) => string) =>
      faultsOf(withBoard({ describe: (_action, _view, { say }) => words(say('stellar.nowhere')) }))
    expect(said((key) => `It is ${key}.`)[0]).toMatchObject({ asked: 'describe', what: 'stellar.nowhere' })
    expect(said(() => 'It is looked up in vain.')).toEqual([])
  })

  it('in a drawing is found: what breaks, what is no number, and what React complains of', () => {
    const Thumbnail: typeof board.Thumbnail = () => createElement('svg', { width: `${Number('x')}px` })
    const Result: typeof board.Result = () => createElement('p', { class: 'wrong' })
    const Chart: typeof board.Chart = () => {
      throw new Error('torn')
    }
    const found = faultsOf(withBoard({ Thumbnail, Result, Chart }))
    const whatOf = (asked: string) => found.find((fault) => fault.asked === asked)?.what
    expect(whatOf('Thumbnail')).toContain('NaN')
    expect(whatOf('Result')).toContain('Invalid DOM property')
    expect(whatOf('Chart')).toBe('Error: torn')
  })

  it('of a memory is found, and the match goes on without it', () => {
    const found = faultsOf(
      withBoard({
        remember() {
          throw new Error('forgotten')
        },
      }),
    )
    expect(found[0]).toMatchObject({ asked: 'remember', what: 'Error: forgotten' })
  })
})

describe('words that a person should never read', () => {
  it.each([
    `It falls to {who}.`,
    'It falls to {n|one|several} of them.',
    `${Number('x')} points`,
    `<path d="M ${Number('x')}px"/>`,
    `${{}} wins`,
    `${null} wins`,
    `${undefined} wins`,
  ])('%s', (words) => expect(slipIn(words)).toContain(words.slice(0, 40)))

  it('are not those that only look alike', () => {
    for (const words of ['Nullpunkt', 'annulled', 'data-null', 'Nana defines', '12 { a }'])
      expect(slipIn(words)).toBeNull()
  })

  it.each([
    ['en', 'Fleets are being picked; still open: .'],
    ['en', 'Jonas: Founder, Foil..'],
    ['en', 'It falls  to Vega.'],
    ['de', 'Ein Angriff auf  („“).'],
    ['en', 'You plays a card.'],
    ['de', 'Du spielt eine Karte.'],
    ['fr', 'Vous joue une carte.'],
    ['fr', 'C’est le tour de Anne.'],
    ['de', 'Du spielst „„Ombra““.'],
  ] as const)('%s: %s', (lang, words) => expect(faultIn(words, lang)).not.toBeNull())

  it.each([
    ['en', 'You pass … “Done!” (SN-3.4).'],
    ['de', 'Du passt; „Ombra“ bleibt, 3 : 2.'],
    ['fr', 'Vous ne jouez rien. Vous êtes attaqué par Vega.'],
    ['fr', 'C’est le tour de onze, de Vega ou de A.'],
  ] as const)('but %s: %s', (lang, words) => expect(faultIn(words, lang)).toBeNull())
})

describe('words beside the name of whoever looks', () => {
  const beside = (you: string, word: string): string => `<b>${you}</b><i></i><span>${word}</span>`

  it.each([
    ['en', 'You', 'waits'],
    ['en', 'You', 'is thinking'],
    ['de', 'Du', 'wartet'],
    ['de', 'Du', 'überlegt'],
    ['de', 'Du', 'hat aufgegeben'],
    ['fr', 'Vous', 'choisit'],
    ['fr', 'Vous', 'attend'],
    ['fr', 'Vous', 'a abandonné'],
  ] as const)('%s: %s %s', (lang, you, word) =>
    expect(faultInDrawing(beside(you, word), lang)).toBe(`“${you} ${word}”`),
  )

  it.each([
    ['en', 'You', 'waiting'],
    ['de', 'Du', 'bereit'],
    ['de', 'Du', 'wartest'],
    ['de', 'Du', 'verbraucht: in die Ablage'],
    ['de', 'Anna', 'wartet'],
    ['fr', 'Vous', 'attendez'],
    ['fr', 'Vous', '3 points'],
  ] as const)('but %s: %s %s', (lang, you, word) =>
    expect(faultInDrawing(beside(you, word), lang)).toBeNull(),
  )
})

describe('prove moments', () => {
  const silent: Progress = { at: () => {}, clear: () => {} }

  async function run(words: string, shown = stellar) {
    const said: string[] = []
    const say = (line: string): void => void said.push(line)
    const desk = { games, lang: 'en', progress: silent, print: say, complain: say } as const
    const code = await runMoments(words.split(' '), { ...desk, open: async () => shown })
    return { code, said }
  }

  it('names what is wrong and where, and the command that shows it again', async () => {
    const shown = withBoard({ asks: () => `${undefined}` })
    const { code, said } = await run('--game stellar --games 1 --seed here', short(shown))
    expect(code).toBe(1)
    const [, again] = /again: npm run prove -- (.*)/.exec(said[0]) ?? []
    expect(again).toMatch(/^moments --game stellar --games 1 --seed [0-9a-f]{32}$/)
    expect(said[0]).toMatch(/^✗ asks {2}\(en\): “…undefined…”\n {2}stellar .*\n {2}as A, move 0 “”, /)
    expect(said.at(-1)).toMatch(
      /^prove moments: runs=1 failures=\d+ matches=5 moments=\d+ questions=\d+ drawings=\d+$/,
    )
  })

  it('refuses what it does not understand', async () => {
    expect(await run('--game chess')).toMatchObject({ code: 2 })
  })

  /** Nobody decides any more after a few moves. */
  const short = (shown: ShownGame): ShownGame => {
    const { game } = shown
    let made = 0
    const play: typeof game.play = (...move) => {
      made++
      game.play(...move)
    }
    return { ...shown, game: { ...game, play, deciding: (table) => (made < 30 ? game.deciding(table) : []) } }
  }
})
