import { type AnyTable, anyAction, copyOver, imaginingOf, quickLuck, type Seat } from '@sternentisch/kernel'
import type { BotMaker } from './bot.ts'
import { atOnce, Worth } from './worth.ts'

/** Where play-outs take as many moves as this, a turn has many, and a single one says little. */
const LONG = 30

interface Eye {
  /** At how many tables it looks, however many moves there are. */
  readonly looks: number
  /** Differences smaller than this it does not see. */
  readonly coarse: number
  /** Where turns are long: further moves of its own that it makes in mind, any that are legal, and what it sees of their end. */
  readonly long: { readonly ahead: number; readonly coarse: number } | null
}

/** Looks how things stand after each move and takes what looks best; among equals, any. Nobody answers in what it sees. */
const glanceWith =
  ({ looks, coarse, long }: Eye): BotMaker =>
  (game, mind) =>
  (view, actions, _, random) => {
    const { viewer } = view as { readonly viewer: Seat }
    const luck = quickLuck(random.stream('bot'))
    const draws = luck.stream('bot')
    const field = draws.shuffle([...mind.propose(view, actions, draws)]).map((action) => ({ action, sum: 0 }))
    if (field.length === 1) return { action: field[0].action, considered: [] }
    const imagining = imaginingOf(game, view)
    const worth = new Worth(game, atOnce(mind))
    const turn = mind.horizon >= LONG ? long : null
    const far = turn?.ahead ?? 0
    const step = turn?.coarse ?? coarse
    let imagined: AnyTable | undefined
    let table: AnyTable | null = null
    for (let look = 0; look < looks; look++) {
      imagined = imagining.deal(luck, imagined)
      for (const each of field) {
        table = copyOver(game, imagined, table)
        game.play(table, viewer, each.action, luck)
        for (let moves = 0; moves < far && game.deciding(table)[0] === viewer; moves++)
          game.play(table, viewer, anyAction(game, table, viewer, draws), luck)
        each.sum += worth.of(table)[viewer]
      }
    }
    const considered = field
      .map(({ action, sum }) => ({ action, chance: Math.round(sum / looks / step) * step }))
      .sort((a, b) => b.chance - a.chance)
    return { action: considered[0].action, considered }
  }

/** A few tables and a coarse eye; a long turn it sees through to about its end. */
export const glance: BotMaker = glanceWith({ looks: 3, coarse: 0.04, long: { ahead: 8, coarse: 0.04 } })

/** One table and a coarser eye; what a long turn may come to, it guesses once. */
export const peek: BotMaker = glanceWith({ looks: 1, coarse: 0.2, long: { ahead: 16, coarse: 0.4 } })

/** One move and a sharp eye: a measure for all who look further. */
export const greedy: BotMaker = glanceWith({ looks: 20, coarse: 1e-9, long: null })
