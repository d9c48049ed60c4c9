/** Iterations for one decision, for us and for the peer. */
export const ITERATIONS = 1000

/** Of how many positions the slowest is looked for: many where time does not matter. */
export const slowest = (seconds: number): number => (seconds < 1 ? 2 : 120)

/** How many pairs of matches are played against the peer, and with how many iterations of ours. */
export const tableFor = (seconds: number): { readonly pairs: number; readonly budget: number } =>
  seconds < 1 ? { pairs: 1, budget: 4 } : { pairs: 10, budget: 400 }

/** What came of matches against the peer. */
export interface Played {
  /** Our share. */
  readonly won: number
  /** How long we and the peer thought in all. */
  readonly seconds: readonly [ours: number, theirs: number]
}
