/**
 * Randomness comes in from outside: a match owns one `Random`, the rules ask it for draws, and no part of it
 * is ever stored in a table or a view. Each purpose draws from a stream of its own, so that what one player
 * does never shifts the luck of another.
 *
 * The generator is ChaCha20 with the 128-bit seed as its key. A fast statistical generator would be
 * quicker, but its state can be computed from what players see; this one cannot.
 */
export interface Draws {
  /** A whole number from 0 to n − 1, each equally likely; n is at most 2³¹. */
  below(n: number): number
  /** Puts the array into random order, in place. */
  shuffle<T>(array: T[]): T[]
}

export interface Random {
  /** The stream for one purpose. Asked for again, it goes on where it stopped. */
  stream(purpose: string, index?: number): Draws
  /** How many numbers were drawn so far, over all streams. */
  readonly drawn: number
}

/** 128 bits, as 32 hexadecimal digits. */
export type Seed = string

export const isSeed = (value: unknown): value is Seed =>
  typeof value === 'string' && /^[0-9a-f]{32}$/.test(value)

export function randomFrom(seed: Seed): Random {
  const key = [0, 8, 16, 24].map((at) => swapBytes(Number.parseInt(seed.slice(at, at + 8), 16)))
  return new Streams(key)
}

/** The seed is written as bytes, the cipher reads little-endian words. */
const swapBytes = (word: number): number =>
  ((word >>> 24) | ((word >>> 8) & 0xff00) | ((word & 0xff00) << 8) | (word << 24)) >>> 0

class Streams implements Random {
  drawn = 0
  private readonly streams = new Map<number, Stream>()

  constructor(private readonly key: readonly number[]) {}

  stream(purpose: string, index = 0): Draws {
    const name = purposeNumber(purpose)
    const at = name * 4096 + index
    return this.streams.get(at) ?? this.open(at, name, index)
  }

  private open(at: number, name: number, index: number): Stream {
    const stream = new Stream(this, this.key, name, index)
    this.streams.set(at, stream)
    return stream
  }
}

class Stream implements Draws {
  /** An array of small integers: much quicker to make than a typed one, and one is made for each stream. */
  private readonly words: number[] = new Array<number>(16).fill(0)
  private block = 0
  private next = 16

  constructor(
    private readonly of: { drawn: number },
    private readonly key: readonly number[],
    private readonly purpose: number,
    private readonly index: number,
  ) {}

  below(n: number): number {
    if (n === 1) return 0
    this.of.drawn++
    // As many bits as n − 1 has, drawn again while they say too much: every number is equally likely.
    const mask = 0xffffffff >>> Math.clz32(n - 1)
    for (;;) {
      const drawn = this.word() & mask
      if (drawn < n) return drawn
    }
  }

  shuffle<T>(array: T[]): T[] {
    for (let i = array.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      const card = array[i]
      array[i] = array[j]
      array[j] = card
    }
    return array
  }

  private word(): number {
    if (this.next === 16) {
      chachaBlock(this.words, this.key, this.block++, this.purpose, this.index)
      this.next = 0
    }
    return this.words[this.next++]
  }
}

const purposeNumbers = new Map<string, number>()

/** FNV-1a over the characters: short and stable; purposes are a handful of fixed words. */
function purposeNumber(purpose: string): number {
  const known = purposeNumbers.get(purpose)
  if (known !== undefined) return known
  let hash = 0x811c9dc5
  for (const letter of purpose) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0
  purposeNumbers.set(purpose, hash)
  return hash
}

/** "expand 16-byte k" */
const SIGMA = [0x61707865, 0x3120646e, 0x79622d36, 0x6b206574]

/**
 * One block of ChaCha20 in its form for 128-bit keys: 64-bit counter, 64-bit nonce; words are signed. The sixteen words are kept
 * in local variables, which the compiler holds in registers: several times faster than an array.
 */
export function chachaBlock(
  out: number[],
  key: readonly number[],
  counter: number,
  nonceLow: number,
  nonceHigh: number,
): void {
  let a0 = SIGMA[0]
  let a1 = SIGMA[1]
  let a2 = SIGMA[2]
  let a3 = SIGMA[3]
  let b0 = key[0] | 0
  let b1 = key[1] | 0
  let b2 = key[2] | 0
  let b3 = key[3] | 0
  let c0 = b0
  let c1 = b1
  let c2 = b2
  let c3 = b3
  let d0 = counter | 0
  let d1 = 0
  let d2 = nonceLow | 0
  let d3 = nonceHigh | 0
  for (let round = 0; round < 10; round++) {
    a0 = (a0 + b0) | 0
    d0 ^= a0
    d0 = (d0 << 16) | (d0 >>> 16)
    c0 = (c0 + d0) | 0
    b0 ^= c0
    b0 = (b0 << 12) | (b0 >>> 20)
    a0 = (a0 + b0) | 0
    d0 ^= a0
    d0 = (d0 << 8) | (d0 >>> 24)
    c0 = (c0 + d0) | 0
    b0 ^= c0
    b0 = (b0 << 7) | (b0 >>> 25)
    a1 = (a1 + b1) | 0
    d1 ^= a1
    d1 = (d1 << 16) | (d1 >>> 16)
    c1 = (c1 + d1) | 0
    b1 ^= c1
    b1 = (b1 << 12) | (b1 >>> 20)
    a1 = (a1 + b1) | 0
    d1 ^= a1
    d1 = (d1 << 8) | (d1 >>> 24)
    c1 = (c1 + d1) | 0
    b1 ^= c1
    b1 = (b1 << 7) | (b1 >>> 25)
    a2 = (a2 + b2) | 0
    d2 ^= a2
    d2 = (d2 << 16) | (d2 >>> 16)
    c2 = (c2 + d2) | 0
    b2 ^= c2
    b2 = (b2 << 12) | (b2 >>> 20)
    a2 = (a2 + b2) | 0
    d2 ^= a2
    d2 = (d2 << 8) | (d2 >>> 24)
    c2 = (c2 + d2) | 0
    b2 ^= c2
    b2 = (b2 << 7) | (b2 >>> 25)
    a3 = (a3 + b3) | 0
    d3 ^= a3
    d3 = (d3 << 16) | (d3 >>> 16)
    c3 = (c3 + d3) | 0
    b3 ^= c3
    b3 = (b3 << 12) | (b3 >>> 20)
    a3 = (a3 + b3) | 0
    d3 ^= a3
    d3 = (d3 << 8) | (d3 >>> 24)
    c3 = (c3 + d3) | 0
    b3 ^= c3
    b3 = (b3 << 7) | (b3 >>> 25)
    a0 = (a0 + b1) | 0
    d3 ^= a0
    d3 = (d3 << 16) | (d3 >>> 16)
    c2 = (c2 + d3) | 0
    b1 ^= c2
    b1 = (b1 << 12) | (b1 >>> 20)
    a0 = (a0 + b1) | 0
    d3 ^= a0
    d3 = (d3 << 8) | (d3 >>> 24)
    c2 = (c2 + d3) | 0
    b1 ^= c2
    b1 = (b1 << 7) | (b1 >>> 25)
    a1 = (a1 + b2) | 0
    d0 ^= a1
    d0 = (d0 << 16) | (d0 >>> 16)
    c3 = (c3 + d0) | 0
    b2 ^= c3
    b2 = (b2 << 12) | (b2 >>> 20)
    a1 = (a1 + b2) | 0
    d0 ^= a1
    d0 = (d0 << 8) | (d0 >>> 24)
    c3 = (c3 + d0) | 0
    b2 ^= c3
    b2 = (b2 << 7) | (b2 >>> 25)
    a2 = (a2 + b3) | 0
    d1 ^= a2
    d1 = (d1 << 16) | (d1 >>> 16)
    c0 = (c0 + d1) | 0
    b3 ^= c0
    b3 = (b3 << 12) | (b3 >>> 20)
    a2 = (a2 + b3) | 0
    d1 ^= a2
    d1 = (d1 << 8) | (d1 >>> 24)
    c0 = (c0 + d1) | 0
    b3 ^= c0
    b3 = (b3 << 7) | (b3 >>> 25)
    a3 = (a3 + b0) | 0
    d2 ^= a3
    d2 = (d2 << 16) | (d2 >>> 16)
    c1 = (c1 + d2) | 0
    b0 ^= c1
    b0 = (b0 << 12) | (b0 >>> 20)
    a3 = (a3 + b0) | 0
    d2 ^= a3
    d2 = (d2 << 8) | (d2 >>> 24)
    c1 = (c1 + d2) | 0
    b0 ^= c1
    b0 = (b0 << 7) | (b0 >>> 25)
  }
  out[0] = (a0 + SIGMA[0]) | 0
  out[1] = (a1 + SIGMA[1]) | 0
  out[2] = (a2 + SIGMA[2]) | 0
  out[3] = (a3 + SIGMA[3]) | 0
  out[4] = (b0 + key[0]) | 0
  out[5] = (b1 + key[1]) | 0
  out[6] = (b2 + key[2]) | 0
  out[7] = (b3 + key[3]) | 0
  out[8] = (c0 + key[0]) | 0
  out[9] = (c1 + key[1]) | 0
  out[10] = (c2 + key[2]) | 0
  out[11] = (c3 + key[3]) | 0
  out[12] = (d0 + counter) | 0
  out[13] = d1
  out[14] = (d2 + nonceLow) | 0
  out[15] = (d3 + nonceHigh) | 0
}
