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

/** A code for the day the passkey is lost: it is found by a part that need not be secret, and known by its hash. */
export interface RecoveryCode {
  readonly key: string
  readonly hash: string
}

/** A device or a program that is somebody, known by the hash of its secret. */
export interface Session {
  readonly hash: string
  readonly since: number
}

/** What one rated match made of somebody's rating in a game. The latest is the rating. */
export interface RatedMatch {
  readonly guest: string
  readonly game: string
  /** Counts somebody's rated matches of a game from 0: whoever adds one has read all before it. */
  readonly n: number
  readonly table: string
  readonly at: number
  readonly mu: number
  readonly sigma: number
}

/** What is kept of those who want to be the same person everywhere, and of how strong people are. */
export interface AccountStore {
  /** False if there is such a passkey already, whoever has it. */
  addPasskey(passkey: Passkey): Promise<boolean>
  passkey(id: string): Promise<Passkey | null>
  /** The oldest first. */
  passkeysOf(guest: string): Promise<readonly Passkey[]>
  /** It was used, and counts so many uses now. */
  usePasskey(id: string, counter: number): Promise<void>

  /** Somebody's recovery codes, in place of those before. */
  setRecovery(guest: string, codes: readonly RecoveryCode[], at: number): Promise<void>
  /** The codes that are found by this key, and whose they are. */
  recoveries(key: string): Promise<readonly { readonly guest: string; readonly hash: string }[]>
  /** True for the one who uses it up. */
  takeRecovery(guest: string, hash: string): Promise<boolean>

  /** The devices and programs that are somebody, the oldest first. */
  sessionsOf(guest: string): Promise<readonly Session[]>

  /** What a match did to all ratings, in one transaction; false if it was rated before or a number is taken, and then nothing is stored. */
  rate(matches: readonly RatedMatch[]): Promise<boolean>
  isRated(table: string): Promise<boolean>
  /** All of somebody's rated matches, those of a game in their order. */
  ratedOf(guest: string): Promise<readonly RatedMatch[]>

  /**
   * Somebody is gone, with their secrets, keys, codes, ratings, and the words of what they said. Logs keep the names that
   * played.
   */
  forget(guest: string): Promise<void>
}
