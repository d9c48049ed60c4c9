import { expect, it } from 'vitest'
import type { Elsewhere } from '../store.ts'
import { Reach } from './reach.ts'

it('people are taken in again when nobody finds the database out of reach any more', () => {
  const told: string[] = []
  const note = (word: string) => () => void told.push(word)
  const elsewhere: Elsewhere = {
    ...{ stored: note('stored'), stirred: note('stirred'), present: note('present'), alive: note('alive') },
    ...{ ended: note('ended'), spent: note('spent'), away: note('away'), missed: note('missed') },
  }
  const reach = new Reach(elsewhere)
  const [news, beat] = [reach.from(), reach.from()]
  news.missed()
  expect(told.splice(0)).toEqual(['missed'])
  news.away()
  beat.away()
  news.missed()
  expect(told.splice(0)).toEqual(['away', 'away'])
  news.stirred('t')
  beat.missed()
  expect(told.splice(0)).toEqual(['stirred', 'missed'])
})
