import { describe, expect, it } from 'vitest'
import { freeName } from './free-name.ts'

describe('a free name', () => {
  it('is the name itself as long as nothing else has it, and is counted from then on', () => {
    expect(freeName('My set', [], 60)).toBe('My set')
    expect(freeName('My set', ['My set'], 60)).toBe('My set 2')
    expect(freeName('My set', ['My set 2', 'My set'], 60)).toBe('My set 3')
  })

  it('is never too long: its number takes the place of the end', () => {
    const long = 'x'.repeat(12)
    expect(freeName(long, [long.slice(0, 10)], 10)).toBe(`${'x'.repeat(8)} 2`)
  })
})
