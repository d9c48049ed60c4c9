import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { games } from '../games/shelf.ts'
import type { Catalogues, Lang } from '../kernel/index.ts'
import { filledFaults, namesOfCards } from './check-text-filled.ts'
import { catalogues } from './test/catalogues.ts'

const house = join(import.meta.dirname, '..')
const namesOf =
  (id: string) =>
  (lang: Lang): string[] =>
    games.some((game) => game.id === id) ? namesOfCards(join(house, 'games', id, 'cards'), lang) : []

test.each(catalogues)('the words of %s make sentences with every name and number', (id, words) => {
  expect(filledFaults(words, namesOf(id))).toEqual([])
})

test.for(games.filter(({ id }) => existsSync(join(house, 'games', id, 'cards'))))(
  'the card files of $id have names to fill in',
  ({ id }) => {
    expect(namesOf(id)('de').length).toBeGreaterThan(8)
  },
)

describe('faults that are found', () => {
  const none: Catalogues = { en: {}, de: {}, fr: {} }

  it.each([
    ['de', '{n} Karten, {n|Karte|Karten}', 'x.a: “1 Karten”'],
    ['en', '{n} card: {n|card|cards}', 'x.a: “2 card”'],
    ['de', '„{card}“ trifft', '„„Ombra““'],
    ['fr', '«\u00a0{card}\u00a0» touche', '«\u00a0«'],
  ])('%s: %s', (lang, template, fault) => {
    const name = lang === 'fr' ? '«\u00a0Ombra\u00a0»' : '„Ombra“'
    const words = { ...none, [lang]: { 'x.a': template } }
    expect(filledFaults(words, () => [name]).join()).toContain(fault)
  })
})
