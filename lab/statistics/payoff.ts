/** How ways to play fare against one another: the row's share against the column. */
export type Payoffs = readonly (readonly number[])[]

export interface Equilibrium {
  /** How often each way is played by somebody who cannot be exploited. */
  readonly mix: readonly number[]
  /** What each way has against that. */
  readonly against: readonly number[]
}

const ROUNDS = 20_000

/** Fictitious play: each answers best to all that the other has played so far; what they have played on average comes to an equilibrium. */
export function equilibriumOf(payoffs: Payoffs): Equilibrium {
  const n = payoffs.length
  const played = Array<number>(n).fill(0)
  const gains = Array<number>(n).fill(0)
  let choice = 0
  for (let round = 0; round < ROUNDS; round++) {
    played[choice]++
    for (let row = 0; row < n; row++) gains[row] += payoffs[row][choice]
    choice = gains.indexOf(Math.max(...gains))
  }
  return { mix: played.map((times) => times / ROUNDS), against: gains.map((gain) => gain / ROUNDS) }
}
