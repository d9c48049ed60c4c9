import { anyAction } from '../any-action.ts'
import type { AnyTable } from '../game.ts'
import { imaginingOf } from '../imagining.ts'
import { randomFrom } from '../random.ts'
import { seedFrom } from '../seed.ts'
import { check, expectSame, expectStill, walk } from './check.ts'

/** One in so many moments is asked about, and so many tables are dealt there. */
const SELDOM = 4
const DEALT = 3
const AHEAD = 3

/**
 * To work out once what a view leaves open, and to deal into a table that was played on, is only a quicker way to the same
 * tables: the first is the one that `imagine` gives, and none of them changes while others are dealt.
 */
export const imaginingIsTheSame = check('imagining', (game, seed) => {
  let used: AnyTable | undefined
  walk(game, seed, ({ table, viewers, whims }) => {
    if (whims.below(SELDOM) > 0) return
    const viewer = viewers[whims.below(viewers.length)]
    const view = game.view(table, viewer)
    const name = seedFrom(`${seed} ${whims.below(1e9)}`)
    const [luck, luckAgain, elsewhere] = [randomFrom(name), randomFrom(name), randomFrom(seed)]
    const [imagining, imaginingAgain] = [imaginingOf(game, view), imaginingOf(game, view)]
    const dealt: [table: AnyTable, written: string][] = []
    for (let at = 0; at < DEALT; at++) {
      const made = imagining.deal(luck)
      if (at === 0) expectSame(made, game.imagine(view, randomFrom(name)), 'the first table dealt is another')
      dealt.push([made, JSON.stringify(made)])
      used = imaginingAgain.deal(luckAgain, used)
      expectStill(dealt[at][1], used, 'dealt into a table that was used, it is another')
      for (let moves = 0; moves < AHEAD; moves++) {
        const [seat] = game.deciding(used)
        if (seat !== undefined) game.play(used, seat, anyAction(game, used, seat, whims), elsewhere)
      }
    }
    for (const [made, written] of dealt) expectStill(written, made, 'a table changes while others are dealt')
  })
})
