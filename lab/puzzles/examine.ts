import { type Considered, treeSearch } from '@sternentisch/bots'
import { duel } from '@sternentisch/bots/review'
import {
  type AnyGame,
  type Mind,
  type PuzzleFact,
  type Random,
  randomFrom,
  seedFrom,
} from '@sternentisch/kernel'
import { gradeOf } from './grade.ts'

/** What makes a puzzle of a decision. */
export interface Examined {
  readonly best: string
  readonly grade: number
  readonly chances: Readonly<Record<string, number>>
  readonly facts: readonly PuzzleFact[]
}

/** How deep a decision is looked at, and by how much the best move must lead the next. */
export interface Depth {
  readonly budget: number
  readonly gap: number
}

/** With two ways one can guess; with more than these nobody looks at all. */
const FEWEST_WAYS = 3
const MOST_WAYS = 40
/** What was found must be found again by a search so many times as deep. */
const DEEPER = 10
/** On tables that are the same for both, the best move leads by at least so much, whatever luck explains. */
const LEAST = 0.01

/** By how much the best move leads, as far as a search could tell; 0 where there is no puzzle in it. */
export const leadIn = (considered: readonly Considered[]): number =>
  considered.length < FEWEST_WAYS || considered.length > MOST_WAYS
    ? 0
    : considered[0].chance - considered[1].chance

/**
 * Whether a decision is a puzzle: one move clearly leads, on the same tables too, and still does when it is looked at ten times as
 * long with other luck. All of it hangs on the view of whoever decides, and on nothing else.
 */
export function examine(
  game: AnyGame,
  mind: Mind,
  view: unknown,
  luck: string,
  { budget, gap }: Depth,
): Examined | null {
  const actions = game.actions(view)
  const random = (purpose: string): Random => randomFrom(seedFrom(`${luck} ${purpose}`))
  const look = (iterations: number, purpose: string) =>
    treeSearch(game, mind)(view, actions, iterations, random(purpose)).considered
  /** How two moves do on the same tables; null where luck could explain that the first leads. */
  const ahead = ([first, second]: readonly Considered[], purpose: string) => {
    const compared = duel(game, mind, view, [first.action, second.action], random(purpose))
    const lead = compared.chances[0] - compared.chances[1]
    return lead - compared.error >= LEAST ? compared : null
  }
  const found = look(budget, 'look')
  // Where a mind picked some of many to think about, what it left out might be the best.
  if (leadIn(found) < gap || found.length < actions.length || !ahead(found, 'first')) return null
  const deep = look(budget * DEEPER, 'deep')
  const [{ action }] = deep
  if (action !== found[0].action || leadIn(deep) < gap) return null
  const compared = ahead(deep, 'compare')
  if (!compared) return null
  const best = game.write(action)
  return {
    ...{ best, facts: compared.facts },
    grade: gradeOf({ game, mind, view, best }, budget * DEEPER, random),
    chances: Object.fromEntries(deep.map((each) => [game.write(each.action), percent(each.chance)])),
  }
}

const percent = (chance: number): number => Math.round(chance * 100)
