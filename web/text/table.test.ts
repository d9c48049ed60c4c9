import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { faultsIn, sourcesIn } from '../../tools/check-text.ts'
import { table } from './table.ts'

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

test('the words of the table are complete, used, alike and well set', () => {
  const sources = sourcesIn(folder('../../grammar'), folder('..'))
  expect(faultsIn({ catalogues: table, sources, prefix: 'table.' })).toEqual([])
})
