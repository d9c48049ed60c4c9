import { describe, expect, test } from 'vitest'
import { type CardText, cardTextOf } from './canonical.ts'

const hashOf = (written: string): string => (cardTextOf(written) as CardText).hash

describe('a card file by its contents', () => {
  test('is the same however it is spaced, and whatever the order of its fields', () => {
    const same = [
      '{"a":[1,{"b":true,"c":"ü"}],"d":null}',
      '{ "d": null,\n\t"a": [1.0, {"c":"\\u00fc", "b":true}] }\r\n',
    ]
    expect(hashOf(same[1])).toBe(hashOf(same[0]))
    expect(cardTextOf(same[1])).toMatchObject({ text: '{"a":[1,{"b":true,"c":"ü"}],"d":null}' })
    expect(hashOf(same[0])).toMatch(/^[0-9a-f]{64}$/)
  })

  test('is another with other contents: a value, a field, the order of a list', () => {
    const all = [
      '{"a":[1,2]}',
      '{"a":[2,1]}',
      '{"a":[1,2],"b":0}',
      '{"a":["1",2]}',
      '{"A":[1,2]}',
      '{"a":{"0":1,"1":2}}',
    ]
    expect(new Set(all.map(hashOf)).size).toBe(all.length)
  })

  test('stays what it is when it is written again', () => {
    const { text, hash } = cardTextOf('{"z":{"y":[{"x":1e2}]},"a":"\\"\\n"}') as CardText
    expect(cardTextOf(text)).toEqual({ text, hash })
  })

  test('reaches no prototype', () => {
    expect(cardTextOf('{"__proto__":{"a":1},"b":2}')).toMatchObject({ text: '{"__proto__":{"a":1},"b":2}' })
  })

  test.each([
    ['{"a":', 'file.ends'],
    ['7', 'file.object'],
    [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'file.deep'],
  ])('%.10s is refused', (written, code) => {
    expect(cardTextOf(written)).toMatchObject({ refused: true, code })
  })
})
