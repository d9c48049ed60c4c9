import { describe, expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { EVERYBODY } from '../seat.ts'
import { lay, setup } from './test/harbour.ts'

/** The table that is laid from what is written. */
function laid(written: object) {
  const table = lay(written)
  if (isRefusal(table)) throw new Error(`${table.code} ${JSON.stringify(table.params)}`)
  return table
}

/** All of it as it is written down again. */
const again = (written: object) => setup(laid(written))

describe('what is not written', () => {
  test('is as usual', () => {
    expect(again({})).toEqual({
      game: 'harbour',
      options: { mode: 'calm' },
      round: 1,
      first: 'A',
      players: [
        { hand: [], coins: 0 },
        { hand: [], coins: 0 },
      ],
      sea: ['Sail', 'Sail', 'Oar', 'Oar', 'Tug'],
      piers: [],
      pending: [{ kind: 'turn', seat: 'A', step: 'sail' }],
      handles: 0,
      result: null,
    })
  })

  test('follows from what is', () => {
    const { pending, cards } = laid({ first: 'B', players: [{ hand: ['Tug'] }] })
    expect(pending).toEqual([{ kind: 'turn', seat: 1, step: 'sail' }])
    expect(cards.zones).toEqual([[0, 1, 2, 3], [4], [], [], [], []])
  })
})

describe('fields', () => {
  test('a number is written as it is, a seat by its letter', () => {
    expect(laid({ round: 4, first: 'B' })).toMatchObject({ round: 4, first: 1 })
    expect(again({ round: 4, first: 'B' })).toMatchObject({ round: 4, first: 'B' })
  })

  test('options are those of the game', () => {
    expect(laid({ options: { mode: 'storm' } }).options).toEqual({ mode: 'storm' })
  })

  test('how it ended stands there as it is', () => {
    const result = { winners: [1], scores: [3, 7] }
    expect(again({ result, pending: [] })).toMatchObject({ result, pending: [] })
  })
})

describe('places', () => {
  test('equal cards are taken in their order, into zones, lists and records of zones', () => {
    const written = { players: [{ hand: ['Oar'] }, { hand: ['Oar', 'Sail'] }], piers: [[], ['Sail']] }
    expect(laid(written).cards.zones).toEqual([[4], [2], [3, 0], [], [1], []])
  })

  test('there are as many of a kind as are written', () => {
    expect(laid({ piers: [[], []] }).piers).toBe(2)
    expect(again({ piers: [[], []] })).toMatchObject({ piers: [[], []] })
  })

  test('what is no card stands beside some', () => {
    expect(again({ players: [{ coins: 7 }] })).toMatchObject({ players: [{ coins: 7 }, { coins: 0 }] })
  })
})

describe('cards', () => {
  const knownOf = (written: object): number => laid(written).cards.known[4]

  test('the owner knows a card; everybody knows it where it lies open', () => {
    expect(knownOf({ players: [{}, { hand: ['Tug'] }] })).toBe(0b10)
    expect(knownOf({ piers: [['Tug']] })).toBe(EVERYBODY)
    expect(knownOf({ piers: [['Tug~']] })).toBe(0)
    expect(knownOf({})).toBe(0)
  })

  test('unless it is said who knows it', () => {
    expect(knownOf({ piers: [[{ card: 'Tug', known: 'A' }]] })).toBe(0b1)
    expect(knownOf({ players: [{}, { hand: [{ card: 'Tug', known: 'A' }] }] })).toBe(0b11)
    expect(knownOf({ players: [{ hand: [{ card: 'Tug', known: '*' }] }] })).toBe(EVERYBODY)
  })

  test('marks of the game stand beside the name', () => {
    expect(laid({ piers: [[{ card: 'Tug', anchored: true }]] }).anchored[4]).toBe(true)
  })

  test('a handle that is named is nobody else’s', () => {
    const { handle, handles } = laid({ piers: [['Sail', { card: 'Oar', handle: 7 }]] }).cards
    expect([handle[0], handle[2], handles]).toEqual([8, 7, 8])
  })

  test('all of it is written down again', () => {
    const piers = [
      [{ card: 'Sail', known: 'AB*', anchored: true, handle: 2 }],
      [{ card: 'Oar', known: 'A', handle: 1 }],
    ]
    expect(again({ piers })).toMatchObject({ piers, handles: 2 })
  })
})

describe('frames', () => {
  const tow = { kind: 'tow', seat: 'B', pier: 2 }
  const turn = { kind: 'turn', seat: 'A', step: 'land' }

  test('one is written as it is, another in its own way', () => {
    const written = { piers: [[], []], pending: [turn, tow] }
    expect(laid(written).pending).toEqual([
      { kind: 'turn', seat: 0, step: 'land' },
      { kind: 'tow', seat: 1, pier: 1 },
    ])
    expect(again(written)).toMatchObject({ pending: [turn, tow] })
  })

  test('one that names something there is not is refused', () => {
    expect(lay({ piers: [[]], pending: [tow] })).toMatchObject({ code: 'harbour.table.pending' })
  })
})
