const SERVERS = ['ours', 'boardgameio', 'colyseus'] as const
export type ServerName = (typeof SERVERS)[number]

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
