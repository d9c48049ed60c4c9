import { expect, test } from 'vitest'
import { differenceBetween } from './difference.ts'

test.each([
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
  [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, 'a.1.b: 2 ≠ 3'],
  [{ a: [1] }, { a: [1, 2] }, 'a.1: undefined ≠ 2'],
  [{ a: 1, b: 1 }, { a: 1 }, 'b: 1 ≠ undefined'],
  [{ a: [] }, { a: {} }, 'a: [] ≠ {}'],
  [1, 'x', 'everything: 1 ≠ "x"'],
  [{ a: { b: 1, c: 1 } }, { a: { c: 1, b: 1 } }, 'a: the same fields in another order'],
  [{ a: 'x'.repeat(90) }, { a: '' }, `a: "${'x'.repeat(59)}… ≠ ""`],
])('%j and %j: %s', (a, b, difference) => {
  expect(differenceBetween(a, b)).toBe(difference)
})
