import { games } from '@sternentisch/games/shelf'
import { checks } from '@sternentisch/kernel/checks'
import { langOf } from '../../tools/command/arguments.mjs'
import { KILL } from './kill/kill.ts'
import { runKill } from './kill/run.ts'
import { MOMENTS, runMoments } from './moments/run.ts'
import { shownGame } from './moments/shown.ts'
import { progressOn } from './progress.ts'
import { runProve } from './run.ts'

const all = process.argv.slice(2)
const desk = {
  checks,
  games,
  others: [KILL, MOMENTS],
  lang: langOf(all, process.env),
  progress: progressOn(process.stderr),
  print: (line: string) => console.log(line),
  complain: (line: string) => console.error(line),
}

const [name, ...words] = all
process.exitCode =
  name === KILL
    ? await runKill(words, desk)
    : name === MOMENTS
      ? await runMoments(words, { ...desk, open: shownGame })
      : runProve(all, desk)
