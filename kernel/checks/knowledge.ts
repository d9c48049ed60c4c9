// What holds for knowledge: views are plain data and give nothing away, imagined tables fit them

import { randomFrom } from '../random.ts'
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
  walk(game, seed, ({ table, viewers, whims }, { action, seat }) => {
    const viewer = viewers[whims.below(viewers.length)]
    const view = game.view(table, viewer)
    const imagined = game.imagine(view, randomFrom(seedFrom(`${seed} ${whims.below(1e9)}`)))
    expectSame(game.view(imagined, viewer), view, `an imagined table looks different to ${viewer}`)
    expectSame(game.deciding(imagined), game.deciding(table), 'on an imagined table others decide')
    const laid = game.lay(JSON.parse(JSON.stringify(game.setup(imagined))))
    expect(!isRefusal(laid), `an imagined table could not lie there: ${JSON.stringify(laid)}`)
    if (bit(viewer) === 1 << seat) game.play(imagined, seat, action, randomFrom(seed))
  })
})
