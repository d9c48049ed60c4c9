// `node tools/run.mjs server/proof/hostile/main.ts <victim> <seed> <messages>`: how a server fares that is attacked.
import { report } from '../report.ts'
import { Hostile } from './hostile.ts'

const [victim, seed, messages] = process.argv.slice(2)
for await (const each of new Hostile(victim, seed, Number(messages)).attack()) report(each)
process.exit()
