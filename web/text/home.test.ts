import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { faultsIn, sourcesIn } from '../../tools/check-text.ts'
import { home } from './home.ts'
import { lids } from './lids.ts'

const web = fileURLToPath(new URL('..', import.meta.url))

/** Keys that the shell puts together from data. */
const composed = [
  ...['home', 'new', 'table', 'result', 'replay', 'rules', 'lessons', 'lesson', 'settings', 'nowhere'].map(
    (place) => `title.${place}`,
  ),
  ...['new.person', 'new.bot'],
  ...['easy', 'normal', 'strong'].map((level) => `new.level.${level}`),
  ...['system', 'dark', 'light'].map((theme) => `set.theme.${theme}`),
  ...['system', 'full', 'none'].map((motion) => `set.motion.${motion}`),
  ...['small', 'normal', 'large'].map((size) => `set.cardSize.${size}`),
  ...['full', 'forbidden'].map((why) => `unkept.${why}`),
].map((key) => `home.${key}`)

it('the words of the shell are complete, used, and alike in all languages', () => {
  const sources = sourcesIn(...['shell', 'home', 'new-table', 'places'].map((folder) => web + folder))
  expect(faultsIn({ catalogues: home, sources, prefix: 'home.', composed })).toEqual([])
})

it('the words on the boxes of the games are written as they should be', () => {
  const composed = Object.keys(lids.en)
  expect(composed.length).toBeGreaterThan(0)
  expect(faultsIn({ catalogues: lids, sources: [], prefix: 'home.', composed })).toEqual([])
})
