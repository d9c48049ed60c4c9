import { describe, expect, it } from 'vitest'
import { Lines, TOO_LONG } from './lines.ts'

const cut = (longest: number, ...chunks: string[]): string[] => {
  const lines = new Lines(longest)
  const found = [...chunks.flatMap((chunk) => [...lines.push(Buffer.from(chunk))]), ...lines.end()]
  return found.map((line) => (line === TOO_LONG ? 'TOO LONG' : line.toString()))
}

describe('lines', () => {
  it('are cut at newlines, wherever the chunks end', () => {
    expect(cut(9, 'ab\ncd\n')).toEqual(['ab', 'cd'])
    expect(cut(9, 'a', 'b\nc', 'd', '\n')).toEqual(['ab', 'cd'])
    expect(cut(9, '\n\nab')).toEqual(['', '', 'ab'])
  })

  it('may end without a newline', () => {
    expect(cut(9, 'ab\ncd')).toEqual(['ab', 'cd'])
  })

  it('that are too long are reported once and skipped', () => {
    expect(cut(3, 'abcd\nab\n')).toEqual(['TOO LONG', 'ab'])
    expect(cut(3, 'abc\nab\n')).toEqual(['abc', 'ab'])
    expect(cut(3, 'ab', 'cd', 'ef', 'g\nab')).toEqual(['TOO LONG', 'ab'])
    expect(cut(3, 'abcdefg', 'hij')).toEqual(['TOO LONG'])
  })

  it('are not kept beyond the longest', () => {
    const lines = new Lines(1000)
    for (let i = 0; i < 5000; i++)
      for (const line of lines.push(Buffer.alloc(100, 'x'))) expect(line).toBe(TOO_LONG)
    expect(JSON.stringify(lines).length).toBeLessThan(1000)
  })
})
