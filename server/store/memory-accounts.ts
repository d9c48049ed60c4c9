import type { AccountStore, Passkey, RatedMatch } from './accounts.ts'
import type { MemoryStore } from './memory.ts'

/** Keeps accounts as long as the process lives. */
// unused so far: tests and looking at things run on it
export class MemoryAccounts implements AccountStore {
  private readonly passkeys = new Map<string, Passkey>()
  private readonly recovery = new Map<string, string>()
  private rated: RatedMatch[] = []

  constructor(private readonly store: MemoryStore) {}

  async addPasskey(passkey: Passkey): Promise<void> {
    if (this.passkeys.has(passkey.id)) throw new Error('this passkey is there already')
    this.passkeys.set(passkey.id, passkey)
  }

  async passkey(id: string): Promise<Passkey | null> {
    return this.passkeys.get(id) ?? null
  }

  async passkeysOf(guest: string): Promise<readonly Passkey[]> {
    return [...this.passkeys.values()].filter((passkey) => passkey.guest === guest)
  }

  async usePasskey(id: string, counter: number): Promise<void> {
    const passkey = this.passkeys.get(id)
    if (passkey) this.passkeys.set(id, { ...passkey, counter })
  }

  async setRecovery(guest: string, hashes: readonly string[]): Promise<void> {
    for (const [hash, owner] of this.recovery) if (owner === guest) this.recovery.delete(hash)
    for (const hash of hashes) this.recovery.set(hash, guest)
  }

  async takeRecovery(hash: string): Promise<string | null> {
    const guest = this.recovery.get(hash) ?? null
    this.recovery.delete(hash)
    return guest
  }

  async rate(matches: readonly RatedMatch[]): Promise<boolean> {
    if (matches.some(({ table }) => this.has(table))) return false
    this.rated.push(...matches)
    return true
  }

  async isRated(table: string): Promise<boolean> {
    return this.has(table)
  }

  async ratedOf(guest: string): Promise<readonly RatedMatch[]> {
    return this.rated.filter((match) => match.guest === guest)
  }

  async forget(guest: string): Promise<void> {
    for (const { id } of await this.passkeysOf(guest)) this.passkeys.delete(id)
    await this.setRecovery(guest, [])
    this.rated = this.rated.filter((match) => match.guest !== guest)
    this.store.forget(guest)
  }

  private has(table: string): boolean {
    return this.rated.some((match) => match.table === table)
  }
}
