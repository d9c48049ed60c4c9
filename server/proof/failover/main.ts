// `node tools/run.mjs server/proof/failover/main.ts <victim> <seed> <kills> [fault]`: a report for each death of a primary.
import { report } from '../report.ts'
import { Failover } from './failover.ts'
import { findTools } from './tools.ts'

const [victim, seed, kills, fault] = process.argv.slice(2)
const tools = findTools()
if (!tools) throw new Error('the tools of PostgreSQL are not here')
const failover = new Failover({ victim, tools, seed, kills: Number(kills), fault })
let ending: Promise<void> | null = null
// Whoever has seen enough need not wait for the rest; what is under way then fails, and that is nobody's fault.
process.once('SIGTERM', () => {
  ending = failover.leaveNothing()
  void ending.finally(() => process.exit(1))
})
try {
  for await (const life of failover.lives()) report(life)
} catch (error) {
  if (!ending) throw error
  await ending
}
process.exit()
