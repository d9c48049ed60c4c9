import { drawnBoard } from '@sternentisch/grammar/test'
import { kernelText, LANGS, type Lang, randomFrom, seedFrom, speechIn, tellTo } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Memory } from '../../reading/attack/memory.ts'
import { spacetrace } from '../../rules/game.ts'
import type { View } from '../../rules/view.ts'
import { handOf } from '../../rules/zones.ts'
import { LEVELS, optionsAt, played } from '../../test/played.ts'
import { spacetraceText } from '../../text/index.ts'
import { spacetraceBoard } from '../index.ts'

const NAMES = ['Anna', 'Jonas']
const GAPS = /spacetrace\.\w|\{\w+\}|undefined|NaN/
/** `fighter#7` is for logs: people read names. */
const GAPS_AND_NUMBERS = /spacetrace\.\w|\{\w+\}|undefined|NaN|#\d/

const shown = (view: View, lang: Lang, memory: Memory | undefined): string =>
  drawnBoard(spacetrace, spacetraceBoard, {
    viewer: view.viewer,
    moment: { view, event: null, memory },
    names: NAMES,
    speech: speechIn(lang, [kernelText, spacetraceText]),
  })

const MOMENTS = [0, 9, 31, 80, 200]
const CASES = LEVELS.flatMap((level) => MOMENTS.map((moves) => [level, moves] as const))

describe('the board of Spacetrace', () => {
  it.each(CASES)('draws every view of a %s game after %i moves, with no word missing', (level, moves) => {
    const { table, memory } = played(level, 'drawn', moves)
    for (const viewer of [0, 1, 'audience'] as const) {
      for (const lang of LANGS) {
        const drawn = shown(spacetrace.view(table, viewer), lang, memory)
        expect(drawn.replaceAll('grammar.preview', '')).not.toMatch(GAPS)
      }
    }
  })

  it.each(CASES)('shows every hand once all is open, in a %s game after %i moves', (level, moves) => {
    const { table, memory } = played(level, 'open', moves)
    const view = spacetrace.view(table, 'all')
    const held = view.zones[handOf(0)].size + view.zones[handOf(1)].size
    const count = (drawn: string): number => drawn.split(/class="sp-card sp-card-/).length - 1
    const drawn = shown(view, 'en', memory)
    expect(count(drawn)).toBe(held)
    expect(/<p class="sp-say">.*?<\/p>/.exec(drawn)?.[0]).not.toMatch(/\byou/i)
    expect(drawn).not.toMatch(/your hand/i)
    expect(count(shown(spacetrace.view(table, 'audience'), 'en', memory))).toBe(0)
  })

  it.each(CASES)(
    'is the same for a viewer whatever lies hidden, in a %s game after %i moves',
    (level, moves) => {
      const { table, memory } = played(level, 'hidden', moves)
      const view = spacetrace.view(table, 0)
      const other = spacetrace.view(spacetrace.imagine(view, randomFrom(seedFrom(`other ${moves}`))), 0)
      const [one, two] = [view, other].map((each) => shown(each, 'en', memory))
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
            const line = spacetraceBoard.tell(tellTo(event, viewer), viewer, NAMES, speech, optionsAt(level))
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
})
