// `node tools/run.mjs server/proof/cluster/main.ts <victim> <seed> <kills> [fault] [within]`: a report for each mishap.
import { report } from '../report.ts'
import { Cluster } from './cluster.ts'

const [victim, seed, kills, fault, within] = process.argv.slice(2)
const more = within === undefined ? {} : { within: Number(within) }
const cluster = new Cluster({ victim, seed, kills: Number(kills), fault, ...more })
// Whoever has seen enough need not wait for the rest.
process.once('SIGTERM', () => void cluster.leaveNothing().finally(() => process.exit(1)))
for await (const life of cluster.lives()) report(life)
process.exit()
