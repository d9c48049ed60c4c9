// A failed check says what is wrong and where it comes from
import { stellar } from '@sternentisch/games/stellar'
import type { AnyGame } from '@sternentisch/kernel'
import { caught } from '@sternentisch/kernel/test'
import { expect, test } from 'vitest'

const planted = (fault: Partial<typeof stellar>): AnyGame => ({ ...stellar, ...fault })

test('a failure names the field that differs', () => {
  const fault = planted({
    copy(table) {
      const copy = stellar.copy(table)
      copy.cards.known[3] ^= 2
      return copy
    },
  })
  expect(caught('copies', fault)?.message).toMatch(/^a copy differs \(cards\.known\.3: \d+ ≠ \d+\)$/)
})

test('a failure keeps the stack of what was thrown', () => {
  const fault = planted({
    copy: () => {
      throw new Error('no paper left')
    },
  })
  const failure = caught('copies', fault)
  expect(failure?.message).toBe('threw Error: no paper left')
  expect(failure?.cause).toMatchObject({ stack: expect.stringContaining('planted-faults.test.ts') })
})
