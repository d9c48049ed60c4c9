import { describe, expect, it } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { readCardFile } from './json.ts'

const at = (text: string): string => {
  const read = readCardFile(text)
  if (!isRefusal(read)) return 'fine'
  const { line, column, found = 'end' } = read.params
  return read.code === 'file.object' ? 'no object' : `${line}:${column} ${found}`
}

describe('a card file', () => {
  it.each([
    ['{"a": [1, -2.5e3, true, null, "\\u00e9\\n"], "b": {}}', 'fine'],
    ['[]', 'fine'],
    ['7', 'no object'],
    ['null', 'no object'],
    ['', '1:1 end'],
    ['  \n ', '2:2 end'],
    ['no cards', '1:1 no'],
    ['{"a": 1,}', '1:9 }'],
    ['{"a": 1\n "b": 2}', '2:2 "'],
    ['{\n  "a": [1, 2,\n  ]\n}', '3:3 ]'],
    ['{"a" 1}', '1:6 1'],
    ['{"a": 01}', '1:7 01'],
    ['{"a": 1.}', '1:7 1.'],
    ['{"a": tru}', '1:7 tru'],
    ['{a: 1}', '1:2 a'],
    ["{'a': 1}", "1:2 'a'"],
    ['{"a": "x', '1:7 "'],
    ['{"a": "x\ny"}', '1:7 "'],
    ['{"a": "\\q"}', '1:7 "'],
    ['{"a": [1, 2}', '1:12 }'],
    ['{"a": {"b": 1}', '1:15 end'],
    ['{} {}', '1:4 {'],
    ['[1, 2', '1:6 end'],
    ['// cards\n{}', '1:1 //'],
  ])('%j: %s', (text, expected) => {
    expect(at(text)).toBe(expected)
  })

  it('may open as many brackets as it likes', () => {
    expect(at('['.repeat(200_000))).toBe('1:200001 end')
  })

  it('is at fault somewhere exactly where it cannot be read', () => {
    const whole = '{"a": [1, {"b": null}], "c": "d"}'
    for (let cut = 0; cut < whole.length; cut++)
      for (const text of [whole.slice(0, cut), whole.slice(0, cut) + whole.slice(cut + 1)]) {
        const isJson = (() => {
          try {
            return typeof JSON.parse(text) === 'object'
          } catch {
            return false
          }
        })()
        expect([text, at(text) === 'fine']).toEqual([text, isJson])
      }
  })
})
