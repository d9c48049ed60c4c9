import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { boxes } from '@sternentisch/games'
import { boxOf } from '@sternentisch/games/shelf'
import { LANGS } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { LEVELS } from './levels.ts'
import { botName } from './names.ts'

/** All texts in a card file, however deep. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

/** Every card file that ships with a game, and everything the game says. */
function wordsOf(game: string): string[] {
  const folder = fileURLToPath(new URL(`../games/${game}/cards/`, import.meta.url))
  // A game may have no card files.
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []
  const cards = files.flatMap((name) => textsIn(JSON.parse(readFileSync(folder + name, 'utf8'))))
  return [...cards, ...LANGS.flatMap((lang) => textsIn(boxOf(game)!.text[lang]))]
}

const isNamed = (name: string, words: readonly string[]): boolean =>
  words.some((text) => new RegExp(`(^|\\P{L})${name}(\\P{L}|$)`, 'iu').test(text))

describe.each(boxes.map(({ id }) => id))('at a table of %s', (game) => {
  const words = wordsOf(game)

  it.each(LEVELS.map((level) => botName(level)))(
    'no card, cruiser or figure is called %s like a bot',
    (name) => {
      expect(isNamed(name, words)).toBe(false)
    },
  )
})

it('a name would be found among the cards', () => {
  expect(isNamed('Vega', wordsOf('starfighter'))).toBe(true)
  expect(isNamed('Solberg', wordsOf('spacetrace'))).toBe(true)
})
