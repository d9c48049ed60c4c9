// `node tools/run.mjs server/proof/crash/main.ts <victim> <seed> <kills> [fault]`: a report for each life of the server.
import { report } from '../report.ts'
import { Crash } from './crash.ts'

const [victim, seed, kills, fault] = process.argv.slice(2)
for await (const life of new Crash({ victim, seed, kills: Number(kills), fault }).lives()) report(life)
process.exit()
