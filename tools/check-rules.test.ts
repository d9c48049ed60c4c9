import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { folderWith } from './test/fresh-folder.ts'

const tool = fileURLToPath(new URL('check-rules.mjs', import.meta.url))

/** A game with these rules and this test file. */
function check(rules: string, source: string): { status: number | null; said: string[] } {
  const games = folderWith({ 'chess/rules.txt': rules, 'chess/test/king.test.ts': source })
  const { status, stdout } = spawnSync(process.execPath, [tool, games], { encoding: 'utf8' })
  return { status, said: stdout.trim().split('\n') }
}

describe('check-rules', () => {
  test('one line if every rule is named', () => {
    const source = `
      test('CH-1.1 the king moves', () => {})
      test.each([1, 2])(
        'CH-1.2 %i squares, see CH-1.10', () => {})`
    expect(check('CH-1.1\nCH-1.2\nCH-1.10\n', source)).toEqual({
      status: 0,
      said: ['chess: 3 rules, 2 tests name them'],
    })
  })

  test('a rule without a test fails, even if a longer number is named', () => {
    expect(check('CH-1.1\nCH-1.10', "test('CH-1.10 castling', () => {})")).toEqual({
      status: 1,
      said: ['chess: no test names CH-1.1'],
    })
  })

  test('numbers with a letter are rules of their own', () => {
    const named = "test('CH-1.3a en passant, seen by CH-V2', () => {})"
    expect(check('CH-1.3a\nCH-V2', named).status).toBe(0)
    expect(check('CH-1.3\nCH-1.3a\nCH-V1\nCH-V2', named).said).toEqual([
      'chess: no test names CH-1.3',
      'chess: no test names CH-V1',
    ])
  })

  test('a test of a rule that does not exist fails', () => {
    expect(check('CH-1.1', "test('CH-1.1 and CH-9.9', () => {})")).toEqual({
      status: 1,
      said: ['chess: a test names CH-9.9, which is not in rules.txt'],
    })
  })

  test('skipped tests, comments and names of groups do not count', () => {
    const source = `
      // test('CH-1.1 later', () => {})
      /* test('CH-1.1 later', () => {}) */
      test.skip('CH-1.1 later', () => {})
      test.todo('CH-1.1 later')
      describe('CH-1.1', () => {})`
    expect(check('CH-1.1', source).status).toBe(1)
  })

  test('a folder without any list of rules fails', () => {
    expect(spawnSync(process.execPath, [tool, folderWith({})]).status).toBe(1)
  })
})
