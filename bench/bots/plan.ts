/** Iterations for one decision, for us and for the peer. */
export const ITERATIONS = 1000

/** Of how many positions the slowest is looked for: many where time does not matter. */
export const slowest = (seconds: number): number => (seconds < 1 ? 2 : 120)
