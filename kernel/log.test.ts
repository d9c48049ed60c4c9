import { describe, expect, it } from 'vitest'
import type { Result } from './game.ts'
import { parseResult, writeResult } from './log.ts'

const RESULTS: readonly Result[] = [
  { scores: [31, 28], winners: [0] },
  { scores: [-1, 13], winners: [1] },
  { scores: [9, 5, 21, 23], winners: [0, 2] },
  { scores: [7, 7], winners: [0, 1] },
  { scores: [], winners: [1], by: 'conceding' },
]

describe('the result of a match in its log', () => {
  it.each(RESULTS.map((result) => [writeResult(result), result] as const))('%s', (line, result) => {
    expect(parseResult(line)).toEqual(result)
  })

  it('is a draw by agreement, whoever agreed', () => {
    expect(parseResult(writeResult({ scores: [], winners: [0, 1], by: 'agreement' }))?.by).toBe('agreement')
  })

  it.each(['', 'won', '31 28', 'x won by A', '1 2 won by E'])('is nothing where a line says %j', (line) => {
    expect(parseResult(line)).toBeNull()
  })
})
