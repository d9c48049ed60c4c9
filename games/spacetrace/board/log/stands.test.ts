import { readFileSync } from 'node:fs'
import { tellTo } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { LEVELS, played } from '../../test/played.ts'
import { stands } from './stands.ts'

const rules = new Set(
  readFileSync(new URL('../../rules.txt', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split(' ')[0]),
)

describe('the log of Spacetrace', () => {
  it('names rules that the rulebook has, and begins a part with every turn and battle', () => {
    for (const level of LEVELS) {
      const { events } = played(level, 'log', 3000)
      const lines = events.map((event) => tellTo(event, 0))
      const named = lines.flatMap((event) => stands(event).rule ?? [])
      expect(named.filter((rule) => !rules.has(rule))).toEqual([])
      expect(new Set(named).size).toBeGreaterThan(8)
      for (const event of lines)
        expect(stands(event).as === 'head').toBe(event.kind === 'turn' || event.kind === 'battle')
    }
  })

  it('says why a class that has fired does not fire again', () => {
    const row = { kind: 'row', row: 2, classes: [2, 3], fires: [true, false] } as const
    expect(stands(row)).toEqual({ rule: 'SP-10.5' })
    expect(stands({ ...row, fires: [true, true] })).toEqual({ rule: 'SP-10.4' })
    expect(stands({ ...row, classes: [2, 2], fires: [true, true] })).toEqual({})
  })
})
