import { kernelText, LANGS, type Result, speechIn, tellTo, type Viewer } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { baseLp } from '../../reading/ships.ts'
import type { Ending, SpacetraceEvent } from '../../rules/events.ts'
import { spacetrace } from '../../rules/game.ts'
import type { Table } from '../../rules/table.ts'
import { randomGame } from '../../test/random-game.ts'
import { spacetraceText } from '../../text/index.ts'
import { ending } from './index.ts'
import { fallOf, type Scene } from './story.ts'

const english = speechIn('en', [kernelText, spacetraceText])

interface Played {
  readonly table: Table
  readonly events: readonly SpacetraceEvent[]
}

/** A match at random that ended like this. */
function ended(mode: 'first' | 'full', whys: readonly Ending[]): Played {
  for (let at = 0; at < 60; at++) {
    const events: SpacetraceEvent[] = []
    const table = randomGame({ mode }, `ending ${at}`, undefined, (event) => events.push(event))
    if (events.some((event) => event.kind === 'over' && whys.includes(event.why))) return { table, events }
  }
  throw new Error(`no match ended by ${whys}`)
}

function scene({ table, events }: Played, viewer: Viewer, by?: NonNullable<Result['by']>): Scene {
  const rules = table.result ?? { winners: [], scores: [] }
  const result: Result = by ? { winners: rules.winners, scores: [], by } : rules
  const view = spacetrace.view(table, viewer)
  return {
    view: by ? { ...view, result: null } : view,
    ...{ names: ['Anna', 'Jonas'], speech: english, result, conceded: [], played: !by },
    events: events.map((event) => tellTo(event, viewer)),
    outcome: result.winners[0] === viewer ? 'You win' : 'Somebody wins',
  }
}

const drawn = (of: Scene): string => renderToStaticMarkup(<ending.Picture {...of} />)
const reads = (of: Scene): number[] =>
  [...drawn(of).matchAll(/sp-fin-read[^>]*>(\d+)/g)].map(([, lp]) => Number(lp))

describe('how a match of Spacetrace ends', () => {
  const fallen = ended('first', ['base'])
  const [winner] = fallen.table.result?.winners ?? [0]

  it('shows a Base and those who fire at it in the colours of their sides', () => {
    const sides = (viewer: Viewer): string[] =>
      [...drawn(scene(fallen, viewer)).matchAll(/sp-fin-(?:counter|salvo) (sp-own|sp-foe)/g)].map(
        ([, side]) => side,
      )
    expect(sides(winner)).toEqual(['sp-foe', 'sp-own'])
    expect(sides(winner === 0 ? 1 : 0)).toEqual(['sp-own', 'sp-foe'])
  })

  it('SP-16.1: the counter of the Base that fell runs to zero from where it stood', () => {
    const won = scene(fallen, winner)
    const fall = fallOf(won)
    expect(fall && baseLp(won.view, fall.seat)).toBe(0)
    expect(reads(won)[0]).toBe(fall?.before)
    expect(reads(won)).toEqual([...reads(won)].sort((a, b) => b - a))
    expect(ending.verdict(won)).toEqual({
      heading: 'You win',
      line: `Your Base: ${baseLp(won.view, winner)} LP left, turn ${won.view.turn}`,
    })
    expect(ending.lasts(won)).toBe(3)
  })

  it('whoever lost sees the same, and what the other had left', () => {
    const lost = scene(fallen, winner === 0 ? 1 : 0)
    expect(ending.verdict(lost).line).toMatch(/ had \d+ LP left, turn \d+$/)
    expect(ending.lasts(lost)).toBe(3)
  })

  it('SP-16.3 to SP-16.5: where no Base fell there is only the report', () => {
    const quiet = scene(ended('first', ['quiet', 'cap', 'agreed']), 0)
    expect(drawn(quiet)).not.toContain('sp-fin-counter')
    expect(drawn(quiet).match(/ LP</g)).toHaveLength(2)
    expect(ending.lasts(quiet)).toBeLessThan(2)
  })

  it('SP-17.2: where wrecks count, the points are named', () => {
    expect(ending.verdict(scene(ended('full', ['base', 'quiet', 'cap', 'agreed']), 0)).line).toMatch(
      /^\d+ points against \d+, turn \d+$/,
    )
  })

  it('SP-16.6: who gives up has not been shot', () => {
    const will = scene(fallen, winner, 'conceding')
    expect(drawn(will)).not.toContain('sp-fin-counter')
    expect(ending.verdict(will)).toEqual({ heading: 'You win', line: '' })
  })

  it('has words in every language, and a sound', () => {
    for (const lang of LANGS)
      for (const viewer of [0, 1, 'audience', 'all'] as const) {
        const of = { ...scene(fallen, viewer), speech: speechIn(lang, [kernelText, spacetraceText]) }
        const { heading, line } = ending.verdict(of)
        expect(`${heading} ${line} ${drawn(of)}`).not.toMatch(/[{}]|undefined|spacetrace\./)
        expect(ending.sound(of).every(({ at, lasts }) => at + lasts < 4)).toBe(true)
      }
  })
})
