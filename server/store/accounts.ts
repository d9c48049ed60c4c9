/** A key that a device or a password manager keeps for somebody; only its public half is known here. */
export interface Passkey {
  readonly id: string
  readonly guest: string
  /** Base64url. */
  readonly publicKey: string
  /** How often it was used, as it says itself; a copy of a key is found out by it. */
  readonly counter: number
  readonly transports: readonly string[]
  readonly since: number
}

/** What one rated match made of somebody's rating in a game. The latest is the rating. */
export interface RatedMatch {
  readonly table: string
  readonly guest: string
  readonly game: string
  readonly at: number
  readonly mu: number
  readonly sigma: number
}

/** What is kept of those who want to be the same person everywhere, and of how strong people are. */
export interface AccountStore {
  addPasskey(passkey: Passkey): Promise<void>
  passkey(id: string): Promise<Passkey | null>
  passkeysOf(guest: string): Promise<readonly Passkey[]>
  /** It was used, and counts so many uses now. */
  usePasskey(id: string, counter: number): Promise<void>

  /** The hashes of somebody's recovery codes, in place of those before. */
  setRecovery(guest: string, hashes: readonly string[]): Promise<void>
  /** Whose code this is; it is worth nothing afterwards. */
  takeRecovery(hash: string): Promise<string | null>

  /** What a match did to all ratings, stored together; false if that match was rated before, and then nothing is. */
  rate(matches: readonly RatedMatch[]): Promise<boolean>
  isRated(table: string): Promise<boolean>
  /** All of somebody's rated matches, the oldest first. */
  ratedOf(guest: string): Promise<readonly RatedMatch[]>

  /** Somebody and their secrets, keys, codes and ratings are gone. Logs keep the names that played. */
  forget(guest: string): Promise<void>
}
