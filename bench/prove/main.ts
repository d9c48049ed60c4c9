import { games } from '@sternentisch/games'
import { langFrom } from '@sternentisch/kernel'
import { checks } from '@sternentisch/kernel/checks'
import { KILL } from './kill/kill.ts'
import { runKill } from './kill/run.ts'
import { progressOn } from './progress.ts'
import { runProve } from './run.ts'

const { LC_ALL, LC_MESSAGES, LANG } = process.env
const desk = {
  checks,
  games,
  lang: langFrom(LC_ALL || LC_MESSAGES || LANG),
  progress: progressOn(process.stderr),
  print: (line: string) => console.log(line),
  complain: (line: string) => console.error(line),
}
const [name, ...words] = process.argv.slice(2)
process.exitCode = name === KILL ? await runKill(words, desk) : runProve(process.argv.slice(2), desk)
