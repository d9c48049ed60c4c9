import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The longest of their projects: begun last, they would be waited for alone. */
const LONGEST = [
  'games/checks',
  'tools/new-game',
  'bench/bench',
  'web/learn/test/every-spot',
  'web/e2e/whole-matches',
  'web/e2e/whole-lessons',
  'web/e2e/no-storage',
]

/** A file that runs for long begins early, also where nobody has run it before. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONGEST.some((name) => moduleId.includes(`/${name}.test.`))
    const place = (file: TestSpecification): string =>
      `${file.project.config.sequence.groupOrder} ${file.project.name} ${isLong(file) ? 0 : 1}`
    // Sorting keeps the order of what is equal.
    return (await super.sort(files)).sort((a, b) => place(a).localeCompare(place(b)))
  }
}
