// `node tools/run.mjs server/proof/secrets/main.ts <seed> <games> [fault]`: a report for each match, and for the twins of its tables.
import { isMainThread } from 'node:worker_threads'
import { games } from '@sternentisch/games/shelf'
import { randomFrom, seedFrom } from '@sternentisch/kernel'
import { openings } from '../openings.ts'
import { report } from '../report.ts'
import { plantedIn } from './planted.ts'
import { seedOf, someTwins, twinsAlike } from './twins.ts'
import { wholeMatch } from './whole.ts'

const TWINS = 5

async function prove([seed, wanted, fault]: readonly string[]): Promise<void> {
  const next = openings(randomFrom(seedFrom(seed)).stream('openings'))
  const figures = { bytes: 0, twins: 0 }
  const plant = plantedIn(fault)
  for (let run = 0; run < Number(wanted); run++) {
    const { wrong, bytes } = await wholeMatch(next(), `${seed} ${run}`, plant)
    figures.bytes += bytes
    const game = games[run % games.length]
    let problem = wrong
    // Of each match one problem is told: once there is one, nobody need look for another.
    for (const twins of problem === null ? someTwins(game, seedOf(seed, game, run), TWINS) : []) {
      problem ??= await twinsAlike(game, twins, plant)
      figures.twins++
    }
    report({ done: run + 1, wrong: problem && `game ${run}: ${problem}`, figures })
  }
}

if (isMainThread) {
  await prove(process.argv.slice(2))
  process.exit()
}
