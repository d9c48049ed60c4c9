import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { faultsIn, sourcesIn } from '../../tools/check-text.ts'
import { cliText } from './index.ts'

const words = ['help', 'log', 'undo', 'hint', 'draw', 'concede', 'save', 'quit'].flatMap((word) => [
  `cli.word.${word}`,
  `cli.does.${word}`,
])
const heads = ['bot', 'games', 'won', 'drawn', 'rate', 'interval', 'points'].map(
  (head) => `cli.simulate.${head}`,
)

it('the words of the program are complete, used, and alike in all languages', () => {
  const sources = sourcesIn(fileURLToPath(new URL('..', import.meta.url)))
  expect(faultsIn({ catalogues: cliText, sources, prefix: 'cli.', composed: [...words, ...heads] })).toEqual(
    [],
  )
})
