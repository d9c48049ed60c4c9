import { Interaction, useChoice } from '@sternentisch/grammar'
import {
  type AnyGame,
  anyAction,
  kernelText,
  LANGS,
  type Lang,
  randomFrom,
  readOptions,
  seedFrom,
  speechIn,
  type Told,
  tellTo,
  type Viewer,
} from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Action } from '../rules/action.ts'
import type { SpacetraceEvent } from '../rules/events.ts'
import { spacetrace } from '../rules/game.ts'
import type { Options } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { spacetraceText } from '../text/index.ts'
import { foretell } from './foretell.ts'
import { spacetraceBoard } from './index.ts'
import { memoryIn } from './memory.ts'
import { frameOf, shipsOf } from './reading.ts'
import { fallOf } from './result.tsx'

const game = spacetrace as unknown as AnyGame
const LEVELS = ['first', 'second', 'full'] as const
type Level = (typeof LEVELS)[number]
const optionsOf = (mode: Level): Options => readOptions<Options>(spacetrace.options, { mode }) as Options
const NAMES = ['Anna', 'Jonas']
const GAPS = /spacetrace\.\w|\{\w+\}|undefined|NaN/
/** `fighter#7` is for logs: people read names. */
const GAPS_AND_NUMBERS = /spacetrace\.\w|\{\w+\}|undefined|NaN|#\d/

interface Played {
  readonly table: Table
  readonly events: readonly SpacetraceEvent[]
  readonly memory: unknown
}

/** A match played at random for so many moves, with everything that was told and remembered. */
function played(mode: Level, name: string, moves: number, viewer: Viewer = 0): Played {
  const random = randomFrom(seedFrom(name))
  const whims = randomFrom(seedFrom(`${name}, whims`)).stream('choice')
  const events: SpacetraceEvent[] = []
  let memory: unknown
  const table = spacetrace.deal(optionsOf(mode), random, (event) => void events.push(event))
  for (let move = 0; move < moves; move++) {
    const [seat] = spacetrace.deciding(table)
    if (seat === undefined) break
    spacetrace.play(table, seat, anyAction(game, table, seat, whims) as Action, random, (event) => {
      events.push(event)
      const moment = { view: spacetrace.view(table, viewer), event: tellTo(event, viewer) }
      memory = spacetraceBoard.remember?.(memory, moment)
    })
  }
  return { table, events, memory }
}

interface ShownProps {
  readonly view: View
  readonly viewer: Viewer
  readonly lang: Lang
  readonly memory?: unknown
}

function Shown({ view, viewer, lang, memory }: ShownProps) {
  const speech = speechIn(lang, [kernelText, spacetraceText])
  const actions = spacetrace.actions(view)
  const open = useChoice(game, view, actions, () => {})
  const choice = actions.length > 0 ? open : null
  const { Board } = spacetraceBoard
  return (
    <Interaction game={game} board={spacetraceBoard} view={view} choice={choice} speech={speech}>
      <Board
        game={game}
        viewer={viewer}
        moment={{ view, event: null, memory }}
        choice={choice}
        names={NAMES}
        speech={speech}
        pace={0}
      />
    </Interaction>
  )
}

const MOMENTS = [0, 9, 31, 80, 200]
const CASES = LEVELS.flatMap((level) => MOMENTS.map((moves) => [level, moves] as const))

describe('the board of Spacetrace', () => {
  it.each(CASES)('draws every view of a %s game after %i moves, with no word missing', (level, moves) => {
    const { table, memory } = played(level, 'drawn', moves)
    for (const viewer of [0, 1, 'audience'] as const) {
      for (const lang of LANGS) {
        const view = spacetrace.view(table, viewer)
        const drawn = renderToStaticMarkup(<Shown {...{ view, viewer, lang, memory }} />)
        expect(drawn.replaceAll('table.preview', '')).not.toMatch(GAPS)
      }
    }
  })

  it.each(CASES)(
    'is the same for a viewer whatever lies hidden, in a %s game after %i moves',
    (level, moves) => {
      const { table, memory } = played(level, 'hidden', moves)
      const view = spacetrace.view(table, 0)
      const other = spacetrace.view(spacetrace.imagine(view, randomFrom(seedFrom(`other ${moves}`))), 0)
      const [one, two] = [view, other].map((each) =>
        renderToStaticMarkup(<Shown view={each} viewer={0} lang="en" memory={memory} />),
      )
      expect(two).toBe(one)
    },
  )

  it('puts every action, every warning and every event of whole matches into words', () => {
    for (const level of LEVELS) {
      const { events } = played(level, 'told', 3000)
      expect(events.at(-1)?.kind).toBe('over')
      for (const lang of LANGS) {
        const speech = speechIn(lang, [kernelText, spacetraceText])
        for (const viewer of [0, 1, 'audience'] as const)
          for (const event of events) {
            const line = spacetraceBoard.tell(tellTo(event, viewer), viewer, NAMES, speech, optionsOf(level))
            expect(line ?? '').not.toMatch(GAPS)
          }
      }
      for (const moves of MOMENTS) {
        const { table } = played(level, 'told', moves)
        const [seat] = spacetrace.deciding(table)
        if (seat === undefined) continue
        const view = spacetrace.view(table, seat)
        const speech = speechIn('de', [kernelText, spacetraceText])
        for (const action of spacetrace.actions(view))
          expect(spacetraceBoard.describe(action, view, speech)).not.toMatch(GAPS_AND_NUMBERS)
      }
    }
  })

  it('draws result, piles and thumbnail', () => {
    for (const level of LEVELS) {
      const { table, events } = played(level, 'over', 3000)
      const view = spacetrace.view(table, 0)
      const { Result, Thumbnail, Chart } = spacetraceBoard
      for (const lang of LANGS) {
        const speech = speechIn(lang, [kernelText, spacetraceText])
        const told = events.map((event) => tellTo(event, 0))
        const drawn = renderToStaticMarkup(
          <>
            <Result view={view} names={NAMES} speech={speech} events={told} />
            <Thumbnail view={view} speech={speech} />
            {Chart && <Chart view={view} speech={speech} />}
          </>,
        )
        expect(drawn).not.toMatch(GAPS)
      }
    }
  })

  it('draws the fall of both Bases to where they are now', () => {
    const { table, events } = played('second', 'fall', 3000)
    const view = spacetrace.view(table, 0)
    const lines = fallOf(view, events.map((event) => tellTo(event, 0)) as Told<SpacetraceEvent>[])
    for (const seat of [0, 1]) {
      const lp = table.runs[seat === 0 ? 0 : table.cards.zones.flat().length / 2][1]
      expect(lines[seat][0]).toBe(1000)
      expect(lines[seat].at(-1)).toBe(lp)
    }
  })
})

describe('what the board foretells of an attack', () => {
  it('is what comes of it, row by row, if nobody plays a tactic or changes an order', () => {
    let attacks = 0
    for (const level of ['first', 'second'] as const) {
      for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
        const random = randomFrom(seedFrom(name))
        const whims = randomFrom(seedFrom(`${name}, whims`)).stream('choice')
        const table = spacetrace.deal(optionsOf(level), random)
        let memory: unknown
        let foretold: ReturnType<typeof foretell> = null
        for (
          let [seat] = spacetrace.deciding(table);
          seat !== undefined;
          [seat] = spacetrace.deciding(table)
        ) {
          const view = spacetrace.view(table, seat)
          let action = anyAction(game, table, seat, whims) as Action
          const keep = spacetrace.actions(view).find(({ kind, join }) => kind === 'keep' || join === 'out')
          if (keep) action = keep
          if (action.kind === 'attack') foretold = foretell(view, null)
          spacetrace.play(table, seat, action, random, (event) => {
            const moment = { view: spacetrace.view(table, 0), event: tellTo(event, 0) }
            memory = spacetraceBoard.remember?.(memory, moment)
            if (event.kind !== 'attackOver') return
            attacks++
            expect(memoryIn(memory).fought?.battles).toEqual(foretold?.battles)
          })
        }
      }
    }
    expect(attacks).toBeGreaterThan(30)
  })

  it('is reported afterwards as what both sides lost', () => {
    let reports = 0
    for (const name of ['m', 'n', 'o', 'p']) {
      const random = randomFrom(seedFrom(name))
      const whims = randomFrom(seedFrom(`${name}, whims`)).stream('choice')
      const table = spacetrace.deal(optionsOf('first'), random)
      let memory: unknown
      let before: readonly number[] = []
      for (let [seat] = spacetrace.deciding(table); seat !== undefined; [seat] = spacetrace.deciding(table)) {
        const action = anyAction(game, table, seat, whims) as Action
        spacetrace.play(table, seat, action, random, (event) => {
          const view = spacetrace.view(table, 0)
          memory = spacetraceBoard.remember?.(memory, { view, event: tellTo(event, 0) })
          const cards = [0, 1].map((each) => shipsOf(view, each as 0 | 1).length)
          if (event.kind === 'attack') before = cards
          if (event.kind !== 'attackOver') return
          reports++
          const lost = memoryIn(memory).report?.losses.map((loss) => loss.cards)
          expect(lost).toEqual([before[0] - cards[0], before[1] - cards[1]])
        })
      }
    }
    expect(reports).toBeGreaterThan(5)
  })

  it('in the midst of it agrees with what has been fought', () => {
    let looked = 0
    for (const name of ['i', 'j', 'k', 'l']) {
      for (let moves = 20; moves < 200; moves += 7) {
        const { table, memory } = played('full', name, moves)
        const view = spacetrace.view(table, 0)
        const fought = memoryIn(memory).fought
        if (!fought || !frameOf(view, 'battle')) continue
        looked++
        const expected = foretell(view, fought)
        const real = fought.battles.flatMap(({ rows }) => rows)
        const told = expected?.battles.flatMap(({ rows }) => rows) ?? []
        expect(told.slice(0, real.length)).toEqual(real)
      }
    }
    expect(looked).toBeGreaterThan(3)
  })
})
