import { describe, expect, it } from 'vitest'
import { changesBetween, countsOf } from './compare.ts'

const before = {
  name: 'one',
  cards: [
    { id: 'a', level: 1, upper: { fighters: 2, effects: [] } },
    { id: 'b', name: { en: 'Bee', de: 'Biene' }, level: 2 },
  ],
  numbers: [1, 2],
}

describe('two card files', () => {
  it('that are the same do not differ, whatever the order of cards and fields', () => {
    const same = { numbers: [1, 2], cards: [before.cards[1], { ...before.cards[0] }], name: 'one' }
    expect(changesBetween(before, same)).toEqual([])
  })

  it('differ card by card and field by field', () => {
    const after = {
      ...before,
      cards: [
        { id: 'c', level: 0 },
        { id: 'a', level: 1, upper: { fighters: 3, effects: ['draw'] }, note: 'x' },
      ],
    }
    expect(changesBetween(before, after)).toEqual([
      { list: 'cards', id: 'c', what: 'added', fields: [] },
      {
        ...{ list: 'cards', id: 'a', what: 'changed' },
        fields: [
          { field: 'upper.fighters', before: '2', after: '3' },
          { field: 'upper.effects', before: '[]', after: '["draw"]' },
          { field: 'note', before: null, after: '"x"' },
        ],
      },
      { list: 'cards', id: 'b', name: { en: 'Bee', de: 'Biene' }, what: 'removed', fields: [] },
    ])
  })

  it('differ in what is on no card', () => {
    const { name: _, ...after } = { ...before, numbers: [1, 3] }
    expect(changesBetween(before, after)).toEqual([
      {
        ...{ list: null, id: '', what: 'changed' },
        fields: [
          { field: 'numbers.1', before: '2', after: '3' },
          { field: 'name', before: '"one"', after: null },
        ],
      },
    ])
  })

  it('differ by value where IDs are there twice', () => {
    const twice = { ...before, cards: [before.cards[0], before.cards[0]] }
    expect(changesBetween(twice, twice)).toEqual([])
    expect(changesBetween(before, twice).map(({ list }) => list)).toEqual([null])
  })
})

it('a file is counted by its lists', () => {
  expect(countsOf(before)).toEqual([['cards', 2]])
})
