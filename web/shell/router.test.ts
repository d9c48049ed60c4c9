import { describe, expect, it } from 'vitest'
import { addressOf, type Place, placeAt } from './router.ts'

const PLACES: readonly Place[] = [
  { name: 'home' },
  { name: 'new', game: 'stellar' },
  { name: 'new', game: 'stellar', set: 'a1' },
  { name: 'table', match: 'abc' },
  { name: 'result', match: 'abc' },
  { name: 'replay', match: null, log: null, move: null },
  { name: 'replay', match: 'abc', log: null, move: 12 },
  { name: 'replay', match: null, log: 'a b&c=d#e', move: 0 },
  { name: 'replay', match: 'abc', log: null, move: 12, review: true },
  { name: 'rules', game: 'stellar', rule: null },
  { name: 'rules', game: 'stellar', rule: 'ST-5.3' },
  { name: 'cards', game: 'stellar', card: 'foil', set: 'a b' },
  { name: 'cards', game: 'stellar', card: null, set: null, find: 'a&b', only: 'kind.ship,type.1' },
  { name: 'print', game: 'stellar', set: null, deck: 'a1' },
  {
    name: 'decks',
    game: 'stellar',
    deck: null,
    sent: { list: 'a+b', title: 'Night & Day', cards: 'set-0 ä' },
  },
  { name: 'sets', game: null, set: null, at: null },
  { name: 'sets', game: 'stellar', set: 'a1', at: 'cards.3' },
  { name: 'lessons', game: null },
  { name: 'lesson', game: 'stellar', lesson: 'sectors' },
  { name: 'puzzles', game: null, theme: null },
  { name: 'puzzles', game: 'stellar', theme: 'reveal' },
  { name: 'puzzle', game: 'stellar', puzzle: '0a1b2c3d-17' },
  { name: 'daily' },
  { name: 'settings' },
  { name: 'lobby' },
  { name: 'open', game: 'stellar' },
  { name: 'at', table: 'abc' },
  { name: 'at', table: 'abc', look: 'replay', move: 3 },
  { name: 'at', table: 'abc', look: 'replay', move: null, review: true },
  { name: 'account', code: null },
  { name: 'account', code: '7KQ4MX23' },
]

describe('addresses', () => {
  it.each(PLACES.map((place) => [addressOf(place), place] as const))(
    '%s leads where it says',
    (address, place) => {
      expect(placeAt(address)).toEqual(place)
    },
  )

  it.each(['#/nowhere', '#/new', '#/table', '#/settings/more', '#/a/b/c/d', '#/%E0%A4%A'])(
    '%s leads nowhere',
    (address) => {
      expect(placeAt(address)).toEqual({ name: 'nowhere', address })
    },
  )

  it('nothing at all is Home', () => {
    for (const address of ['', '#', '#/']) expect(placeAt(address)).toEqual({ name: 'home' })
  })
})
