/** How long the picture runs: with a cruiser that breaks, and where nothing was shot. */
export const SECONDS = { broken: 3.2, short: 1.8 }
