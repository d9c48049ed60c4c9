import { expect, test } from 'vitest'
import { unusedIn } from './check-unused.mjs'
import { folderWith } from './test/fresh-folder.ts'

const unused = (files: Record<string, string>): string[] => unusedIn(folderWith(files))

const FLEET = 'kernel/fleet.ts'
const of = (name: string): string[] => [`${FLEET}: ${name}`]

test('what another source takes is used', () => {
  const fleet = [
    'export const ship = 1.5',
    'export async function sail() {}',
    'export abstract class Port {}',
    'export interface Crew {}',
    'export const flag = () => 0',
    'export const anchor = () => 0',
    'export const mast = () => 0',
  ].join('\n')
  const takers = {
    'cli/a.ts': "import { type Crew, ship as vessel } from './fleet.ts'",
    'cli/b.ts': "import {\n  sail,\n} from './fleet.ts'\nimport type { Port } from './fleet.ts'",
    'cli/c.ts': "import * as fleet from './fleet.ts'\nfleet.flag()",
    'cli/d.ts': "const { anchor } = await import('./fleet.ts')",
    'cli/e.ts': "import('./fleet.ts').then(({ mast }) => mast())",
  }
  expect(unused({ [FLEET]: fleet, ...takers })).toEqual([])
})

test('what nobody takes is not, wherever else its name is mentioned', () => {
  const others = { 'cli/a.ts': 'const ship = 2', 'cli/b.test.ts': '// ship' }
  expect(unused({ [FLEET]: 'export const ship = []', ...others })).toEqual(of('ship'))
  expect(unused({ [FLEET]: 'export const ship = []\nship.push()', ...others })).toEqual(of('ship'))
})

test('what only tests take is not, unless its own file uses it or it lies with the tests', () => {
  const test = { 'kernel/fleet.test.ts': "import { ship } from './fleet.ts'" }
  expect(unused({ [FLEET]: 'export const ship = []', ...test })).toEqual(of('ship'))
  expect(unused({ [FLEET]: 'export const ship = []\nship.push()', ...test })).toEqual([])
  expect(unused({ 'kernel/test/fleet.ts': 'export const ship = []', ...test })).toEqual([])
})

test('what is passed on is used only if somebody takes it there', () => {
  const files = {
    'kernel/a.ts': 'export const ship = []',
    'kernel/index.ts': "export { ship } from './a.ts'",
  }
  expect(unused(files)).toEqual(['kernel/index.ts: ship'])
  expect(unused({ ...files, 'cli/a.ts': "import { ship } from '@sternentisch/kernel'" })).toEqual([])
})

test('types that a file needs itself, and the numbers of a list, may be named', () => {
  expect(unused({ [FLEET]: 'export interface Crew {}\nconst crew: Crew = {}' })).toEqual([])
  expect(unused({ [FLEET]: 'export interface Crew {}' })).toEqual(of('Crew'))
  expect(unused({ [FLEET]: 'export const KITE = 8' })).toEqual([])
})

test('what waits to be taken says why', () => {
  expect(unused({ [FLEET]: '// unused so far: no page hails\nexport function hail() {}' })).toEqual([])
})
