import { langOf } from '../tools/command/arguments.mjs'
import { runBench } from './run.ts'

const words = process.argv.slice(2)
process.exitCode = await runBench(words, langOf(words, process.env), {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
