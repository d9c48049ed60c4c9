import { boxOf } from '@sternentisch/games/shelf'
import {
  type AnyTable,
  anyAction,
  randomFrom,
  readOptions,
  type Seat,
  seatsUpTo,
  seedFrom,
} from '@sternentisch/kernel'
import { eachTwin, expectSame } from '@sternentisch/kernel/checks'
import { describe, expect, test } from 'vitest'
import { advise } from '../advise.ts'
import { monteCarlo } from '../monte-carlo.ts'
import { fitted } from '../test/fitted.ts'
import { treeSearch } from '../tree-search.ts'
import { chancesSeen } from './chance.ts'
import { judge } from './judge.ts'
import { isFaulty, markFor } from './mark.ts'

describe('marks', () => {
  test.each([
    [0.005, 'best'],
    [0.03, 'good'],
    [0.08, 'inaccuracy'],
    [0.17, 'mistake'],
    [0.18, 'blunder'],
    [-0.2, 'best'],
  ])('a loss of %d that is known exactly is %s', (loss, mark) => expect(markFor(loss, 0)).toBe(mark))

  test('where the error crosses a threshold, the milder one is taken', () => {
    expect(markFor(0.2, 0.05)).toBe('mistake')
    expect(markFor(0.2, 0.01)).toBe('blunder')
    expect(markFor(0.05, 0.03)).toBe('good')
  })

  test('what may be the best move or a mistake is too close to tell', () => {
    expect(markFor(0.05, 0.05)).toBe(null)
    expect(markFor(0.02, 0.02)).toBe('best')
  })
})

interface Planted {
  readonly view: unknown
  readonly best: string
  readonly worst: string
}

/** By so much the better of two moves must lead, in whichever way they are looked at. */
const CLEAR = 0.35

/** How far the first of two moves leads, by two ways of thinking that both look much longer at them than the judge does. */
function leadOf(id: string, view: unknown, moves: readonly unknown[], luck: string): number {
  const { game, mind } = boxOf(id)!
  const leads = [treeSearch, monteCarlo].map((maker) => {
    const { considered } = maker(game, mind)(view, moves, 500, randomFrom(seedFrom(luck)))
    const chanceOf = (move: unknown): number => considered.find(({ action }) => action === move)?.chance ?? 0
    return chanceOf(moves[0]) - chanceOf(moves[1])
  })
  return Math.min(...leads)
}

/** Decisions of random matches in which one move is far worse than another. */
function planted(id: string, wanted: number): readonly Planted[] {
  const { game, mind } = boxOf(id)!
  const found: Planted[] = []
  for (let match = 0; found.length < wanted; match++) {
    const random = randomFrom(seedFrom(`planted ${match}`))
    const table = game.deal(readOptions(game.options, {}) as object, random)
    const whims = random.stream('whims')
    let moves = 0
    for (let [seat] = game.deciding(table); seat !== undefined; [seat] = game.deciding(table)) {
      const view = game.view(table, seat)
      const actions = game.actions(view)
      if (moves++ % 4 === 2 && actions.length > 1 && actions.length <= 16 && found.length < wanted) {
        const luck = `find ${match} ${moves}`
        const bot = treeSearch(game, mind)
        const { considered } = bot(view, actions, 25 * actions.length, randomFrom(seedFrom(luck)))
        const best = considered[0]
        const worst = considered.reduce((low, each) => (each.chance < low.chance ? each : low))
        const pair = [best.action, worst.action]
        if (best.chance - worst.chance >= CLEAR && leadOf(id, view, pair, luck) >= CLEAR)
          found.push({ view, best: game.write(best.action), worst: game.write(worst.action) })
      }
      game.play(table, seat, anyAction(game, table, seat, whims), random)
    }
  }
  return found
}

describe.each(fitted)('%s', (id) => {
  const { game, mind } = boxOf(id)!
  const some = planted(id, 2)

  test('a planted blunder is marked, and what is better is named; the best is the best', () => {
    for (const { view, best, worst } of some) {
      const luck = seedFrom('another luck')
      const blunder = judge(game, mind, view, worst, luck)
      expect(isFaulty(blunder?.mark ?? null), `${worst}: ${JSON.stringify(blunder)}`).toBe(true)
      expect(['mistake', 'blunder']).toContain(blunder?.mark)
      expect(blunder?.rival?.chance).toBeGreaterThan(blunder?.played.chance ?? 1)
      const praised = judge(game, mind, view, best, luck)
      expect(isFaulty(praised?.mark ?? 'blunder'), `${best}: ${JSON.stringify(praised)}`).toBe(false)
      // What the judge itself holds to be best is the best, by whatever luck it is asked again.
      const better = praised?.mark === 'best' ? best : (praised?.rival?.move ?? '')
      expect(judge(game, mind, view, better, luck)?.mark, better).toBe('best')
    }
  })

  test('tables that look alike to a seat give the same verdict, the same chance and the same advice', () => {
    let asked = 0
    eachTwin(game, seedFrom('review'), ({ table, twin, viewer, seat, action, luck }) => {
      if (viewer !== seat || game.actionsAt(table, seat).length < 2 || asked++ % 4 > 0) return
      const seats = seatsUpTo(game.seatsOf(game.optionsOf(table))).length
      const said = (of: AnyTable): unknown => {
        const view = game.view(of, seat as Seat)
        return [
          judge(game, mind, view, game.write(action), luck),
          chancesSeen(game, mind, view, seats, luck).chances[seat],
          advise(game, mind, view, game.actions(view), 60, randomFrom(luck)),
        ]
      }
      expectSame(said(twin), said(table), `seat ${seat} is judged by what it cannot know`)
    })
    expect(asked).toBeGreaterThan(0)
  })

  test('advice is the best move first, with the chances of both and what speaks for it', () => {
    for (const { view, worst } of some) {
      const actions = game.actions(view)
      const { action, considered, facts } = advise(
        game,
        mind,
        view,
        actions,
        200,
        randomFrom(seedFrom('why')),
      )
      expect(considered[0].action).toBe(action)
      expect(game.write(action)).not.toBe(worst)
      expect(considered.length).toBeGreaterThan(1)
      for (const { name } of facts) expect(mind.facts?.map((fact) => fact.name)).toContain(name)
    }
  })

  test('the same question gets the same verdict', () => {
    const [{ view, worst }] = some
    const once = judge(game, mind, view, worst, seedFrom('luck'))
    expect(judge(game, mind, view, worst, seedFrom('luck'))).toEqual(once)
  })
})

describe('what is not judged', () => {
  const { game, mind } = boxOf('stellar')!
  const table = game.deal(readOptions(game.options, {}) as object, randomFrom(seedFrom('dealt')))
  const view = game.view(table, 0)

  test('choices too large to list', () => {
    const [fleet] = game.actions(view)
    expect(judge(game, mind, view, game.write(fleet), seedFrom('luck'))).toMatchObject({
      mark: null,
      unsure: 'many',
      rival: null,
    })
  })

  test('a decision with one choice', () => {
    const [only] = game.actions(view)
    const alone = { ...game, actions: () => [only] }
    expect(judge(alone, mind, view, game.write(only), seedFrom('luck'))).toBe(null)
  })
})
