// @vitest-environment happy-dom
import { LANGS } from '@sternentisch/kernel'
import type { RatingNow } from '@sternentisch/wire'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { mara, serverWith, wordsOf } from '../../../online/test/online-page.tsx'
import { fakeStorage } from '../../test/tables.ts'
import { RatingChange } from '../end/rating-change.tsx'
import { useAtSpeech } from '../speech.ts'

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()))
afterEach(() => vi.unstubAllGlobals())

const Shown = () => <RatingChange notice={{ game: 'stellar', table: 'second' }} speech={useAtSpeech()} />
const rating = (...tables: string[]): RatingNow => ({
  ...{ game: 'stellar', tables, points: [1530, 1512].slice(0, tables.length), about: 90 },
})

it('a rated match says what it did to one’s rating', async () => {
  serverWith({ ratings: [rating('first', 'second')] }, mara)
  const said: string[] = []
  for (const lang of LANGS) said.push((await wordsOf(<Shown />, lang, /1530.*1512/)).trim())
  expect(said).toEqual([
    'Your rating: 1530 before, 1512 now (−18).',
    'Deine Wertung: vorher 1530, jetzt 1512 (−18).',
    'Votre classement : 1530 avant, 1512 maintenant (−18).',
  ])
})

it('before it is counted, it says that it will be', async () => {
  serverWith({ ratings: [rating('first')] }, mara)
  expect(await wordsOf(<Shown />, 'en', /worked out/)).toBe('Your rating is being worked out.')
})
