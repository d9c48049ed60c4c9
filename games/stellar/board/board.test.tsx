import { choiceOf, Interaction, menuOf } from '@sternentisch/grammar'
import {
  type AnyGame,
  kernelText,
  LANGS,
  randomFrom,
  type Seat,
  seatsUpTo,
  seedFrom,
  speechIn,
  tellTo,
  UNKNOWN,
  type Viewer,
} from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Action } from '../rules/action.ts'
import type { StellarEvent } from '../rules/events.ts'
import { stellar } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import type { Options } from '../rules/options.ts'
import { SHIP_NAMES } from '../rules/ships.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { handOf, reserveOf } from '../rules/zones.ts'
import { settings } from '../test/scene.ts'
import { stellarText } from '../text/index.ts'
import { stellarBoard } from './index.ts'

const TABLE_WORDS = { 'table.preview': 'Preview' }
const speeches = LANGS.map((lang) =>
  speechIn(lang, [kernelText, stellarText, { en: TABLE_WORDS, de: TABLE_WORDS, fr: TABLE_WORDS }]),
)
const [english] = speeches
const NAMES = ['Anna', 'Jonas', 'Miriam', 'Emil']
const game = stellar as unknown as AnyGame

/** The board as it first appears, in plain markup. */
function drawn(view: View, event: StellarEvent | null = null, speech = english): string {
  const { Board } = stellarBoard
  const actions = stellar.actions(view)
  const choice = choiceOf(
    game,
    view,
    menuOf(game, actions),
    [],
    () => {},
    () => {},
  )
  const told = event && tellTo(event, view.viewer)
  const open = actions.length > 0 && !event ? choice : null
  return renderToStaticMarkup(
    <Interaction game={game} board={stellarBoard} view={view} choice={open} speech={speech}>
      <Board
        game={game}
        viewer={view.viewer}
        moment={{ view, event: told }}
        choice={open}
        names={NAMES}
        speech={speech}
        pace={0}
      />
    </Interaction>,
  )
}

/** Plays at random and shows every instant at which something was told. */
function play(
  options: Partial<Options>,
  name: string,
  visit: (table: Table, event: StellarEvent | null) => void,
): Table {
  const luck = randomFrom(seedFrom(name))
  const choices = randomFrom(seedFrom(`${name}, choices`)).stream('choice')
  const dealt: StellarEvent[] = []
  const table = stellar.deal(settings(options), luck, (event) => dealt.push(event))
  for (const event of dealt) visit(table, event)
  for (;;) {
    const seats = stellar.deciding(table)
    if (seats.length === 0) return table
    visit(table, null)
    const seat = seats[choices.below(seats.length)]
    const all = stellar.actionsAt(table, seat)
    const few = all[0].kind === 'fleet' ? all.slice(-40) : all
    stellar.play(table, seat, few[choices.below(few.length)], luck, (event) => visit(table, event))
  }
}

const MODES: readonly Partial<Options>[] = [
  { mode: 'duel' },
  { mode: 'trio', combatMatrix: 'fiveCycle' },
  { mode: 'quartet', composition: 'twins' },
  { mode: 'tandem', combatMatrix: 'rammingKite' },
]

describe('the board of Stellar', () => {
  it.each(MODES)('draws every state of a match: $mode', (options) => {
    const viewers: Viewer[] = [0, 1, 'audience', 'all']
    let turn = 0
    play(options, `board ${options.mode}`, (table, event) => {
      const viewer = viewers[turn++ % viewers.length]
      // Every third instant: the viewers take turns, so each of them sees all kinds.
      if (turn % 3 !== 0) return
      const speech = speeches[turn % speeches.length]
      const markup = drawn(stellar.view(table, viewer), event, speech)
      expect(markup).not.toMatch(/NaN|undefined|\[object|stellar\.[a-z]/)
    })
    expect(turn).toBeGreaterThan(100)
  })

  it('names everything that can be picked', () => {
    let spots = 0
    play({ mode: 'duel' }, 'names', (table) => {
      for (const seat of stellar.deciding(table)) {
        const markup = drawn(stellar.view(table, seat))
        for (const [, attributes] of markup.matchAll(/<[a-z]+ ([^>]*data-spot[^>]*)>/g)) {
          expect(attributes).toMatch(/aria-label="[^"]{3,}"/)
          spots++
        }
      }
    })
    expect(spots).toBeGreaterThan(500)
  })

  it('offers every legal action as spots', () => {
    const kinds = new Set<string>()
    for (const options of [{ mode: 'duel' }, { mode: 'tandem' }] as const)
      play(options, `offers ${options.mode}`, (table, event) => {
        const [seat] = stellar.deciding(table)
        if (event || seat === undefined) return
        const view = stellar.view(table, seat)
        const actions = stellar.actions(view)
        const choosing = actions.filter(({ kind }) => kind !== 'pass' && kind !== 'lapse')
        const markup = drawn(view)
        const [{ kind }] = choosing
        kinds.add(kind)
        const declines = actions.length > choosing.length && kind !== 'fleet' ? 1 : 0
        expect(markup.split('data-legal').length - 1, kind).toBe(spotsFor(view, choosing) + declines)
      })
    expect([...kinds].sort()).toEqual(['fleet', 'foe', 'mend', 'play', 'reveal', 'rogue', 'warp'])
  })

  /** How many things must be there to pick: single ships, and places. */
  function spotsFor(view: View, actions: readonly Action[]): number {
    const different = (of: (action: Action) => unknown): number => new Set(actions.map(of)).size
    const seat = view.viewer as Seat
    switch (actions[0].kind) {
      case 'fleet':
        // With nothing picked, an empty fleet could be sent, where it is allowed.
        return view.zones[reserveOf(seat)].size + actions.filter(({ fleet }) => fleet === 0).length
      case 'play':
        return view.zones[handOf(seat)].size + different(({ sector, up }) => `${sector} ${up}`)
      case 'warp':
        return different(({ sector, place }) => `${sector}.${place}`) + different(({ to }) => to)
      default:
        return actions.length
    }
  }
})

describe('secrets', () => {
  /** How often each ship's name stands in the markup. */
  const mentions = (markup: string): number[] => SHIP_NAMES.map((name) => markup.split(name).length - 1)

  it.each(MODES)('look the same whatever is hidden: $mode', (options) => {
    let compared = 0
    play(options, `secret ${options.mode}`, (table, event) => {
      if (event || compared > 60) return
      for (const viewer of ['audience', 1] as const) {
        const other = swapped(table, viewer)
        if (!other) continue
        expect(drawn(stellar.view(other, viewer))).toBe(drawn(stellar.view(table, viewer)))
        compared++
      }
    })
    expect(compared).toBeGreaterThan(20)
  })

  it('audiences see only ships that lie open or were lost in the open', () => {
    play({ mode: 'duel' }, 'audience', (table, event) => {
      if (event) return
      const view = stellar.view(table, 'audience')
      const known = new Set(view.zones.flatMap((zone) => zone.cards.map(({ face }) => face)))
      const counts = mentions(drawn(view))
      counts.forEach((count, ship) => {
        // The Mend is named where it blurs a discard; its own card then lies open.
        if (count > 0 && known.has(UNKNOWN)) expect(known.has(ship), SHIP_NAMES[ship]).toBe(true)
      })
    })
  })

  /** The same table with two ships exchanged that this viewer cannot tell apart. */
  function swapped(table: Table, viewer: Viewer): Table | null {
    const { layout, players } = kitOf(table.options)
    const view = stellar.view(table, viewer)
    for (const seat of seatsUpTo(players)) {
      if (seat === viewer) continue
      const hidden = hiddenShips(table, view, seat)
      for (const one of hidden) {
        const two = hidden.find(
          (each) =>
            layout.face[each.card] !== layout.face[one.card] &&
            layout.back[layout.face[each.card]] === layout.back[layout.face[one.card]],
        )
        if (!two) continue
        const copy = stellar.copy(table)
        const { zones, handle, known, once } = copy.cards
        zones[one.zone][one.place] = two.card
        zones[two.zone][two.place] = one.card
        for (const row of [handle, known, once] as unknown as number[][])
          [row[one.card], row[two.card]] = [row[two.card], row[one.card]]
        return copy
      }
    }
    return null
  }

  function hiddenShips(table: Table, view: View, seat: Seat) {
    const { layout } = kitOf(table.options)
    return layout.zones.flatMap((zone, index) => {
      const seen = view.zones[index]
      const all = seen.cards.every(({ face }) => face === UNKNOWN)
      if (zone.owner !== seat || zone.shape === 'pile' || !all || seen.strays > 0) return []
      return table.cards.zones[index].map((card, place) => ({ zone: index, place, card }))
    })
  }
})

describe('what the board says', () => {
  it('speaks three languages, to the viewer in the second person', () => {
    for (const speech of speeches) {
      const lines: string[] = []
      play({ mode: 'duel' }, 'words', (_, event) => {
        if (!event) return
        const line = stellarBoard.tell(
          tellTo(event, 0),
          0,
          ['You', 'Jonas'],
          speech,
          settings({ mode: 'duel' }),
        )
        if (line !== null) lines.push(line)
      })
      expect(lines.length).toBeGreaterThan(60)
      for (const line of lines) {
        expect(line).not.toMatch(/stellar\.|\{|undefined|NaN/)
        expect(line).not.toMatch(/^You (plays|draws|reveals|moves|lays|lets)\b/)
      }
    }
  })

  it('describes and asks in every decision', () => {
    play({ mode: 'quartet' }, 'asks', (table, event) => {
      const [seat] = stellar.deciding(table)
      if (event || seat === undefined) return
      for (const speech of speeches) {
        const view = stellar.view(table, seat)
        const [action] = stellar.actions(view)
        const said = [
          stellarBoard.asks(view, NAMES, speech),
          stellarBoard.asks(stellar.view(table, 'audience'), NAMES, speech),
          stellarBoard.describe(action, view, speech),
          ...stellarBoard.warnings(action, view, speech),
        ]
        for (const text of said) expect(text).toMatch(/^[^{}]{4,}$/)
      }
    })
  })

  it('lists the solar cards that nobody has shown the viewer, and marks the picked ship in the chart', () => {
    const { Chart } = stellarBoard
    if (!Chart) throw new Error('Stellar has a chart')
    let before = Number.POSITIVE_INFINITY
    play({ mode: 'duel' }, 'unseen', (table, event) => {
      if (event) return
      const view = stellar.view(table, 0)
      const markup = renderToStaticMarkup(<Chart view={view} speech={english} picked={['De']} />)
      const [, n] = /not seen yet: (\d+)/.exec(markup) ?? []
      expect(Number(n)).toBeLessThanOrEqual(before)
      before = Number(n)
      expect(markup.match(/st-node-picked/g)).toHaveLength(1)
    })
    expect(before).toBeLessThan(8)
  })

  it('draws result, chart and thumbnail', () => {
    const { Result, Chart, Thumbnail } = stellarBoard
    for (const options of MODES) {
      const events: StellarEvent[] = []
      const table = play(options, 'result', (_, event) => {
        if (event) events.push(event)
      })
      const view = stellar.view(table, 0)
      const told = events.map((event) => tellTo(event, 0))
      for (const speech of speeches) {
        const markup = renderToStaticMarkup(
          <>
            <Result view={view} names={NAMES} speech={speech} events={told} />
            {Chart && <Chart view={view} speech={speech} />}
            <Thumbnail view={view} speech={speech} />
          </>,
        )
        expect(markup).not.toMatch(/NaN|undefined|stellar\.[a-z]/)
        expect(markup).toContain('<table')
      }
    }
  })
})
