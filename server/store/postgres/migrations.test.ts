import { expect, it } from 'vitest'
import { THIS_RELEASE } from './migrations.ts'

/** What processes of the release before do not notice. */
const ADDS = [
  /^CREATE (?:UNLOGGED )?TABLE \w+/,
  /^CREATE (?:UNIQUE )?INDEX \w+/,
  /^ALTER TABLE \w+ ADD COLUMN (?![^;]*NOT NULL(?![^;]*DEFAULT))/,
]

/** From the first step on which releases that may serve beside this one need not know. */
const { steps, since } = THIS_RELEASE

it.each(steps.slice(since).map((step, at) => [since + at + 1, step] as const))(
  'step %i adds, and takes nothing away: a release is rolled out process by process',
  (_, step) => {
    const statements = step
      .replace(/--.*$/gm, '')
      .split(';')
      .map((each) => each.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
    expect(statements.filter((each) => !ADDS.some((adds) => adds.test(each)))).toEqual([])
  },
)

it('would know one that takes something away', () => {
  for (const statement of [
    'ALTER TABLE talk DROP COLUMN n',
    'ALTER TABLE talk ADD COLUMN x TEXT NOT NULL',
    'DROP TABLE x',
  ])
    expect(
      ADDS.some((adds) => adds.test(statement)),
      statement,
    ).toBe(false)
  expect(ADDS.some((adds) => adds.test("ALTER TABLE talk ADD COLUMN x TEXT NOT NULL DEFAULT ''"))).toBe(true)
})
