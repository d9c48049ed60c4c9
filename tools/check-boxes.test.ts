import { expect, test } from 'vitest'
import { checkBoxes } from './check-boxes.mjs'
import { folderWith } from './test/fresh-folder.ts'

/** A house with two games in it, Go and Chess, and these files beside them. */
function check(files: Record<string, string>): { code: number; said: string[] } {
  const root = folderWith({
    'games/go/box/index.ts': "export const box = { id: 'go' }",
    'games/go/board/index.ts': 'export const goBoard = {}',
    'games/chess/box/index.ts': "export const box = { id: 'chess' }",
    'games/index.ts': "import { box as go } from './go/box/index.ts'",
    ...files,
  })
  const said: string[] = []
  return { code: checkBoxes(root, (line) => said.push(line)), said }
}

const COUNT = 'files outside games/<game> that name a game: '

test('only the list of all boxes names a game', () => {
  expect(check({})).toEqual({ code: 0, said: [`${COUNT}1`] })
})

test.each([
  ['web/shelf.ts', "const home = ['go']", 1],
  ['web/home.css', '.panel {}\n.panel.chess {}', 2],
  ['web/page.html', '<p>Chess</p>', 1],
  ['web/package.json', '{"dependencies": {"@house/go": "*"}}', 1],
  ['cli/terminals.ts', 'import { chessTerminal } from "…"', 1],
  ['cli/cards.ts', 'const add = addGoCards', 1],
  ['games/terminal.ts', "// a word on Go's own", 1],
  ['package.json', '{"description": "Go and more"}', 1],
  ['web/go-picture.tsx', 'export {}', 1],
])('%s: %s is refused', (path, text, line) => {
  const { code, said } = check({ [path]: text })
  expect(code).toBe(1)
  expect(said).toEqual([`${path}:${line} names a game`, `${COUNT}2`])
})

test.each([
  ['web/shelf.ts', 'ergo the cargo goes'],
  ['web/e2e/chess.test.ts', "open('chess')"],
  ['web/test/tables.ts', "open('chess')"],
  ['cli/play.test.ts', "play('go')"],
  ['docs/house.md', 'Go is a game.'],
  ['README.md', 'Chess and Go.'],
  ['web/dist/assets/chess.js', "'chess'"],
  ['node_modules/go/index.js', 'go'],
])('%s may say: %s', (path, text) => {
  expect(check({ [path]: text }).code).toBe(0)
})
