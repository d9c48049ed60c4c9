// A move is shown as many moments, one for each thing that happens. Whatever is asked of a view is asked of them too.
import { Interaction } from '@sternentisch/grammar'
import {
  type AnyGame,
  isRefusal,
  kernelText,
  LANGS,
  speechIn,
  type Told,
  tellTo,
  type Viewer,
} from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Memory, remember } from '../../reading/attack/memory.ts'
import type { SpacetraceEvent } from '../../rules/events.ts'
import { spacetrace } from '../../rules/game.ts'
import type { Options } from '../../rules/options.ts'
import type { Table } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { spacetraceTerminal } from '../../terminal/index.ts'
import { LEVELS, optionsAt, watched } from '../../test/played.ts'
import { type Speech, spacetraceText } from '../../text/index.ts'
import { spacetraceBoard } from '../index.ts'

const game: AnyGame = spacetrace
const NAMES = ['Anna', 'Jonas']
const GAPS = /spacetrace\.\w|\{\w+\}|undefined|NaN/
const VIEWERS: readonly Viewer[] = [0, 1, 'audience']
const SPEECHES = LANGS.map((lang) => speechIn(lang, [kernelText, spacetraceText]))
const PAGE = { width: 80, colour: false, names: NAMES }
/** One of each kind: none of them has to be possible, but each gets an answer. */
const TYPED = [
  'done',
  '!',
  '.',
  '> fighter',
  '+ crews',
  '* overdrive',
  '@ fighter#7',
  '/ cruiser',
  '~ base',
  'o keep',
  '=',
  '=y',
  '- counter',
]

type Event = Told<SpacetraceEvent>

/** What is said at every moment. */
const wordsAt = (event: Event, view: View, speech: Speech): readonly unknown[] => [
  spacetraceBoard.asks(view, NAMES, speech, event),
  spacetraceBoard.tell(event, view.viewer, NAMES, speech, view.options),
  spacetraceBoard.progress?.(view, speech) ?? null,
  ...Object.values(spacetraceBoard.stands?.(event) ?? {}),
  spacetraceTerminal.ask(view, speech, PAGE),
  spacetraceTerminal.drawTable(view, speech, PAGE),
  spacetraceTerminal.tellEvent(event, view, speech, PAGE),
  spacetraceTerminal.tellResult(view, speech, PAGE),
]

/** What is said if somebody looks closer. */
const moreWordsAt = (view: View, speech: Speech): readonly unknown[] => [
  ...spacetraceTerminal.charts.map((word) => spacetraceTerminal.drawChart(word, view, speech, PAGE)),
  ...spacetrace
    .actions(view)
    .flatMap((action) => [
      spacetraceBoard.describe(action, view, speech),
      ...spacetraceBoard.warnings(action, view, speech),
      spacetraceTerminal.describeAction(action, view, speech),
    ]),
  ...TYPED.map((typed) => spacetrace.read(view, typed))
    .filter(isRefusal)
    .map((refusal) => speech.explain(refusal)),
]

/** The whole board and the small one, as they stand while this happens. */
function drawn(event: Event, view: View, speech: Speech, memory: Memory): string {
  const { Board, Thumbnail, Chart } = spacetraceBoard
  return renderToStaticMarkup(
    <Interaction game={game} board={spacetraceBoard} view={view} choice={null} speech={speech}>
      <Board
        {...{ game, viewer: view.viewer, choice: null, names: NAMES, speech, pace: 300 }}
        moment={{ view, event, memory }}
      />
      <Thumbnail view={view} speech={speech} />
      {Chart && <Chart view={view} speech={speech} />}
    </Interaction>,
  )
}

/** Moments of which one is looked at closely, for all of them. */
const likeness = ({ kind }: SpacetraceEvent, { pending }: Table): string =>
  [kind, ...pending.map((frame) => ('step' in frame ? `${frame.kind} ${frame.step}` : frame.kind))].join()

/** Looks at every moment of a match; answers the kinds of moments there were. */
function lookThrough(options: Options, name: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const memories = new Map<Viewer, Memory>()
  watched(options, name, 3000, (event, table) => {
    const closely = !seen.has(likeness(event, table))
    seen.add(likeness(event, table))
    for (const viewer of VIEWERS) {
      const view = spacetrace.view(table, viewer)
      const told = tellTo(event, viewer)
      const memory = remember(memories.get(viewer), { view, event: told })
      memories.set(viewer, memory)
      for (const speech of SPEECHES) {
        const words = [...wordsAt(told, view, speech), ...(closely ? moreWordsAt(view, speech) : [])]
        expect(words.join('\n')).not.toMatch(GAPS)
      }
      if (closely)
        expect(
          drawn(told, view, SPEECHES[seen.size % 3], memory).replaceAll('grammar.preview', ''),
        ).not.toMatch(GAPS)
    }
  })
  return seen
}

describe('every moment of a match', () => {
  it.each(LEVELS)('can be drawn, asked about and put into words in a %s game', (level) => {
    const names = level === 'full' ? ['one', 'two', 'three'] : ['one']
    const seen = names.flatMap((name) => [...lookThrough(optionsAt(level), `moments ${name}`)])
    expect(seen).toContain('over')
    if (level === 'full')
      expect(seen.filter((each) => each.endsWith('chain effect')).length).toBeGreaterThan(4)
  })
})
