import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { faultsIn, sourcesIn } from '../../tools/check-text.ts'
import { cards } from './cards.ts'

it('the words about cards of one’s own are complete, used, and alike in all languages', () => {
  const sources = sourcesIn(fileURLToPath(new URL('../own-cards', import.meta.url)))
  expect(faultsIn({ catalogues: cards, sources, prefix: 'cards.' })).toEqual([])
})
