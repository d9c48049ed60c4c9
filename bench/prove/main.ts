import { games } from '@sternentisch/games'
import { langFrom } from '@sternentisch/kernel'
import { checks } from '@sternentisch/kernel/checks'
import { progressOn } from './progress.ts'
import { runProve } from './run.ts'

const { LC_ALL, LC_MESSAGES, LANG } = process.env
process.exitCode = runProve(process.argv.slice(2), {
  checks,
  games,
  lang: langFrom(LC_ALL || LC_MESSAGES || LANG),
  progress: progressOn(process.stderr),
  print: (line) => console.log(line),
  complain: (line) => console.error(line),
})
