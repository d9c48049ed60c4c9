export const SERVERS = ['ours', 'boardgameio', 'colyseus'] as const
export type ServerName = (typeof SERVERS)[number]

/** What clients do to a server. */
export interface Load {
  readonly matches: number
  /** Moves a second in all matches together; 0: as fast as it goes. */
  readonly pace: number
  /** The most it takes. */
  readonly seconds: number
  /** So many more matches are begun before, and left alone. */
  readonly left?: number
}

/** What a load came to: moves that both clients have seen, and how long that took. */
export interface Loaded {
  readonly moves: number
  readonly seconds: number
  /** Of the clients. */
  readonly cpu: number
  /** Milliseconds from a move to both clients. */
  readonly median: number
  readonly p99: number
}

/** What can be measured alone: moves as fast as they go, how long one takes at a steady pace, what many matches need. */
export const PARTS = ['speed', 'p99', 'memory'] as const
export type Part = (typeof PARTS)[number]

export interface Plan {
  /** Every server takes its turn in each of them. */
  readonly rounds: number
  /** Before anything is measured: code that runs for days is compiled, which of ours takes some thirty thousand moves. */
  readonly warmUp: Load | null
  readonly fast: Load
  /** How often that. */
  readonly times: number
  readonly steady: Load
  /** Ours alone. */
  readonly many: Load & { readonly left: number }
}

export const CAREFUL: Plan = {
  rounds: 3,
  warmUp: { matches: 400, pace: 0, seconds: 40 },
  fast: { matches: 100, pace: 0, seconds: 20 },
  times: 8,
  steady: { matches: 300, pace: 500, seconds: 8 },
  many: { matches: 1000, pace: 500, seconds: 5, left: 9000 },
}

/** Only shows that it runs. */
export const HASTY: Plan = {
  rounds: 1,
  warmUp: null,
  fast: { matches: 2, pace: 0, seconds: 0.3 },
  times: 1,
  steady: { matches: 2, pace: 20, seconds: 0.3 },
  many: { matches: 2, pace: 20, seconds: 0.3, left: 8 },
}
