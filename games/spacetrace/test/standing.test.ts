// Who is ahead, as the specification counts it (targets of section 10): manpower in the fleets and LP of the Base.
import { expect, test } from 'vitest'
import { spacetraceBalance } from '../balance/index.ts'
import { scene } from './scene.ts'

const leadIn = (setting: Parameters<typeof scene>[0]): number => {
  const [a, b] = spacetraceBalance.standing!(scene(setting))
  return a - b
}

test('what the cards in the fleets have cost counts, and what is left of the Base; a hand does not', () => {
  const cost = 120
  expect(leadIn({})).toBe(0)
  expect(leadIn({ A: { base: 'fighter' } })).toBe(cost)
  expect(leadIn({ A: { base: 'base 1x600' } })).toBe(-400)
  expect(leadIn({ B: { base: 'fighter' }, A: { hand: 'patrol' } })).toBe(-cost)
})
