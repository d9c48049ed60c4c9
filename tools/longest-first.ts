import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Seconds that a core was busy with a file, where they were many: begun last, such a file would be waited for alone. */
const LONG: Readonly<Record<string, number>> = {
  'games/checks': 30,
  'tools/new-game': 22,
  'bench/bench': 28,
  'bench/prove/moments/moments': 27,
  'bench/prove/online/crash': 27,
  'bench/prove/online/secrets': 21,
  'bench/prove/moments/pinned': 14,
  'tools/pack': 12,
  'cli/play/whole-matches': 11,
  'cli/lab/lab': 8,
  'games/mutated-moves': 10,
  'bench/prove/kill/kill': 9,
  'games/laid-tables': 9,
  'web/table/test/replay-secrets': 12,
  'web/table/test/table-view': 9,
  'web/e2e/whole-matches': 135,
  'web/e2e/online-matches': 100,
  'web/e2e/online-lobby': 90,
  'web/e2e/learn': 82,
  'web/e2e/whole-matches-by-keys': 60,
  'web/e2e/whole-lessons': 36,
  'web/e2e/two-tabs': 47,
  'web/e2e/table-bot': 38,
  'web/e2e/phone': 37,
  'web/e2e/no-storage': 31,
  'web/e2e/storage': 27,
  'web/e2e/arrows': 22,
  'web/e2e/in-reach': 21,
  'web/e2e/table-replay': 20,
}

/** Of a file that is not listed one can only see that there is much in it. */
const BYTES_A_SECOND = 300

const secondsOf = ({ moduleId }: TestSpecification): number =>
  Object.entries(LONG).find(([name]) => moduleId.includes(`/${name}.test.`))?.[1] ??
  statSync(moduleId).size / BYTES_A_SECOND

const placeOf = ({ project }: TestSpecification): string =>
  `${project.config.sequence.groupOrder} ${project.name}`

/** A file that runs for long begins early, also where nobody has run it before. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.sort((a, b) => placeOf(a).localeCompare(placeOf(b)) || secondsOf(b) - secondsOf(a))
  }
}
