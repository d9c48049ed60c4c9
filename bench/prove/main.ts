import { games } from '@sternentisch/games/shelf'
import { langFrom } from '@sternentisch/kernel'
import { checks } from '@sternentisch/kernel/checks'
import { KILL } from './kill/kill.ts'
import { runKill } from './kill/run.ts'
import { MOMENTS, runMoments } from './moments/run.ts'
import { shownGame } from './moments/shown.ts'
import { progressOn } from './progress.ts'
import { runProve } from './run.ts'

const { LC_ALL, LC_MESSAGES, LANG } = process.env
const desk = {
  checks,
  games,
  others: [KILL, MOMENTS],
  lang: langFrom(LC_ALL || LC_MESSAGES || LANG),
  progress: progressOn(process.stderr),
  print: (line: string) => console.log(line),
  complain: (line: string) => console.error(line),
}

const all = process.argv.slice(2)
const [name, ...words] = all
process.exitCode =
  name === KILL
    ? await runKill(words, desk)
    : name === MOMENTS
      ? await runMoments(words, { ...desk, open: shownGame })
      : runProve(all, desk)
