import { langFrom } from '@sternentisch/kernel'
import { runBench } from './run.ts'

const { LC_ALL, LC_MESSAGES, LANG } = process.env
process.exitCode = await runBench(process.argv.slice(2), langFrom(LC_ALL || LC_MESSAGES || LANG), {
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
