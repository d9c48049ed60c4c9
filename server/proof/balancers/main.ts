// `node tools/run.mjs server/proof/balancers/main.ts <seed> <moves>`: a report for each balancer that is installed.
import { isMainThread } from 'node:worker_threads'
import { report } from '../report.ts'
import { Balancers } from './balancers.ts'

// Threads in which bots think run this very program.
if (isMainThread) {
  const [seed, moves] = process.argv.slice(2)
  const balancers = new Balancers(seed, Number(moves))
  // Whoever has seen enough need not wait for the rest.
  process.once('SIGTERM', () => void balancers.leaveNothing().finally(() => process.exit(1)))
  for await (const one of balancers.reports()) report(one)
  process.exit()
}
