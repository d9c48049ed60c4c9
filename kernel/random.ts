import { chachaBlock } from './chacha.ts'

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

/** Anything that picks among n things: a stream, or the whims of a random player. */
export type Luck = Pick<Draws, 'below'>

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
  const key = [0, 0, 0, 0]
  // Two digits a byte, the first byte lowest: so the cipher reads its words.
  for (let at = 0; at < 32; at++) key[at >> 3] |= digitAt(seed, at) << ((at & 6) * 4 + (at & 1 ? 0 : 4))
  return new Streams(key)
}

const digitAt = (seed: Seed, at: number): number => {
  const code = seed.charCodeAt(at)
  return code <= 57 ? code - 48 : code - 87
}

class Streams implements Random {
  drawn = 0
  /**
   * The words of one block, and the stream they belong to. Streams are drawn from in long runs, so that one block is enough for
   * all; a stream that goes on later makes its block again. An array of small integers is much quicker to make than a typed one.
   */
  readonly words: number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  owner: Stream | null = null
  /** A handful: looking through them is quicker than any map. */
  private readonly streams: Stream[] = []

  constructor(private readonly key: readonly number[]) {}

  stream(purpose: string, index = 0): Draws {
    const name = purposeNumber(purpose)
    for (const stream of this.streams) if (stream.purpose === name && stream.index === index) return stream
    const stream = new Stream(this, this.key, name, index)
    this.streams.push(stream)
    return stream
  }
}

class Stream implements Draws {
  /** How many words were drawn; sixteen are a block. */
  private next = 0

  constructor(
    private readonly of: Streams,
    private readonly key: readonly number[],
    readonly purpose: number,
    readonly index: number,
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
    const { of, next } = this
    if ((next & 15) === 0 || of.owner !== this) {
      chachaBlock(of.words, this.key, next >>> 4, this.purpose, this.index)
      of.owner = this
    }
    this.next = next + 1
    return of.words[next & 15]
  }
}

let latest = ''
let latestNumber = 0x811c9dc5

/** FNV-1a over the characters: short and stable. Mostly it is the same purpose as the last time. */
function purposeNumber(purpose: string): number {
  if (purpose === latest) return latestNumber
  let hash = 0x811c9dc5
  for (let at = 0; at < purpose.length; at++)
    hash = Math.imul(hash ^ purpose.charCodeAt(at), 0x01000193) >>> 0
  latest = purpose
  latestNumber = hash
  return hash
}
