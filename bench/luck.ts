/**
 * Picks among n things, quickly and always in the same way. What is measured is the game and not the dice, so the
 * players' whims come from the simplest generator there is (xorshift32); cards are shuffled as always.
 */
export class Whims {
  constructor(private state = 0x9e3779b9) {}

  below(n: number): number {
    let x = this.state
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.state = x
    // Scaled, not divided: a remainder of unsigned numbers takes longer than some moves.
    return ((x >>> 16) * n) >>> 16
  }
}

/** A seed for each game, without the cost of hashing. */
export const seedNumber = (game: number): string => game.toString(16).padStart(32, '0')
