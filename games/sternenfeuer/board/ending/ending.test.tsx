import {
  kernelText,
  LANGS,
  type Result,
  type Seat,
  speechIn,
  tellTo,
  type Viewer,
} from '@sternentisch/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import { sternenfeuer } from '../../rules/game.ts'
import { otherSeat, type Table } from '../../rules/table.ts'
import { randomGame } from '../../test/random-game.ts'
import { sternenfeuerText } from '../../text/index.ts'
import { ending } from './index.ts'
import { type Scene, storyOf } from './story.ts'

const english = speechIn('en', [kernelText, sternenfeuerText])

interface Played {
  readonly table: Table
  readonly events: readonly SternenfeuerEvent[]
}

function played(name: string): Played {
  const events: SternenfeuerEvent[] = []
  return { table: randomGame({}, name, undefined, (event) => events.push(event)), events }
}

const matches = Array.from({ length: 24 }, (_, at) => played(`ending ${at}`))

/** A match at random that these seats won. */
function wonBy(...winners: readonly Seat[]): Played {
  const found = matches.find(({ table }) => String(table.result?.winners) === String(winners))
  if (!found) throw new Error('no such match')
  return found
}

function scene({ table, events }: Played, viewer: Viewer, by?: NonNullable<Result['by']>): Scene {
  const view = sternenfeuer.view(table, viewer)
  const rules = table.result ?? { winners: [], scores: [] }
  const result: Result = by ? { winners: rules.winners, scores: [], by } : rules
  return {
    view: by ? { ...view, result: null } : view,
    ...{ names: ['Anna', 'Jonas'], speech: english, result, conceded: [], played: !by },
    events: events.map((event) => tellTo(event, viewer)),
    outcome: result.winners[0] === viewer ? 'You win' : 'Somebody wins',
  }
}

const drawn = (of: Scene): string => renderToStaticMarkup(<ending.Picture {...of} />)

describe('how a match of Sternenfeuer ends', () => {
  it('SN-12.7: a world is taken that the winner holds, with the winner’s own figures', () => {
    const won = scene(wonBy(0), 0)
    const { world } = storyOf(won)
    expect(world?.owner).toBe(0)
    expect(ending.verdict(won)).toEqual({
      heading: 'You win',
      line: expect.stringMatching(/ is yours: \d\u00a0places? to \d$/),
    })
    expect(drawn(won)).toContain('sn-fin-world sn-fin-own')
    expect(ending.lasts(won)).toBe(3.6)
  })

  it('whoever lost sees it in the colour of the other', () => {
    const lost = scene(wonBy(0), 1)
    expect(drawn(lost)).toContain('sn-fin-world sn-fin-foe')
    expect(ending.lasts(lost)).toBe(3.6)
  })

  it('whoever lost is told where least was missing, and nothing is called close that was not', () => {
    const lines = matches.flatMap((match) => {
      const [winner, ...others] = match.table.result?.winners ?? []
      if (winner === undefined || others.length > 0) return []
      const lost = scene(match, otherSeat(winner))
      const missing = storyOf(lost)
        .standings.filter(({ owner }) => owner === winner)
        .map(({ figures }) => Math.abs(figures[0] - figures[1]))
      const { line } = ending.verdict(lost)
      expect(line).toMatch(
        Math.min(...missing) > 1
          ? / goes to \S+: \d\u00a0places? to \d$/
          : / was close: (\d+ figures? against \d+|Cosmic Might \d+ against \d+)$/,
      )
      return [line.includes(' was close')]
    })
    expect(new Set(lines)).toEqual(new Set([true, false]))
  })

  it('SN-12.7: a drawn game takes no world', () => {
    const draw = scene(wonBy(0, 1), 0)
    expect(storyOf(draw).world?.owner ?? null).toBeNull()
    expect(drawn(draw)).not.toContain('sn-fin-world sn-fin-own')
    expect(ending.verdict(draw).heading).toBe('A drawn game')
  })

  it('SN-12.9: where players gave up or agreed, no world is taken', () => {
    for (const by of ['conceding', 'agreement'] as const) {
      const will = scene(wonBy(0), 0, by)
      expect(drawn(will)).not.toContain('sn-fin-world')
      expect(ending.verdict(will)).toEqual({ heading: will.outcome, line: '' })
      expect(ending.lasts(will)).toBeLessThan(2)
    }
  })

  it('names the three places, whoever looks, in every language', () => {
    for (const lang of LANGS)
      for (const viewer of [0, 1, 'audience', 'all'] as const) {
        const speech = speechIn(lang, [kernelText, sternenfeuerText])
        for (const match of [wonBy(0), wonBy(1), wonBy(0, 1)]) {
          const of = { ...scene(match, viewer), speech }
          expect(drawn(of).match(/sn-fin-holder/g)).toHaveLength(3)
          const { heading, line } = ending.verdict(of)
          expect(`${heading} ${line}`).not.toMatch(/[{}]|undefined|sternenfeuer\./)
          expect(ending.sound(of).every(({ at, lasts }) => at + lasts < 4)).toBe(true)
        }
      }
  })
})
