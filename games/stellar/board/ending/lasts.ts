/** How long the picture runs: with a sector to score, and where the players ended it. */
export const SECONDS = { scored: 3.8, short: 1.6 }
