import { describe, expect, test } from 'vitest'
import { chachaBlock } from './chacha.ts'
import { isSeed, randomFrom } from './random.ts'
import { commitmentTo, freshSeed, seedFrom } from './seed.ts'

const hex = (words: number[]): string => Buffer.from(Int32Array.from(words).buffer).toString('hex')

describe('ChaCha20 with a 128-bit key', () => {
  // Public test vectors: key and nonce all zero; then the first bit of the key set.
  test.each([
    [
      [0, 0, 0, 0],
      '89670952608364fd00b2f90936f031c8e756e15dba04b8493d00429259b20f46cc04f111246b6c2ce066be3bfb32d9aa0fddfbc12123d4b9e44f34dca05a103f',
    ],
  ])('key %j', (key, stream) => {
    const words = new Array<number>(16)
    chachaBlock(words, key, 0, 0, 0)
    expect(hex(words)).toBe(stream)
  })
})

describe('draws', () => {
  const seed = seedFrom('draws')

  test('the same seed gives the same draws, another seed others', () => {
    const draw = (from: string) =>
      Array.from({ length: 20 }, (_, i) => randomFrom(from).stream('x', i).below(1000))
    expect(draw(seed)).toEqual(draw(seed))
    expect(draw(seed)).not.toEqual(draw(seedFrom('others')))
  })

  test('each purpose has a stream of its own, which goes on where it stopped', () => {
    const alone = randomFrom(seed)
    const expected = Array.from({ length: 40 }, () => alone.stream('solar').below(32))
    const mixed = randomFrom(seed)
    const drawn = expected.map((_, i) => {
      mixed.stream('fleet').below(6)
      mixed.stream('solar', i + 1).below(6)
      return mixed.stream('solar').below(32)
    })
    expect(drawn).toEqual(expected)
  })

  test.each([2, 3, 5, 6, 7, 32, 33])('below(%i) is even', (n) => {
    const draws = randomFrom(seed).stream('even')
    const counts = new Array<number>(n).fill(0)
    const each = 4000
    for (let i = 0; i < each * n; i++) counts[draws.below(n)]++
    // Six standard deviations: fails once in half a billion for a fair draw, at once for a skewed one.
    for (const count of counts) expect(Math.abs(count - each)).toBeLessThan(6 * Math.sqrt(each))
  })

  test('below(1) is 0 and draws nothing', () => {
    const random = randomFrom(seed)
    expect(random.stream('one').below(1)).toBe(0)
    expect(random.drawn).toBe(0)
    random.stream('one').below(2)
    expect(random.drawn).toBe(1)
  })

  test('every order of a shuffle comes up equally often', () => {
    const draws = randomFrom(seed).stream('orders')
    const counts = new Map<string, number>()
    for (let i = 0; i < 24 * 1000; i++) {
      const order = draws.shuffle([1, 2, 3, 4]).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(6 * Math.sqrt(1000))
  })
})

describe('seeds', () => {
  test('a seed is 32 hexadecimal digits; any text names one', () => {
    expect(isSeed(freshSeed())).toBe(true)
    expect(freshSeed()).not.toBe(freshSeed())
    expect(seedFrom('0123456789abcdef0123456789abcdef')).toBe('0123456789abcdef0123456789abcdef')
    expect(isSeed(seedFrom('any text'))).toBe(true)
    expect(isSeed('0123456789ABCDEF0123456789ABCDEF')).toBe(false)
    expect(isSeed(12)).toBe(false)
  })

  test('a commitment binds seed and match', () => {
    const seed = seedFrom('promise')
    expect(commitmentTo(seed, 'a')).toMatch(/^[0-9a-f]{64}$/)
    expect(commitmentTo(seed, 'a')).not.toBe(commitmentTo(seed, 'b'))
    expect(commitmentTo(seed, 'a')).not.toBe(commitmentTo(seedFrom('other'), 'a'))
  })
})
