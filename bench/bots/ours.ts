// One row of `bench bots`, measured in this process: our tree search, or how long a level takes
import { levelled, treeSearch } from '@sternentisch/bots'
import { budgetOf, LEVELS } from '@sternentisch/bots/levels'
import { randomFrom } from '@sternentisch/kernel'
import { reportTo } from '../child.ts'
import { seedNumber } from '../luck.ts'
import { type Measured, measure, type Pace } from '../measure.ts'
import { ITERATIONS, slowest } from './plan.ts'
import { positionsOf } from './positions.ts'

function search(id: string): () => number {
  const { game, mind, positions } = positionsOf(id, 60)
  const bot = treeSearch(game, mind)
  let asked = 0
  return () => {
    const { view, actions } = positions[asked++ % positions.length]
    const { considered } = bot(view, actions, ITERATIONS, randomFrom(seedNumber(asked)))
    return considered.reduce((sum, { visits = 0 }) => sum + visits, 0)
  }
}

/** The longest thought of a level, in CPU seconds: it answers as if it had done one in that time. */
function longest(id: string, level: (typeof LEVELS)[number], { seconds }: Pace): Measured {
  const { game, mind, positions } = positionsOf(id, slowest(seconds))
  const bot = levelled(game, mind)
  let most = 0
  for (const [at, { view, actions }] of positions.entries()) {
    const start = process.cpuUsage()
    bot(view, actions, budgetOf(level), randomFrom(seedNumber(at)))
    const { user, system } = process.cpuUsage(start)
    // The first thought of a process is slow, as it is for whoever has just opened the page; only the usual one counts.
    if (at > 0) most = Math.max(most, (user + system) / 1e6)
  }
  return { done: 1, cpu: most }
}

reportTo(console.log, (row, pace) => {
  const [id, what] = row.split(':')
  const level = LEVELS.find((each) => what === `level${each}`)
  return level ? longest(id, level, pace) : measure(search(id), pace)
})
