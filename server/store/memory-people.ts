import type { AccountStore, Passkey, RatedMatch, RecoveryCode, Session } from './accounts.ts'
import type { Guest, Store } from './store.ts'

type PeopleStore = AccountStore &
  Pick<
    Store,
    | 'addGuest'
    | 'guest'
    | 'guestWith'
    | 'rename'
    | 'addSession'
    | 'endSession'
    | 'addTransfer'
    | 'takeTransfer'
  >

/** Guests and their accounts, as long as the process lives. */
export class MemoryPeople implements PeopleStore {
  private readonly guests = new Map<string, Guest>()
  private readonly sessions = new Map<string, { readonly guest: string; readonly since: number }>()
  private readonly transfers = new Map<string, { readonly guest: string; readonly until: number }>()
  private readonly passkeys = new Map<string, Passkey>()
  private readonly codes = new Map<string, RecoveryCode & { readonly guest: string }>()
  private readonly rated = new Map<string, RatedMatch>()

  async addGuest(guest: Guest, session: string): Promise<void> {
    if (this.guests.has(guest.id)) throw new Error(`guest ${guest.id} is there already`)
    this.guests.set(guest.id, guest)
    this.sessions.set(session, { guest: guest.id, since: guest.since })
  }

  async guest(id: string): Promise<Guest | null> {
    return this.guests.get(id) ?? null
  }

  async guestWith(session: string): Promise<Guest | null> {
    return this.guests.get(this.sessions.get(session)?.guest ?? '') ?? null
  }

  async rename(id: string, name: string, colour: string): Promise<void> {
    const guest = this.guests.get(id)
    if (guest) this.guests.set(id, { ...guest, name, colour })
  }

  async addSession(session: string, guest: string, since: number): Promise<void> {
    mustBe(this.guests, guest)
    this.sessions.set(session, { guest, since })
  }

  async endSession(session: string): Promise<void> {
    this.sessions.delete(session)
  }

  async sessionsOf(guest: string): Promise<readonly Session[]> {
    return [...this.sessions]
      .filter(([, session]) => session.guest === guest)
      .map(([hash, { since }]) => ({ hash, since }))
      .sort((one, other) => one.since - other.since)
  }

  async addTransfer(code: string, guest: string, until: number): Promise<void> {
    mustBe(this.guests, guest)
    this.transfers.set(code, { guest, until })
  }

  async takeTransfer(code: string, now: number): Promise<string | null> {
    const transfer = this.transfers.get(code)
    this.transfers.delete(code)
    return transfer && transfer.until > now ? transfer.guest : null
  }

  async addPasskey(passkey: Passkey): Promise<boolean> {
    mustBe(this.guests, passkey.guest)
    if (this.passkeys.has(passkey.id)) return false
    this.passkeys.set(passkey.id, passkey)
    return true
  }

  async passkey(id: string): Promise<Passkey | null> {
    return this.passkeys.get(id) ?? null
  }

  async passkeysOf(guest: string): Promise<readonly Passkey[]> {
    return [...this.passkeys.values()]
      .filter((passkey) => passkey.guest === guest)
      .sort((one, other) => one.since - other.since)
  }

  async usePasskey(id: string, counter: number): Promise<void> {
    const passkey = this.passkeys.get(id)
    if (passkey) this.passkeys.set(id, { ...passkey, counter })
  }

  async setRecovery(guest: string, codes: readonly RecoveryCode[], _at: number): Promise<void> {
    mustBe(this.guests, guest)
    drop(this.codes, (code) => code.guest === guest)
    for (const code of codes) this.codes.set(`${guest} ${code.hash}`, { ...code, guest })
  }

  async recoveries(key: string): Promise<readonly { readonly guest: string; readonly hash: string }[]> {
    return [...this.codes.values()]
      .filter((code) => code.key === key)
      .map(({ guest, hash }) => ({ guest, hash }))
  }

  async takeRecovery(guest: string, hash: string): Promise<boolean> {
    return this.codes.delete(`${guest} ${hash}`)
  }

  async rate(matches: readonly RatedMatch[]): Promise<boolean> {
    for (const { guest } of matches) mustBe(this.guests, guest)
    const all = [...this.rated.values()]
    const isTaken = ({ guest, game, n, table }: RatedMatch): boolean =>
      all.some((one) => one.guest === guest && (one.table === table || (one.game === game && one.n === n)))
    if (matches.some(isTaken)) return false
    for (const match of matches) this.rated.set(`${match.guest} ${match.table}`, match)
    return true
  }

  async isRated(table: string): Promise<boolean> {
    return [...this.rated.values()].some((match) => match.table === table)
  }

  async ratedOf(guest: string): Promise<readonly RatedMatch[]> {
    return [...this.rated.values()]
      .filter((match) => match.guest === guest)
      .sort((one, other) => one.n - other.n)
  }

  async forget(guest: string): Promise<void> {
    for (const kept of [this.sessions, this.transfers, this.passkeys, this.codes, this.rated])
      drop<{ readonly guest: string }>(kept, (each) => each.guest === guest)
    this.guests.delete(guest)
  }
}

function drop<Value>(from: Map<string, Value>, isOver: (value: Value) => boolean): void {
  for (const [key, value] of from) if (isOver(value)) from.delete(key)
}

/** Nothing is kept for somebody or something that is not there. */
export function mustBe(among: ReadonlyMap<string, unknown>, id: string): void {
  if (!among.has(id)) throw new Error(`there is no ${id}`)
}
