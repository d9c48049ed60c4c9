import { describe, expect, it } from 'vitest'
import { rangesOf } from './moves.ts'

describe('a list of moves', () => {
  it('writes runs of numbers short', () => {
    expect(rangesOf([1, 2, 3, 5, 7, 8])).toBe('1–3, 5, 7–8')
  })
})
