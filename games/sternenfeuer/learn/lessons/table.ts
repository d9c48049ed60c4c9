import { cards } from '../../cards/index.ts'

type Written = string | { readonly card: string }

interface Scene {
  /** Odd turns are the learner’s. */
  readonly turn: number
  readonly places: readonly [string, string, string]
  readonly players: readonly { readonly hand: readonly string[]; readonly rows: readonly Written[][] }[]
  /** What is drawn next, in this order; all cards named nowhere lie below. */
  readonly draws: readonly string[]
}

const bare = (written: Written): string =>
  (typeof written === 'string' ? written : written.card).replace(/[~!]+$/, '')

/** A table in the middle of a game, for `game.lay`. The top of a deck is its end. */
export function tableWith({ draws, ...scene }: Scene) {
  const left = cards.cards.flatMap(({ id, copies }) => Array<string>(copies).fill(id))
  const named = scene.players.flatMap(({ hand, rows }) => [...hand, ...rows.flat()]).map(bare)
  for (const id of [...named, ...draws]) left.splice(left.indexOf(id), 1)
  return { ...scene, deck: [...left, ...draws.toReversed()], discard: [] }
}
