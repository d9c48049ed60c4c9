import { describe, expect, test } from 'vitest'
import type { Options } from '../rules/options.ts'
import { scene } from './scene.ts'

/** Who gets sector 1, and why, when the scenario ends with it as it is. */
function verdict(sector: string, options: Partial<Options> = {}): string {
  const s = scene(`S1 ${sector}\nS2 –\nA hand Cr`, options).play('A: Cr@2')
  while (s.table.scenario === 1) s.play(`${s.deciding}: -`)
  const [{ winner, reason }] = s.happened('sector')
  return `${winner === null ? '–' : 'ABCD'[winner]} ${reason}`
}

describe('ST-14 Who wins a sector', () => {
  test('ST-14.1 the only player with a warship wins, whatever the civil ships of others', () => {
    expect(verdict('A [Fo] [Fo] [Wr] | B (Ki)')).toBe('B military')
    expect(verdict('A (Ki) | B [Fo] | C [Fo]', { mode: 'trio' })).toBe('A military')
  })

  test('ST-14.1 one warship is enough, more do not help', () => {
    expect(verdict('B (Ki)')).toBe('B military')
    expect(verdict('B (Ki) [Sl] [Fo]')).toBe('B military')
  })

  test('ST-14.2 without warships the most settlement points win', () => {
    expect(verdict('A [Fo] | B [Wr]')).toBe('A settlement')
    expect(verdict('A [Fo] | B [Wr] [Me]')).toBe('B settlement')
    expect(verdict('B [Ro]')).toBe('B settlement')
  })

  test('ST-14.2 hidden civil ships count as well', () => {
    expect(verdict('A (Fo) | B [Wr]')).toBe('A settlement')
    expect(verdict('A (Ro) [Me] | B [Me]')).toBe('A settlement')
  })

  test('ST-14.3 a tie at the top has no winner, nor has the third', () => {
    expect(verdict('A [Fo] | B [Fo]')).toBe('– tie')
    expect(verdict('A [Fo] | B [Wr] [Ro] | C [Me]', { mode: 'trio' })).toBe('– tie')
    expect(verdict('A [Ro] | B [Ro] | C [Me]', { mode: 'trio' })).toBe('C settlement')
  })

  test('ST-14.3 nobody wins an empty sector', () => {
    expect(verdict('–')).toBe('– empty')
  })

  test('ST-14.4 warships of two partners: nobody wins', () => {
    expect(verdict('A (Ki) [Fo] | C (Cr)', { mode: 'tandem' })).toBe('– partners')
  })
})
