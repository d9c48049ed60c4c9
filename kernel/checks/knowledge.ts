// What holds for knowledge: views are plain data and give nothing away, imagined tables fit them

import { anyAction } from '../any-action.ts'
import type { AnyGame, AnyTable } from '../game.ts'
import { imaginingOf } from '../imagining.ts'
import { type Draws, type Random, randomFrom } from '../random.ts'
import { isRefusal } from '../refusal.ts'
import { bit } from '../seat.ts'
import { seedFrom } from '../seed.ts'
import { check, expect, expectSame, expectStill, walk } from './check.ts'

export const viewsArePlain = check('views', (game, seed) => {
  walk(game, seed, ({ table, viewers }) => {
    for (const viewer of [...viewers, 'all' as const]) {
      const before = JSON.stringify(table)
      const view = game.view(table, viewer)
      const again: unknown = JSON.parse(JSON.stringify(view))
      expect(deepSame(view, again), `the view of ${viewer} does not survive JSON`)
      expectSame(game.actions(again), game.actions(view), `the view of ${viewer} from JSON has other actions`)
      expectStill(before, table, 'looking changed the table')
    }
  })
})

/** Equal in every field: `undefined`, holes and other things JSON drops count as differences. */
function deepSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return Object.is(a, b)
  if (Object.getPrototypeOf(a) !== Object.getPrototypeOf(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => deepSame((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  )
}

export const imagineFits = check('imagine', (game, seed) => {
  let used: AnyTable | undefined
  walk(game, seed, ({ table, viewers, whims }, { action, seat }) => {
    const viewer = viewers[whims.below(viewers.length)]
    const view = game.view(table, viewer)
    const random = randomFrom(seedFrom(`${seed} ${whims.below(1e9)}`))
    const fits = (imagined: AnyTable): void => {
      expectSame(game.view(imagined, viewer), view, `an imagined table looks different to ${viewer}`)
      expectSame(game.deciding(imagined), game.deciding(table), 'on an imagined table others decide')
      const laid = game.lay(JSON.parse(JSON.stringify(game.setup(imagined))))
      expect(!isRefusal(laid), `an imagined table could not lie there: ${JSON.stringify(laid)}`)
    }
    fits(game.imagine(view, random))
    // A table that was played on, here or at an earlier moment, is dealt into as well as a new one.
    const imagining = imaginingOf(game, view)
    for (let dealt = 0; dealt < DEALT; dealt++) {
      used = imagining.deal(random, used)
      fits(used)
      if (bit(viewer) === 1 << seat) game.play(used, seat, action, random)
      else playOn(game, used, random, whims)
    }
    expectSame(game.view(table, viewer), view, `dealing changed the view of ${viewer}`)
  })
})

/** So many tables are dealt one after another. */
const DEALT = 2

function playOn(game: AnyGame, table: AnyTable, random: Random, whims: Draws): void {
  for (let moves = 0; moves < 3; moves++) {
    const [seat] = game.deciding(table)
    if (seat === undefined) return
    game.play(table, seat, anyAction(game, table, seat, whims), random)
  }
}
