import { commandLine } from '../../tools/command/command.mjs'
import { Lines } from './lines.ts'
import { LONGEST_LINE, Referee } from './referee.ts'
import { serve } from './serve.ts'

const { lang } = commandLine({
  usage: 'npm run referee',
  help: {
    en: 'Answers requests, a line of JSON each, until the input ends: docs/referee.md.',
    de: 'Beantwortet Anfragen, jede eine Zeile JSON, bis die Eingabe endet: docs/referee.md.',
    fr: 'Répond à des requêtes, chacune une ligne de JSON, jusqu’à la fin de l’entrée : docs/referee.md.',
  },
})
const referee = new Referee(lang)

// Whoever asked has gone: there is nobody left to answer.
process.stdout.on('error', () => process.exit(0))

try {
  await serve(process.stdin, new Lines(LONGEST_LINE), (line) => referee.answer(line), process.stdout)
} catch (problem) {
  // The input cannot be read (a folder, a closed terminal): what was asked before is answered.
  console.error(String(problem))
  process.exitCode = 1
}
