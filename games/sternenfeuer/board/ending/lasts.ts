/** How long the picture runs: with a world that is taken, and where the players ended it. */
export const SECONDS = { taken: 3.6, short: 1.6 }
