import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { faultsIn, sourcesIn } from '../../tools/check-text.ts'
import { learn } from './learn.ts'

const web = fileURLToPath(new URL('..', import.meta.url))

it('the words of rulebook and lessons are complete, used, and alike in all languages', () => {
  const sources = sourcesIn(`${web}learn`, `${web}places`)
  expect(faultsIn({ catalogues: learn, sources, prefix: 'learn.' })).toEqual([])
})
