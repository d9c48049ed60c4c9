import { boxes } from '@sternentisch/games'
import { boxOf } from '@sternentisch/games/shelf'
import { anyAction, Host, Match, Reader, readOptions, seedFrom, type Viewer } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import {
  accuracyOf,
  type Decided,
  positionAt,
  positionsIn,
  read,
  type Seen,
  tallyOf,
  turnsIn,
} from './index.ts'
import type { Verdict } from './judge.ts'

/** A random match as every seat saw it. */
function playedOut(id: string, wishes: object): { readonly match: Match; readonly seen: Seen } {
  const { game } = boxOf(id)!
  const options = readOptions(game.options, wishes) as object
  const match = new Match({ game, options, seed: seedFrom('reviewed'), id: 'reviewed', names: [] })
  const host = new Host(match, [...match.seats, 'all'])
  const whims = { below: (n: number) => (match.steps.length * 7) % n }
  while (!match.result) {
    const [seat] = match.deciding()
    match.play(seat, game.write(anyAction(game, match.table, seat, whims)))
  }
  const readerOf = (viewer: Viewer): Reader => {
    const feed = host.feedOf(viewer)
    const reader = new Reader(feed.bill)
    reader.readOn(feed)
    return reader
  }
  return { match, seen: { seats: match.seats.map(readerOf), open: readerOf('all') } }
}

const modes = boxes.flatMap(({ id }) => {
  const rule = boxOf(id)!.game.options.rules.find((each) => each.id === 'mode')
  return (rule?.values ?? ['']).map((mode) => [id, String(mode)] as const)
})

describe.each(modes)('%s %s', (id, mode) => {
  const { match, seen } = playedOut(id, mode ? { mode } : {})
  const { game, mind } = boxOf(id)!
  const last = positionsIn(seen) - 1

  test('any position can be read, and always in the same way', () => {
    for (const at of [0, Math.floor(last / 3), Math.floor((2 * last) / 3), last - 1]) {
      const position = positionAt(seen, at)
      const { chances, open, verdict } = read(game, mind, JSON.parse(JSON.stringify(position)))
      expect(chances).toHaveLength(match.seats.length)
      for (const chance of [...chances, ...open]) {
        expect(chance).toBeGreaterThanOrEqual(0)
        expect(chance).toBeLessThanOrEqual(1)
      }
      expect(position.next).toEqual({ seat: match.steps[at].seat, move: match.steps[at].text })
      if (verdict) expect(verdict.played.move).toBe(match.steps[at].text)
      expect(read(game, mind, position)).toEqual({ chances, open, verdict, errors: expect.anything() })
    }
  })

  test('at the end it is certain who won', () => {
    const { chances, open, verdict } = read(game, mind, positionAt(seen, last))
    const won = match.seats.filter((seat) => chances[seat] > 0)
    expect(won).toEqual(match.result?.winners.toSorted())
    expect(open).toEqual(chances)
    expect(verdict).toBe(null)
  })
})

const verdict = (mark: Verdict['mark'], loss: number): Verdict => ({
  ...{ mark, loss, error: 0, unsure: mark ? null : 'many', facts: [], rival: null },
  played: { move: 'a', chance: 0.5 },
})
const decided = (...verdicts: readonly Verdict[]): Decided[] =>
  verdicts.map((each, move) => ({ move, verdict: each }))

describe('a summary', () => {
  test('turning points are the largest changes, in order, and not the same one twice', () => {
    const line = [0.5, 0.5, 0.8, 0.55, 0.56, 0.57, 0.58, 0.59, 0.3, 0.31, 0.4, 0.41, 1]
    expect(turnsIn(line).map(({ move }) => move)).toEqual([1, 7, 9, 11])
    expect(turnsIn(line)[1]).toEqual({ move: 7, from: 0.59, to: 0.3 })
    expect(turnsIn([0.5, 0.52, 0.5])).toEqual([])
  })

  test('accuracy falls with what was given away, and counts only what was judged', () => {
    expect(accuracyOf(decided(verdict('best', 0), verdict(null, 0)))).toBe(1)
    expect(accuracyOf(decided(verdict(null, 0)))).toBe(null)
    const good = accuracyOf(decided(verdict('best', 0), verdict('good', 0.02)))
    const bad = accuracyOf(decided(verdict('best', 0), verdict('blunder', 0.3)))
    expect(good).toBeGreaterThan(bad ?? 1)
  })

  test('every decision is counted once', () => {
    const tally = tallyOf(
      decided(verdict('best', 0), verdict('best', 0), verdict('mistake', 0.1), verdict(null, 0)),
    )
    expect(tally).toEqual({ best: 2, good: 0, inaccuracy: 0, mistake: 1, blunder: 0, unjudged: 1 })
  })
})
