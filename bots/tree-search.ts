import type { Mind } from '@sternentisch/kernel'
import type { BotMaker } from './bot.ts'
import { DRAWN, type Manner, Search, USUAL } from './search.ts'
import { Edge } from './tree.ts'
import { vary } from './vary.ts'

/**
 * Information-set tree search: again and again a table that fits the view is imagined, and each move is tried on it. Below,
 * the tree is walked down with the moves that are legal there, grows by one move, and how things stand a little later is noted
 * all the way up. Every seat wants the best for itself, and in a team for the team. Nodes are what the searching seat can tell
 * apart, so the search cannot make its own moves hang on what it does not see. Of its own moves the worse half is dropped
 * again and again: what is tried most in the end is what it takes.
 */
const searching =
  (mannerOf: (mind: Mind) => Manner): BotMaker =>
  (game, mind) =>
  (view, actions, budget, random) => {
    const manner = mannerOf(mind)
    const search = new Search(game, mind, view, random, manner)
    const proposed = mind.propose(view, actions, search.draws)
    if (proposed.length === 1) return { action: proposed[0], considered: [] }
    const field = proposed.map((action) => new Edge(action))
    const fallen: Edge[] = []
    // A weighed continuation is as much work as several others.
    for (let left = manner.weighs ? Math.ceil(budget / DRAWN) : budget; field.length > 1; ) {
      // As much for each round as for the next: most goes to those that are close to the best.
      const rounds = Math.ceil(Math.log2(field.length))
      const tries = Math.max(1, Math.floor(left / rounds / field.length))
      for (let i = 0; i < tries; i++) search.tryEach(field)
      left -= tries * field.length
      field.sort((x, y) => y.promise - x.promise)
      fallen.unshift(...field.splice(Math.ceil(field.length / 2)))
    }
    const considered = [...field, ...fallen].map(({ action, visits, sum }) => ({
      action,
      visits,
      chance: sum / visits,
    }))
    const width = mind.varies?.(proposed[0]) ?? 0
    const { action } = width > 0 ? vary(considered, width, search.draws) : considered[0]
    return { action, considered }
  }

export const treeSearch = searching(() => USUAL)

/** The same, which also remembers how a move did elsewhere: a move need not be tried everywhere before it is known to be poor. */
export const recallingSearch = searching(() => ({ remembers: true, weighs: false }))

/** The same with fewer tries, in which all play on sensibly; in games that do not say how far, like the one that remembers. */
export const ponderingSearch = searching(({ pondered }) => ({
  remembers: pondered === undefined,
  weighs: pondered !== undefined,
}))
