import type { Box, BoxedRules } from '@sternentisch/grammar'
import type { Balance, Mind, PuzzleBook } from '@sternentisch/kernel'
import { boxes } from './index.ts'

/** What plays a match: the rules of one version, and what a bot makes of their tables. */
export interface Engine extends BoxedRules {
  mind(): Promise<Mind>
  /** Of today's rules only. */
  balance?(): Promise<Balance>
  puzzles?(): Promise<PuzzleBook>
}

/**
 * The engine of a game by the version of its rules, fetched when it is asked for: a match is finished, and replayed for
 * ever, under the rules it was begun with. Null stands for today's rules; the answer is null if there is no such engine.
 */
export const engineOf = (id: string, rules: string | null): Promise<Engine | null> =>
  engineIn(boxes, id, rules)

/** The same among other boxes. */
export async function engineIn(
  among: readonly Box[],
  id: string,
  rules: string | null,
): Promise<Engine | null> {
  const box = among.find((each) => each.id === id)
  if (!box) return null
  const today = await box.rules()
  if (rules === null || rules === today.game.version)
    return {
      ...{ ...today, mind: box.mind },
      ...(box.balance && { balance: box.balance }),
      ...(box.puzzles && { puzzles: box.puzzles }),
    }
  const load = box.pinned && Object.hasOwn(box.pinned, rules) ? box.pinned[rules] : null
  if (!load) return null
  const { game, cards, mind } = await load()
  return { game, cards, mind: async () => mind }
}

/** Every version of a game that can be played, today's first. */
export async function versionsOf({ rules, pinned = {} }: Box): Promise<readonly string[]> {
  const { version } = (await rules()).game
  return [version, ...Object.keys(pinned).filter((each) => each !== version)]
}
