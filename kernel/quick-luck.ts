import type { Draws, Random } from './random.ts'

/**
 * Luck for imagined tables, begun from real luck. What happens there nobody has to be kept from working out, so a small
 * generator (sfc32) will do, in one stream for all purposes: several times as fast as the luck of a match.
 */
export const quickLuck = (from: Draws): Random => {
  const draws = new QuickDraws(from.below(WORD), from.below(WORD), from.below(WORD))
  return { stream: () => draws, drawn: 0 }
}

const WORD = 2 ** 31
const SCALE = 2 ** -32

class QuickDraws implements Draws {
  private counter = 1

  constructor(
    private a: number,
    private b: number,
    private c: number,
  ) {
    for (let i = 0; i < 12; i++) this.word()
  }

  below(n: number): number {
    // Cut off as a whole number: n is at most 2³¹.
    return n === 1 ? 0 : ((this.word() >>> 0) * SCALE * n) | 0
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
    const word = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + word) | 0
    return word
  }
}
