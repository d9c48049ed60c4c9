import { expect, test } from 'vitest'
import { importsAgainstTheArrows } from './check-arrows.mjs'
import { folderWith } from './test/fresh-folder.ts'

test('imports along the arrows pass', () => {
  const root = folderWith({
    'kernel/a.ts': "import { b } from './b.ts'\nimport * as v from 'valibot'",
    'games/stellar/rules/a.ts':
      "import type {\n  Seat,\n} from '@sternentisch/kernel'\nimport { c } from '../cards/index.ts'",
    'games/stellar/bot/a.ts': "export * from '../rules/a.ts'",
    'games/stellar/box/index.ts': "import './box.css'\nconst board = () => import('../board/index.ts')",
    'games/index.ts': "import { box } from './stellar/box/index.ts'",
    'bots/a.ts': "import { shelf } from '@sternentisch/games'",
    'bench/a.ts': "import { namesFor } from '@sternentisch/web/names'",
    'lab/a.ts': "import 'node:worker_threads'\nimport { monteCarlo } from '@sternentisch/bots'",
    'cli/lab/a.ts': "import { wilson } from '@sternentisch/lab/statistics'",
    'bench/b.ts': "import { readArguments } from '../tools/command/arguments.mjs'",
    'web/host/a.ts': "import { Match } from '@sternentisch/kernel'",
    'web/matches/a.ts': "import type { Match } from '@sternentisch/kernel'",
    'web/table/a.ts': "import { type Matter, Reader } from '@sternentisch/kernel'",
    'web/table/test/a.ts': "import { Match } from '@sternentisch/kernel'",
    'games/stellar/learn/a.test.ts': "import { Match } from '@sternentisch/kernel'",
    'cli/a.ts': "import 'node:fs'\nconst late = import('@sternentisch/bots')",
  })
  expect(importsAgainstTheArrows(root)).toEqual([])
})

test.each([
  [
    'kernel/a.ts',
    "import { stellar } from '@sternentisch/games/stellar'",
    'kernel must not know games/stellar',
  ],
  ['kernel/a.ts', "import { readFileSync } from 'node:fs'", 'runs in the browser too'],
  [
    'games/stellar/rules/a.ts',
    "import { draw } from '../terminal/draw.ts'",
    'rules know only rules and cards, and how to refuse',
  ],
  ['games/stellar/rules/a.ts', "import type { Bot } from '@sternentisch/bots'", 'games must not know bots'],
  [
    'games/stellar/bot/a.ts',
    "import { spacetrace } from '@sternentisch/games/spacetrace'",
    'games must not know games/spacetrace',
  ],
  ['games/stellar/rules/a.ts', "import { useState } from 'react'", 'rules draw nothing'],
  [
    'games/stellar/box/index.ts',
    "import { board } from '../board/index.ts'",
    'a box fetches this when asked',
  ],
  ['games/index.ts', "import { stellar } from './stellar/rules/game.ts'", 'imported by its name'],
  ['bots/a.ts', "import { play } from '@sternentisch/cli'", 'bots must not know cli'],
  ['bots/a.ts', "import { wilson } from '@sternentisch/lab/statistics'", 'bots must not know lab/statistics'],
  ['lab/a.ts', "import { run } from '@sternentisch/cli'", 'lab must not know cli'],
  ['cli/a.ts', "import { bot } from '../bots/bot.ts'", 'another package is imported by its name'],
  ['cli/a.ts', "import { bundle } from '../tools/bundle.mjs'", 'another package is imported by its name'],
  [
    'web/a.ts',
    "import { langOf } from '../tools/command/arguments.mjs'",
    'another package is imported by its name',
  ],
  [
    'web/table/a.ts',
    "import {\n  isRefusal,\n  type Match,\n} from '@sternentisch/kernel'",
    'lives on feeds',
  ],
  ['web/home/a.tsx', "import type { Match } from '@sternentisch/kernel'", 'lives on feeds'],
  ['web/home/a.ts', "import * as kernel from '@sternentisch/kernel'", 'lives on feeds'],
  ['games/stellar/board/a.ts', "import { Match } from '@sternentisch/kernel'", 'lives on feeds'],
  ['games/stellar/learn/a.ts', "import { Match as M } from '@sternentisch/kernel'", 'lives on feeds'],
  ['web/a.ts', "const late = import('@sternentisch/cli')", 'web must not know cli'],
  ['cli/a.ts', "import { measure } from '@sternentisch/bench'", 'cli must not know bench'],
])('%s: %s is refused', (path, text, problem) => {
  expect(importsAgainstTheArrows(folderWith({ [path]: text })).join()).toContain(problem)
})
