import { describe, expect, it } from 'vitest'
import { type FilePath, lineOf } from './line.ts'

/** Every value of a file with the path that leads to it. */
function* valuesIn(value: unknown, path: FilePath = []): Generator<FilePath> {
  yield path
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    yield* valuesIn(inner, [...path, Array.isArray(value) ? Number(key) : key])
}

describe('the line of a path', () => {
  const text = `{
  "a": [1,
    { "b": "} ] , \\" {" , "c": null },
    []
  ], "d": {},
  "e":
    -1.5e3
}`

  it.each<[FilePath, number]>([
    [[], 1],
    [['a'], 2],
    [['a', 0], 2],
    [['a', 1], 3],
    [['a', 1, 'c'], 3],
    [['a', 2], 4],
    [['d'], 5],
    [['e'], 7],
  ])('%j stands on line %i', (path, line) => {
    expect(lineOf(text, path)).toBe(line)
  })

  it.each<[FilePath, number]>([
    [['nothing'], 1],
    [['a', 7], 2],
    [['a', 1, 'x', 'y'], 3],
    [['d', 'x'], 5],
    [['e', 'x'], 7],
    [['a', 'x'], 2],
  ])('%j is missing where line %i is', (path, line) => {
    expect(lineOf(text, path)).toBe(line)
  })

  it('finds every value of a file that is written one value a line', () => {
    const file = { x: [{ y: [[], [1, 'a'], {}] }, true, { 'k"k\\': { z: null } }], w: '"' }
    const lines = JSON.stringify(file, null, 1).split('\n')
    for (const path of valuesIn(file)) {
      const value = path.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], file)
      const line = lines[lineOf(lines.join('\n'), path) - 1]
      expect([path, line.replace(/^\s*("k.*?": |"\w": )?/, '').startsWith(JSON.stringify(value)[0])]).toEqual(
        [path, true],
      )
    }
  })

  it('of a field that is there twice is the one that counts', () => {
    expect(lineOf('{"a": 1,\n"a": 2}', ['a'])).toBe(2)
  })
})
