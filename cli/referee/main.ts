import { langFrom } from '@sternentisch/kernel'
import { Lines } from './lines.ts'
import { LONGEST_LINE, Referee } from './referee.ts'
import { serve } from './serve.ts'

const { LC_ALL, LC_MESSAGES, LANG } = process.env
const referee = new Referee(langFrom(LC_ALL || LC_MESSAGES || LANG))

// Whoever asked has gone: there is nobody left to answer.
process.stdout.on('error', () => process.exit(0))

try {
  await serve(process.stdin, new Lines(LONGEST_LINE), (line) => referee.answer(line), process.stdout)
} catch (problem) {
  // The input cannot be read (a folder, a closed terminal): what was asked before is answered.
  console.error(String(problem))
  process.exitCode = 1
}
