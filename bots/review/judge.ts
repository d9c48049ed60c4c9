import { type AnyGame, type Mind, randomFrom, type Seed, seedFrom } from '@sternentisch/kernel'
import { treeSearch } from '../tree-search.ts'
import { duel } from './duel.ts'
import type { Figures } from './facts.ts'
import type { Mark } from './mark.ts'
import { rounded } from './sample.ts'

/** A move in notation, and the chance to win with it. */
export interface Weighed {
  readonly move: string
  readonly chance: number
}

/** What is to be said of a decision, from what its seat could know. */
export interface Verdict {
  /** Null where it could not be judged. */
  readonly mark: Mark | null
  /** Why it could not: too many ways to try them all, or too close to tell. */
  readonly unsure: 'many' | 'close' | null
  readonly played: Weighed
  /** The strongest of all other moves; null where nothing was compared. */
  readonly rival: Weighed | null
  /** How much chance the move gave away against its rival, and within what error that is known; 0 for the best. */
  readonly loss: number
  readonly error: number
  /** What can be counted after the better of the two, and after the other. */
  readonly facts: readonly Figures[]
}

/** With more ways than this nobody can say what was best. */
const MOST_WAYS = 120
/** How long all of them are looked through: so long for each, within limits. */
const EACH = 40
const LEAST = 160
const LONGEST = 800

/**
 * Judges a move by nothing but what its seat saw: tables that look alike to it give the same verdict. All moves are looked
 * through, then the best and the one that was made are played on from the same imagined tables. Null where there was nothing to choose.
 */
export function judge(game: AnyGame, mind: Mind, view: unknown, move: string, luck: Seed): Verdict | null {
  const actions = game.actions(view)
  const made = actions.find((action) => game.write(action) === move)
  if (made === undefined || actions.length < 2) return null
  const random = (purpose: string) => randomFrom(seedFrom(`${luck} ${purpose}`))
  if (actions.length > MOST_WAYS || hasTooMany(mind, view, actions, random('ways')))
    return unjudged(move, 'many')
  const budget = Math.min(LONGEST, Math.max(LEAST, EACH * actions.length))
  const { considered } = treeSearch(game, mind)(view, actions, budget, random('look'))
  const rival = considered.find(({ action }) => action !== made)
  if (!rival) return null
  const compared = duel(game, mind, view, [made, rival.action], random('compare'))
  const { chances, mark, facts } = compared
  const isBest = mark === 'best'
  return {
    mark,
    unsure: mark === null ? 'close' : null,
    played: { move, chance: rounded(chances[0]) },
    rival: { move: game.write(rival.action), chance: rounded(chances[1]) },
    loss: isBest ? 0 : rounded(Math.max(0, compared.loss)),
    error: rounded(compared.error),
    facts,
  }
}

/** Where a mind picks some of many to think about, what it left out might have been the best. */
const hasTooMany = (
  mind: Mind,
  view: unknown,
  actions: readonly unknown[],
  random: ReturnType<typeof randomFrom>,
): boolean => mind.propose(view, actions, random.stream('ways')).length < actions.length

const unjudged = (move: string, unsure: 'many'): Verdict => ({
  ...{ mark: null, unsure, played: { move, chance: 0 }, rival: null },
  ...{ loss: 0, error: 0, facts: [] },
})
