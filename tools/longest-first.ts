import { readFileSync, statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Seconds that a core was busy with a file, where they were many: begun last, such a file would be waited for alone. */
const LONG: Readonly<Record<string, number>> = {
  'bench/bench': 118,
  'games/checks': 55,
  'bench/prove/moments/moments': 23,
  'tools/new-game': 19,
  'bots/review/judge': 17,
  'bots/review/review': 16,
  'bench/prove/online/secrets': 36,
  'bench/prove/online/crash': 16,
  'bench/prove/online/cluster': 16,
  'bench/prove/online/failover': 12,
  'bench/prove/moments/pinned': 11,
  'bench/prove/kill/kill': 11,
  'tools/pack': 10,
  'games/laid-tables': 8,
  'cli/play/whole-matches': 7,
  'cli/lab/lab': 10,
  'lab/balance/balance': 8,
  'games/mutated-moves': 10,
  'web/learn/test/every-spot': 23,
  'web/table/test/replay-secrets': 9,
  'web/table/online/test/at': 7,
  'web/table/test/table-view': 5,
  'web/e2e/online-matches': 225,
  'web/e2e/whole-matches': 190,
  'web/e2e/whole-matches-by-keys': 78,
  'web/e2e/learn': 74,
  'web/e2e/table-bot': 31,
  'web/e2e/phone': 25,
  'web/e2e/whole-lessons': 24,
  'web/e2e/in-reach': 21,
  'web/e2e/online-lobby': 20,
  'web/e2e/no-storage': 19,
  'web/e2e/storage': 15,
  'web/e2e/table-replay': 14,
}

/** Of a file that is not listed one can only see that there is much in it. */
const BYTES_A_SECOND = 300

const secondsOf = ({ moduleId }: TestSpecification): number =>
  Object.entries(LONG).find(([name]) => moduleId.includes(`/${name}.test.`))?.[1] ??
  statSync(moduleId).size / BYTES_A_SECOND

/**
 * One project after the other, and in each those that need a document first: a worker can go on only with files of its own
 * kind. But nobody waits for the last of one kind before the next begins. The smallest files come last, when there is less
 * and less to share.
 */
const PLACES = ['browser', 'engine', 'acting', 'pages']

const placeOf = ({ project, moduleId }: TestSpecification): number =>
  PLACES.indexOf(project.name) + (needsDocument(moduleId) ? 0 : 0.5)

const needsDocument = (file: string): boolean =>
  readFileSync(file, 'utf8').startsWith('// @vitest-environment happy-dom')

/** A file that runs for long begins early, also where nobody has run it before. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.sort((a, b) => placeOf(a) - placeOf(b) || secondsOf(b) - secondsOf(a))
  }
}
