import { figure, kernelText, LANGS, type Result, speechIn, tellTo, type Viewer } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { StellarEvent } from '../../rules/events.ts'
import { stellar } from '../../rules/game.ts'
import type { Options } from '../../rules/options.ts'
import { randomGame } from '../../test/random-game.ts'
import { stellarText } from '../../text/index.ts'
import { ending } from './index.ts'
import { countsOf, lastSector, type Scene } from './story.ts'

const english = speechIn('en', [kernelText, stellarText])
const NAMES = ['Anna', 'Jonas', 'Mia', 'Tom']

/** A match at random with these scores at its end. */
function scene(mode: Options['mode'], viewer: Viewer, end: Partial<Result> = {}): Scene {
  const events: StellarEvent[] = []
  const table = randomGame({ mode }, `ending ${mode}`, undefined, (event) => events.push(event))
  const result: Result = { ...(table.result ?? { winners: [], scores: [] }), ...end }
  const own = result.winners.some((seat) => seat === viewer)
  return {
    view: { ...stellar.view(table, viewer), result: end.by ? null : result },
    names: NAMES.slice(0, table.result?.scores.length),
    ...{ speech: english, result, conceded: [], played: !end.by },
    events: events.map((event) => tellTo(event, viewer)),
    outcome: own ? 'You win' : `${NAMES[result.winners[0]]} wins`,
  }
}

const drawn = (of: Scene): string => renderToStaticMarkup(<ending.Picture {...of} />)
const plate = (of: Scene): string => /st-fin-count[^>]*>([^<]*)/.exec(drawn(of))?.[1] ?? ''

describe('how a match of Stellar ends', () => {
  it('ST-15: the last sector is read off, body by body, as it was scored', () => {
    const won = scene('duel', 0, { scores: [41, 39], winners: [0] })
    const event = lastSector(won)
    expect(drawn(won).match(/st-fin-value/g)).toHaveLength(event?.cards.length ?? 0)
    expect(ending.verdict(won)).toEqual({ heading: 'You win', line: 'Jonas has 39 points, 2 fewer' })
    expect(plate(won)).toBe('41')
    expect(ending.lasts(won)).toBe(3.8)
  })

  it('whoever lost reads the points of whoever won, their own, and how few were missing', () => {
    const lost = scene('duel', 1, { scores: [41, 40], winners: [0] })
    expect(ending.verdict(lost)).toEqual({ heading: 'Anna wins', line: 'You have 40 points, 1 fewer' })
    expect(ending.lasts(lost)).toBe(3.8)
  })

  it('ST-17, ST-18: with three and four, the nearest counts', () => {
    const trio = { scores: [10, 25, 21], winners: [1] } as const
    expect(ending.verdict(scene('trio', 1, trio)).line).toBe('Mia has 21 points, 4 fewer')
    expect(ending.verdict(scene('trio', 0, trio)).line).toBe('You have 10 points, 15 fewer')
    expect(ending.verdict(scene('trio', 'audience', trio)).line).toBe('Mia has 21 points, 4 fewer')
    expect(plate(scene('quartet', 'audience', { scores: [1, 2, 3, 9], winners: [3] }))).toBe('9')
  })

  it('ST-16.3: equal scores share the win', () => {
    const shared = { scores: [20, 20, 3], winners: [0, 1] } as const
    expect(ending.verdict(scene('trio', 1, shared))).toEqual({
      heading: 'You share the win',
      line: '20 points each',
    })
    expect(ending.verdict(scene('trio', 2, shared)).heading).toBe('Anna and Jonas share the win')
  })

  it('ST-19.7: in Tandem the team wins, and the lower score counts', () => {
    const end = { scores: [30, 8, 12, 40], winners: [0, 2] } as const
    expect(ending.verdict(scene('tandem', 2, end))).toEqual({
      heading: 'Your team wins',
      line: 'The lower score counts: 12 against 8',
    })
    expect(ending.verdict(scene('tandem', 1, end)).line).toBe('The lower score counts: 12 against 8')
    const level = { scores: [5, 5, 9, 9], winners: [0, 1, 2, 3] } as const
    expect(ending.verdict(scene('tandem', 0, level)).heading).toBe('A draw')
  })

  it('the plate holds the points of whom the heading names, and says whose they are', () => {
    for (const mode of ['duel', 'trio', 'quartet', 'tandem'] as const)
      for (const viewer of [0, 1, 'audience', 'all'] as const) {
        const won = scene(mode, viewer)
        const { winners } = won.result
        const whose = winners.find((seat) => seat === viewer) ?? winners[0]
        expect(plate(won)).toBe(figure(countsOf(won)[whose]))
        // In Tandem it is a team that has them.
        const name = /st-fin-whose".*?<tspan[^>]*>([^<]*)/.exec(drawn(won))?.[1]
        expect(name).toBe(mode === 'tandem' ? undefined : NAMES[whose])
      }
  })

  it('where players ended it, no sector is scored', () => {
    const will = scene('duel', 0, { by: 'conceding', winners: [0] })
    expect(drawn(will)).not.toContain('st-fin-sector')
    expect(ending.verdict(will).heading).toBe('You win')
    expect(ending.lasts(will)).toBeLessThan(2)
  })

  it('has words in every language, and a sound', () => {
    for (const lang of LANGS)
      for (const mode of ['duel', 'trio', 'quartet', 'tandem'] as const)
        for (const viewer of [0, 'audience', 'all'] as const) {
          const of = { ...scene(mode, viewer), speech: speechIn(lang, [kernelText, stellarText]) }
          const { heading, line } = ending.verdict(of)
          expect(`${heading} ${line}`).not.toMatch(/[{}]|undefined|stellar\./)
          expect(ending.sound(of).every(({ at, lasts }) => at + lasts < 4.5)).toBe(true)
        }
  })
})
