import { type Seat, tellTo, type Viewer } from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { StarfighterEvent } from '../../rules/events.ts'
import { starfighter } from '../../rules/game.ts'
import { english, speeches } from '../../test/drawn.ts'
import { randomGame } from '../../test/random-game.ts'
import { ending } from './index.ts'
import type { Scene } from './story.ts'

const events: StarfighterEvent[] = []
const table = randomGame({}, 'an ending', undefined, (event) => events.push(event))

type End = Extract<StarfighterEvent, { kind: 'over' }>

interface Wish extends Partial<Pick<Scene, 'conceded' | 'played'>>, Partial<Omit<End, 'kind' | 'result'>> {
  readonly hull: readonly [number, number]
  readonly winners: readonly Seat[]
  readonly by?: 'conceding' | 'agreement'
}

/** A match at random whose end is another. */
function scene(viewer: Viewer, { hull, winners, by, conceded = [], played = true, ...end }: Wish): Scene {
  const result = { winners, scores: hull, ...(by ? { by } : {}) }
  const over: End = { kind: 'over', result, reason: 'hull', standstill: false, cards: [5, 5], ...end }
  const fell = hull.flatMap((left, seat): StarfighterEvent[] =>
    left > 0
      ? []
      : [{ kind: 'hull', seat: seat as Seat, lost: 3 - left, hull: left, by: 'damage', sector: 0 }],
  )
  const told = [
    ...events.filter(({ kind }) => kind !== 'hull' && kind !== 'over'),
    ...fell,
    ...(by ? [] : [over]),
  ]
  const view = { ...starfighter.view(table, viewer), hull: [...hull], result: by ? null : result }
  return {
    ...{ view, names: ['Anna', 'Jonas'], speech: english, result, conceded, played },
    events: told.map((event) => tellTo(event, viewer)),
    outcome: winners.length === 1 && winners[0] === viewer ? 'You win' : `${winners} win`,
  }
}

const drawn = (of: Scene): string => renderToStaticMarkup(<ending.Picture {...of} />)
const halves = (page: string): number => page.match(/sf-fin-half /g)?.length ?? 0
const counted = (page: string): string[] =>
  [...page.matchAll(/sf-fin-hull[^>]*>([^<]*)/g)].map(([, words]) => words)

describe('how a match of Starfighter ends', () => {
  it('SF-7.1: the cruiser breaks whose hull fell, counted through 0 to where it stopped', () => {
    const page = drawn(scene(0, { hull: [2, -4], winners: [0] }))
    expect(halves(page)).toBe(2)
    expect(counted(page)).toEqual(['2', '3', '0', '−4'])
    expect(ending.verdict(scene(0, { hull: [2, -4], winners: [0] })).line).toMatch(
      /: 2 hull left in round \d+$/,
    )
    expect(ending.lasts(scene(0, { hull: [2, -4], winners: [0] }))).toBe(3.2)
  })

  it('whoever lost is shown what was close, as long as others see it', () => {
    const lost = scene(1, { hull: [1, -4], winners: [0] })
    expect(ending.verdict(lost).line).toMatch(/had 1 hull left$/)
    expect(ending.lasts(lost)).toBe(3.2)
    expect(drawn(lost)).toContain('data-from="left"')
  })

  it('SF-7.3: both can break, and the hulls decide', () => {
    const both = scene('audience', { hull: [-1, -4], winners: [0] })
    expect(halves(drawn(both))).toBe(4)
    expect(ending.verdict(both).line).toBe('−1 hull against −4')
  })

  it('SF-7.4, SF-7.5: cards decide, or nobody wins', () => {
    const cards = scene(0, { hull: [0, 0], winners: [1], reason: 'cards', cards: [4, 7] })
    expect(ending.verdict(cards).line).toBe('Both at 0 hull, 7 cards against 4')
    const draw = scene(0, { hull: [0, 0], winners: [0, 1], reason: 'drawn', cards: [4, 4] })
    expect(ending.verdict(draw)).toEqual({ heading: 'A draw', line: 'Both at 0 hull, with 4 cards each' })
    expect(drawn(draw)).toContain('sf-fin-nobody')
  })

  it('SF-7.6: after a standstill nothing breaks', () => {
    const still = scene(0, { hull: [5, 3], winners: [0], standstill: true })
    expect(halves(drawn(still))).toBe(0)
    expect(ending.verdict(still).line).toBe('Standstill: 5 hull against 3')
    expect(ending.lasts(still)).toBeLessThan(2)
  })

  it('who gives up falls back and is not shot, whatever the hulls were', () => {
    const end = { by: 'conceding', conceded: [1], played: false } as const
    const gaveUp = scene(0, { hull: [5, 0], winners: [0], ...end })
    const page = drawn(gaveUp)
    expect(halves(page)).toBe(0)
    expect(page).toContain('sf-fin-gone')
    expect(ending.verdict(gaveUp).heading).toBe('You win')
    expect(ending.verdict(gaveUp).line).toMatch(/ 5 : 0 /)
  })

  it('has words in every language, and a sound', () => {
    for (const speech of speeches)
      for (const viewer of [0, 1, 'audience', 'all'] as const) {
        const { heading, line } = ending.verdict({ ...scene(viewer, { hull: [2, 0], winners: [0] }), speech })
        expect(`${heading} ${line}`).not.toMatch(/[{}]|undefined|starfighter\./)
      }
    expect(
      ending.sound(scene(0, { hull: [2, -4], winners: [0] })).every(({ at, lasts }) => at + lasts < 4),
    ).toBe(true)
  })
})
