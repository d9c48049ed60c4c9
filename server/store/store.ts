import type { Result, Seat } from '@sternentisch/kernel'
import type { Kind, Notice, SeatWishes, Spoken } from '@sternentisch/wire'
import type { AccountStore } from './accounts.ts'

/** One thing that happened to a table. The log of a table is all that counts; everything else follows from it. */
export interface Entry {
  readonly table: string
  readonly n: number
  /** Milliseconds since 1970, never less than those of the entry before. */
  readonly at: number
  readonly kind: Kind
  readonly seat: Seat | null
  /** A move in notation, or what the kind needs, as JSON. */
  readonly text: string
  /** What its author called it: asked again, it is answered and not done again. */
  readonly request: string | null
}

/** What lists and timers need of a table. It follows from the log and is written with it. */
export interface Index {
  readonly table: string
  /** The number of the entry it follows from. */
  readonly n: number
  readonly game: string
  readonly state: 'open' | 'running' | 'over' | 'closed'
  readonly listed: boolean
  /** Leads to the table while it is open. */
  readonly code: string | null
  /** When something is to be done for it; null if it waits for people only. */
  readonly due: number | null
  readonly stirred: number
  /** Seat → who sits there; null for bots and free chairs. */
  readonly guests: readonly (string | null)[]
  /** The seats that have something to decide. */
  readonly deciding: readonly Seat[]
  readonly moves: number
  readonly result: Result | null
  /** When the first clock that runs has run out. */
  readonly runsOut: number | null
  /** As lists show it; null where it is as before, but for the clocks. One that was read is never null. */
  readonly notice: Notice | null
}

/** An entry, and the index after it. They are stored together or not at all. */
export interface Commit {
  readonly entry: Entry
  readonly index: Index
}

export interface Guest {
  readonly id: string
  readonly name: string
  readonly colour: string
  readonly since: number
}

/** What a seat wishes, as the server keeps it. */
export interface KeptWishes extends SeatWishes {
  /** Whose they are: whoever sits there after them wishes something else. */
  readonly by?: string
  readonly ahead: string[]
  /** Names these wishes: moves made ahead are entered by it, each once. */
  readonly id?: string
  /** An answer to a window that was given before its time: it counts as things are since this entry, under the name it came by. */
  readonly held?: { readonly text: string; readonly since: number; readonly request: string }
}

/** What becomes of the wishes of a seat. What it does not name stays: another device may have wished for that. */
export interface WishChange extends Partial<Omit<KeptWishes, 'by'>> {
  readonly by: string
  /** Only as long as the moves made ahead still have this name. */
  readonly instead?: string
}

export interface StoredTalk {
  readonly table: string
  readonly n: number
  readonly at: number
  readonly guest: string
  readonly seat: Seat | null
  readonly name: string
  readonly colour: string | null
  readonly spoken: Spoken
  /** What its author called it: said again under that name, it is said once. */
  readonly request: string | null
}

/** How much a table keeps of what is said there. Those who look on have room of their own: they take away nobody's word who plays. */
export interface TalkLimit {
  readonly ofGuest: number
  /** Of all who play, and of all who look on. */
  readonly ofSide: number
}

export interface StoredCards {
  readonly hash: string
  readonly game: string
  readonly file: string
}

/** Something of a table was stored, up to this entry, where these guests sit. */
export interface StoredElsewhere {
  readonly table: string
  readonly n: number
  readonly guests: readonly string[]
}

/** Who looks at a table at one process. */
export interface Presence {
  readonly here: readonly Seat[]
  readonly watching: number
}

export interface PresentElsewhere extends Presence {
  readonly process: string
  readonly table: string
  /** Whoever has just come wants to know who else is there. */
  readonly asks: boolean
}

/** So much of something that is not endless was granted to somebody. */
export interface Spent {
  readonly what: string
  readonly who: string
  readonly many: number
}

/** What another process has done that shares the store, as far as this one has to know. */
export interface Elsewhere {
  stored(what: StoredElsewhere): void
  /** Wishes of a seat or what is said there have changed. */
  stirred(table: string): void
  /** Who is at a table at another process; with a question, whether anybody is at this one. */
  present(presence: PresentElsewhere): void
  /** Another process lives. */
  alive(process: string): void
  /** A secret leads to nobody any more. */
  ended(session: string): void
  spent(spent: Spent): void
  /** The store has been out of reach for a while. */
  away(): void
  /** The line is there, or there again: whatever was done before was not told. */
  missed(): void
}

export type StoreKind = 'memory' | 'sqlite' | 'postgres'

/**
 * Where everything is kept that must not be lost. `entries` has the key (table, n), and that key is the only lock: whoever
 * wants to add entry n has read everything before it.
 */
export interface Store extends AccountStore {
  readonly kind: StoreKind

  /**
   * Stores all of these in one transaction that is on the disk when this is answered; true for each that was stored, false
   * where its number was taken. Those of one table come in order; once one of them is refused, so are the ones behind it.
   */
  commit(commits: readonly Commit[]): Promise<readonly boolean[]>
  entries(table: string, from: number): Promise<readonly Entry[]>

  index(table: string): Promise<Index | null>
  tableWithCode(code: string): Promise<string | null>
  /** The open tables of the lobby, and the running ones that can be watched, the latest first. */
  lobby(most: number): Promise<readonly Index[]>
  /** The tables of a guest, the latest first. */
  tablesOf(guest: string, most: number): Promise<readonly Index[]>
  /** How many tables of a guest are open or running. */
  countOf(guest: string): Promise<number>
  /** Tables for which something is to be done by now, the longest due first. */
  dueBy(now: number, most: number): Promise<readonly string[]>
  /** Something turned out to be due later or not at all, as the table is after this entry. */
  setDue(table: string, n: number, due: number | null): Promise<void>

  wishes(table: string): Promise<ReadonlyMap<Seat, KeptWishes>>
  /** Changes what a seat wishes for, in one piece with looking at what was there; answers what it wishes now. */
  setWishes(table: string, seat: Seat, change: WishChange): Promise<KeptWishes>

  /** A guest comes with the hash of a secret that only their device has. */
  addGuest(guest: Guest, session: string): Promise<void>
  guest(id: string): Promise<Guest | null>
  guestWith(session: string): Promise<Guest | null>
  rename(id: string, name: string, colour: string): Promise<void>
  addSession(session: string, guest: string, at: number): Promise<void>
  endSession(session: string): Promise<void>
  /** A code by which another device becomes this guest, once. */
  addTransfer(code: string, guest: string, until: number): Promise<void>
  takeTransfer(code: string, now: number): Promise<string | null>

  /** With its number, which is that of the first time if it comes twice under one name; null where the table keeps no more. */
  say(talk: Omit<StoredTalk, 'n'>, most: TalkLimit): Promise<StoredTalk | null>
  wasSaid(table: string, request: string): Promise<boolean>
  talk(table: string, from: number): Promise<readonly StoredTalk[]>

  addCards(cards: StoredCards, by: string, at: number): Promise<void>
  cards(hash: string): Promise<StoredCards | null>

  /** From now on tells what other processes do; missing where there are none. */
  hear?(elsewhere: Elsewhere): void
  /** Once it hears them for the first time: from then on nobody moves everything away under it. */
  hears?(): Promise<void>
  /** Tells them who is at a table here. It is no more than news: nothing of it is kept. */
  announce?(table: string, presence: Presence, asks: boolean): Promise<void>
  /** Tells them what was granted here of what there is only so much for all. */
  tellSpent?(spent: readonly Spent[]): Promise<void>
  /** Does something while no other process does anything by this name. */
  alone?<Done>(name: string, something: () => Promise<Done>): Promise<Done>
  /** A challenge that is given out at one process may be answered at another, once. Missing where there is one process only. */
  giveChallenge?(challenge: string, now: number, until: number): Promise<void>
  takeChallenge?(challenge: string, now: number): Promise<boolean>
  /**
   * As `dueBy`, for this process alone: until that instant no other one takes them. One that dies has them no longer than that.
   * `except` are those for which this process can do nothing. Missing where there is one process only.
   */
  takeDue?(now: number, most: number, until: number, except: readonly string[]): Promise<readonly string[]>
  /** The same for one table, as it is after this entry; false where it is not due by now, or another process has taken it. */
  claim?(table: string, n: number, now: number, until: number): Promise<boolean>

  close(): Promise<void>
}
