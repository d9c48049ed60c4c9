import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeBetween, changed } from './change.ts'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a change', () => {
  it('makes the one of the other, also when it went as text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const [before, after] = [plain(one), plain(other)]
        const change = changeBetween(before, after)
        expect(changed(before, plain(change) as typeof change)).toEqual(after)
      }),
      {
        numRuns: 2000,
        // Names that every object seems to have.
        examples: [
          [{ card: 1 }, { toString: 1 }],
          [{ valueOf: 1 }, {}],
          [{ card: 1 }, JSON.parse('{ "__proto__": 1 }')],
          [JSON.parse('{ "__proto__": 1 }'), JSON.parse('{ "__proto__": { "card": 1 } }')],
        ],
      },
    )
  })

  it('is nothing between equals', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(changeBetween(plain(value), plain(value))).toBeNull()
      }),
    )
  })

  it('names the places that changed, and shares the rest', () => {
    const before = { hand: [1, 2, 3], deck: { size: 9 }, gone: 0 }
    const after = { hand: [1, 7, 3], deck: { size: 9 }, fresh: [] }
    const change = changeBetween(before, after)
    expect(change).toEqual({ hand: { 1: [7] }, fresh: [[]], gone: [] })
    expect((changed(before, change) as typeof before).deck).toBe(before.deck)
  })

  it('puts a stretch of a list in place of another', () => {
    expect(changeBetween([1, 2, 3, 4, 5], [1, 9, 4, 5])).toEqual([1, 2, [9]])
    expect(changed([1, 2, 3, 4, 5], [1, 2, [9]])).toEqual([1, 9, 4, 5])
  })
})
