import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeBetween, changed, isAlike } from './change.ts'
import { writeChange } from './written-change.ts'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('a change', () => {
  it('makes the one of the other, also when it went as text', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const [before, after] = [plain(one), plain(other)]
        const change = changeBetween(before, after)
        expect(changed(before, plain(change) as typeof change)).toEqual(after)
        // However it is written, it says the same; and who only asks whether there is one is told so.
        expect(JSON.parse(writeChange(before, after))).toEqual(plain(change))
        expect(isAlike(before, after)).toBe(change === null)
      }),
      {
        numRuns: 2000,
        // Names that every object seems to have.
        examples: [
          [{ card: 1 }, { toString: 1 }],
          [{ valueOf: 1 }, {}],
          [{ card: 1 }, JSON.parse('{ "__proto__": 1 }')],
          [JSON.parse('{ "__proto__": 1 }'), JSON.parse('{ "__proto__": { "card": 1 } }')],
          // Alike at their ends, and names that have to be written with care.
          [{ list: [{ a: 1 }, 2, { a: [] }] }, { list: [{ a: 1 }, { a: [] }] }],
          [
            { 'a "b"': 1, 7: 1 },
            { 'a "b"': 2, '\n': null },
          ],
          [
            [1, [2]],
            [1, [-0.5, '\u2028']],
          ],
        ],
      },
    )
  })

  it('is nothing between equals', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(changeBetween(plain(value), plain(value))).toBeNull()
        expect(writeChange(plain(value), plain(value))).toBe('null')
        expect(isAlike(plain(value), plain(value))).toBe(true)
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
