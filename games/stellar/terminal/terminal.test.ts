import {
  eventsFor,
  isRefusal,
  kernelText,
  LANGS,
  Match,
  randomFrom,
  readOptions,
  type Seat,
  seedFrom,
  speechIn,
  type Viewer,
} from '@sternentisch/kernel'
import { type GameTerminal, type Page, widthOf, wrap } from '@sternentisch/kernel/terminal'
import { describe, expect, it } from 'vitest'
import { stellar } from '../rules/game.ts'
import { view as viewOf } from '../rules/view.ts'
import { lay } from '../rules/written.ts'
import { type Speech, stellarText } from '../text/index.ts'
import { stellarTerminal as terminal } from './index.ts'
import { rangesOf } from './moves.ts'

const speeches = Object.fromEntries(
  LANGS.map((lang) => [lang, speechIn(lang, [kernelText, stellarText])]),
) as Record<(typeof LANGS)[number], Speech>
/** As code for any game holds it. */
const anyTerminal: GameTerminal = terminal
const page: Page = { width: 80, colour: false, names: ['Anna', 'Bruno', 'Clémence-Élodie Marie', 'Dieter'] }

/** A table written down by hand, seen by one viewer. */
function look(setup: object, viewer: Viewer) {
  const table = lay(setup)
  if (isRefusal(table)) throw new Error(speeches.en.explain(table))
  return viewOf(table, viewer)
}

const drawn = (setup: object, viewer: Viewer): string =>
  terminal.drawTable(look(setup, viewer), speeches.en, page)

const widest = (text: string): number => Math.max(...text.split('\n').map(widthOf))

/** Plays a match at random and calls back at every decision. */
function wander(mode: string, seed: string, visit: (match: Match) => void): void {
  const options = readOptions(stellar.options, { mode })
  if (isRefusal(options)) throw new Error('bad options')
  const match = new Match({ game: stellar, options, seed: seedFrom(seed), id: seed, names: [] })
  const draws = randomFrom(seedFrom(`moves ${seed}`)).stream('test')
  while (!match.result) {
    visit(match)
    const [seat] = match.deciding()
    const moves = match.moves(seat)
    // Full fleets fill the table; the largest ones come last in the list of moves.
    const from = moves[0].startsWith('fleet') ? Math.floor(moves.length / 2) : 0
    match.play(seat, moves[from + draws.below(moves.length - from)])
  }
  visit(match)
}

describe('the table', () => {
  const secret = {
    sectors: [
      {
        solar: ['4:3', { card: '3:2F', known: 'A' }],
        stacks: [['Sl~', 'Fo'], [{ card: 'Wr~', known: 'A' }]],
      },
      { solar: ['5:-5'], stacks: [[{ card: 'Ki~', known: 'B' }], ['Ro~', 'Me']] },
    ],
    players: [{ hand: ['Wr'], fleet: ['De', 'Fo'] }, { hand: ['Fl', 'Wr'] }],
  }

  it('shows a player the own ships and what was seen of others', () => {
    const text = drawn(secret, 0)
    expect(text).toMatch(/1 {2}Sun Gas:2F +\(Sl\) \[Fo\] +\(Wr\*\)/)
    expect(text).toMatch(/2 {2}Hole +\(Ki\*\) +\(c\) \[Me\]/)
    expect(text).toContain('Your hand: Wr Warp Ring')
    expect(text).toContain('Still in your pile: Fo De')
    expect(text).toMatch(/> A Anna +0 +\d+ +2, top civil +Wr +–/)
    expect(text).toMatch(/B Bruno +0 +\d+ +0 +c m +–/)
  })

  it('shows the other player, the audience and everybody what they know', () => {
    expect(drawn(secret, 1)).toMatch(/1 {2}Sun Gas +\(m\) \[Fo\] +\(Wr\*\)/)
    expect(drawn(secret, 'audience')).toMatch(/1 {2}Sun Gas +\(m\) \[Fo\] +\(c\)/)
    expect(drawn(secret, 'all')).toMatch(/2 {2}Hole:−5 +\(Ki\*\) +\(Ro\) \[Me\]/)
  })

  it('blurs a discard out of which a ship was fetched unseen (§7.3, C32)', () => {
    const blurred = {
      sectors: [{ solar: ['4:3'], stacks: [[{ card: 'Cr~', once: 'AB' }, 'Me']] }],
      players: [{ hand: ['Wr'], discard: [{ card: 'Sl', known: 'A' }, 'Ro'] }],
    }
    expect(drawn(blurred, 1)).toContain(
      'Anna, military: 1 in the discard + 1 under the Mend; among them Crusher, 1\n  unknown.',
    )
    expect(drawn(blurred, 1)).toMatch(/A Anna.*c 1×m/)
    expect(drawn(blurred, 0)).not.toContain('under the Mend')
    expect(drawn(blurred, 0)).toMatch(/A Anna.*Ro Sl/)
  })

  it('uses colour only as an extra', () => {
    const view = look(secret, 0)
    const plain = terminal.drawTable(view, speeches.en, page)
    const painted = terminal.drawTable(view, speeches.en, { ...page, colour: true })
    expect(painted).not.toBe(plain)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours
    expect(painted.replace(/\u001b\[\d+m/g, '')).toBe(plain)
  })

  it.each([
    ['trio', 3, 9],
    ['quartet', 4, 8],
  ])('has room for everything in %s', (mode, players, sectors) => {
    const solar = ['1:1', '2:1', '3:2', '4:3', '5:4', '1:2', '2:2', '3:3', '4:4'].slice(0, sectors)
    const full = [['Sl~', 'Fo', 'Wr', 'Me', 'Ro', 'Ki', 'De'], ['Fo', 'Wr', 'Me'], [], ['Ro', 'Ro']]
    const crowded = {
      options: { mode },
      sectors: solar.map((card, at) => ({ solar: [card], stacks: at === 0 ? full.slice(0, players) : [] })),
      players: [{ hand: ['Cr'] }],
    }
    for (const lang of LANGS) {
      const text = terminal.drawTable(look(crowded, 0), speeches[lang], page)
      expect(widest(text)).toBeLessThanOrEqual(80)
      for (const ship of full[0].slice(1)) expect(text).toContain(`[${ship}]`)
      expect(text).toMatch(new RegExp(`^${sectors}  `, 'm'))
    }
  })
})

describe('over random matches', () => {
  it.each(['duel', 'trio', 'quartet', 'tandem'])(
    '%s: nothing is wider than the page, and every word is there',
    (mode) => {
      wander(mode, `width ${mode}`, (match) => {
        const at = match.steps.length
        for (const lang of LANGS) {
          const speech = speeches[lang]
          const viewers: Viewer[] = [...match.seats, 'audience', 'all']
          const viewer = viewers[at % viewers.length]
          const [decider = 0 as Seat] = match.deciding()
          const seen = match.view(viewer)
          const own = match.view(decider)
          const actions = match.game.actions(own)
          const events = eventsFor(match.steps.at(-1)?.events ?? match.dealt, viewer)
          const texts = [
            anyTerminal.drawTable(seen, speech, page),
            wrap(anyTerminal.ask(seen, speech, page), 80),
            wrap(anyTerminal.ask(own, speech, page), 80),
            anyTerminal.listMoves(own, actions, speech, page) ?? anyTerminal.explainTyping(own, speech, page),
            anyTerminal.tellResult(seen, speech, page),
            ...events.map((event) => wrap(anyTerminal.tellEvent(event, seen, speech, page) ?? '', 80, '  ')),
            ...actions.slice(0, 3).map((action) => anyTerminal.describeAction(action, own, speech, page)),
            ...(at % 24 === 0
              ? anyTerminal.charts.map((word) => anyTerminal.drawChart(word, own, speech, page))
              : []),
          ]
          for (const text of texts) {
            expect(widest(text), text).toBeLessThanOrEqual(80)
            expect(text).not.toMatch(/stellar\.|\{\w+[|}]|undefined|NaN/)
          }
        }
      })
    },
  )

  it('what is typed for short means what is listed', () => {
    wander('tandem', 'typing', (match) => {
      const [seat] = match.deciding()
      if (seat === undefined) return
      const { game } = match
      const view = match.view(seat)
      for (const action of game.actions(view).slice(0, 40)) {
        const text = game.write(action)
        expect(game.read(view, anyTerminal.spellOut(view, text))).toBe(action)
        expect(game.read(view, anyTerminal.spellOut(view, text.toLowerCase()))).toBe(action)
      }
    })
  })
})

describe('typing', () => {
  const fleets = look(
    { sectors: [{ solar: ['2:1'] }], pending: [{ kind: 'fleets', picks: [null, null] }] },
    0,
  )

  it('takes ships by code, name and number', () => {
    expect(terminal.spellOut(fleets, 'Fo Ro De Sl Fl Fl')).toBe('fleet Fo Ro De Sl Fl Fl')
    expect(terminal.spellOut(fleets, 'fo, 2sl, kite + warp ring')).toBe('fleet Fo Sl Sl Ki Wr')
    expect(terminal.spellOut(fleets, 'fleet')).toBe('fleet')
    expect(terminal.spellOut(fleets, 'banana')).toBe('banana')
  })

  it('offers a full random fleet, the last fleet without lost ships, and none', () => {
    const draws = randomFrom(seedFrom('preset')).stream('preset')
    const presets = terminal.presets(fleets, ['fleet De Ki', 'Ki@1'], draws)
    expect(presets.map(({ word }) => word)).toEqual(['random', 'last', 'none'])
    expect(presets[0].move.split(' ')).toHaveLength(7)
    expect(presets[1].move).toBe('fleet De Ki')
  })

  it('asks before a fleet smaller than possible', () => {
    const small = stellar.read(fleets, 'fleet De Ki')
    const full = stellar.read(fleets, 'fleet Fo Fo De Ki Ki Sl')
    if (isRefusal(small) || isRefusal(full)) throw new Error('refused')
    expect(terminal.needsConsent(small, fleets)).toBe(true)
    expect(terminal.warnings(small, fleets, speeches.en)).toEqual(['2 ships only; you could send 6.'])
    expect(terminal.needsConsent(full, fleets)).toBe(false)
  })

  it('does not ask for the facing of a fetched ship', () => {
    const mend = look(
      {
        sectors: [{ solar: ['2:1'], stacks: [['Me']] }],
        players: [{ discard: ['Cr'] }],
        pending: [
          { kind: 'turn', seat: 'A', step: 'reveal' },
          { kind: 'ability', seat: 'A', sector: 1, place: 1 },
        ],
      },
      0,
    )
    expect(terminal.spellOut(mend, 'me<cr')).toBe('Me<Cr~')
  })
})

describe('guard rails', () => {
  const warned = (setup: object, move: string): readonly string[] => {
    const view = look(setup, 0)
    const action = stellar.read(view, move)
    if (isRefusal(action)) throw new Error(speeches.en.explain(action))
    return terminal.warnings(action, view, speeches.en, page)
  }
  const players = [{ hand: ['Sl', 'Ro'] }]

  it('tell of a second ship, of fights, and of a Rogue among own ships', () => {
    const sectors = [
      { solar: ['2:1'], stacks: [['Ki~'], []] },
      { solar: ['2:1'], stacks: [[], ['Ki~', 'Fl', 'Fo']] },
    ]
    expect(warned({ sectors, players }, 'Sl@1')).toEqual([
      'You already have a ship there; this one will be open.',
    ])
    expect(warned({ sectors, players }, 'Sl@2~')).toEqual(['This ship will have to fight 2 ships.'])
    expect(warned({ sectors, players }, 'Ro@1')).toContain('The only ships it could destroy are your own.')
    expect(warned({ sectors, players }, 'Ro@2')).toEqual([])
    expect(warned({ sectors, players }, 'Ro@2~')).toEqual([])
  })

  it('tell of a partner who holds the sector (Tandem)', () => {
    const sectors = [{ solar: ['2:1'], stacks: [[], [], ['De~'], []] }]
    const tandem = { mode: 'tandem' }
    expect(warned({ options: tandem, sectors, players }, 'Sl@1~')).toEqual([
      'Clémence-Élodie Marie already holds this sector; with both of you there, nobody would win it.',
    ])
    const shared = { mode: 'tandem', sharedMilitary: 'settlement' }
    expect(warned({ options: shared, sectors, players }, 'Sl@1~')).toEqual([])
  })

  it('write runs of numbers short', () => {
    expect(rangesOf([1, 2, 3, 5, 7, 8])).toBe('1–3, 5, 7–8')
  })
})

describe('the matrix', () => {
  it('is drawn from the one the table plays with', () => {
    const chart = (combatMatrix: string): string =>
      terminal.drawChart(
        'matrix',
        look({ options: { combatMatrix }, players: [{ hand: ['Sl'] }], sectors: [{ solar: ['2:1'] }] }, 0),
        speeches.en,
        page,
      )
    expect(chart('apexSpy')).toMatch(/Ki Kite +\+ +− +− +− +×/)
    expect(chart('fiveCycle')).toMatch(/Ki Kite +− +\+ +− +\+ +×/)
    expect(chart('rammingKite')).toMatch(/Ki Kite +× +× +× +× +×/)
  })
})

describe('the result', () => {
  const ended = (options: object, scores: number[], winners: number[]): string => {
    const view = look({ options, sectors: [{ solar: ['2:1'] }], players: [{ hand: ['Sl'] }] }, 'all')
    const over = { ...view, result: { scores, winners: winners as Seat[] } }
    const names = ['Anna', 'Bruno', 'Cleo', 'Dieter']
    return terminal.tellResult(over, speeches.en, { ...page, names }).split('\n')[0]
  }

  it('says how it came about', () => {
    expect(ended({}, [31, 28], [0])).toBe('Anna wins with 31 points.')
    expect(ended({}, [30, 30], [0, 1])).toBe('Anna and Bruno share the win with 30 points each.')
    expect(ended({ tieBreak: 'shipsLeft' }, [30, 30], [1])).toBe(
      'Scores are equal; 16 ships in reserve decide for Bruno.',
    )
    expect(ended({ mode: 'tandem' }, [21, 9, 4, 8], [1, 3])).toBe(
      'Bruno and Dieter win: their lower score 8 counts, against 4.',
    )
    expect(ended({ mode: 'tandem' }, [8, 9, 9, 8], [0, 1, 2, 3])).toBe('A draw: both teams count 8.')
    expect(ended({ mode: 'tandem', tandemTie: 'higherScore' }, [8, 9, 12, 8], [0, 2])).toBe(
      'Anna and Cleo win: both teams count 8, but their better member has 12.',
    )
  })
})
