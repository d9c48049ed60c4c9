// `node tools/run.mjs server/proof/crash/main.ts <victim> <seed> <kills> [fault]`: a report for each life of the server.
import { report } from '../report.ts'
import { Crash } from './crash.ts'

const [victim, seed, kills, fault] = process.argv.slice(2)
const crash = new Crash({ victim, seed, kills: Number(kills), fault })
// Whoever has seen enough need not wait for the rest.
process.once('SIGTERM', () => {
  crash.leaveNothing()
  process.exit(1)
})
for await (const life of crash.lives()) report(life)
process.exit()
