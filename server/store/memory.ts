import { remember, type Seat } from '@sternentisch/kernel'
import { isInLobby, isLive } from './lobby.ts'
import { MemoryPeople, mustBe } from './memory-people.ts'
import type {
  Commit,
  Entry,
  Index,
  KeptWishes,
  Store,
  StoredCards,
  StoredTalk,
  TalkLimit,
  WishChange,
} from './store.ts'
import { UNSAID } from './unsaid.ts'
import { wishesAfter } from './wishes.ts'

const latestFirst = (one: Index, other: Index): number => other.stirred - one.stirred

/** Keeps everything as long as the process lives: for tests, and to measure what a disk costs. */
// unused so far: the benchmarks measure beside it, and the tests of stores run on it
export class MemoryStore extends MemoryPeople implements Store {
  readonly kind = 'memory'
  private readonly logs = new Map<string, Entry[]>()
  private readonly indexes = new Map<string, Index>()
  private readonly wishesAt = new Map<string, Map<Seat, KeptWishes>>()
  private readonly said = new Map<string, StoredTalk[]>()
  private readonly sets = new Map<string, StoredCards>()

  async commit(commits: readonly Commit[]): Promise<readonly boolean[]> {
    const stored = this.judge(commits)
    // Whatever can fail does so before anything is changed.
    const changes = commits
      .filter((_, at) => stored[at])
      .map(({ entry, index: { notice, ...index } }) => ({ entry, index, notice }))
    for (const { entry, index, notice } of changes) {
      remember(this.logs, entry.table, () => [])[entry.n] = entry
      const before = this.indexes.get(entry.table)?.notice ?? null
      this.indexes.set(entry.table, { ...index, notice: notice ?? before })
    }
    return stored
  }

  private judge(commits: readonly Commit[]): readonly boolean[] {
    const refused = new Set<string>()
    const taken = new Set<string>()
    return commits.map(({ entry: { table, n } }) => {
      const key = `${table} ${n}`
      if (refused.has(table) || taken.has(key) || this.logs.get(table)?.[n] !== undefined) {
        refused.add(table)
        return false
      }
      taken.add(key)
      return true
    })
  }

  async entries(table: string, from: number): Promise<readonly Entry[]> {
    return this.logs.get(table)?.slice(from) ?? []
  }

  async index(table: string): Promise<Index | null> {
    return this.indexes.get(table) ?? null
  }

  async tableWithCode(code: string): Promise<string | null> {
    return this.find((index) => index.code === code)[0]?.table ?? null
  }

  async lobby(most: number): Promise<readonly Index[]> {
    return this.find(isInLobby).slice(0, most)
  }

  async tablesOf(guest: string, most: number): Promise<readonly Index[]> {
    return this.find(({ guests }) => guests.includes(guest)).slice(0, most)
  }

  async countOf(guest: string): Promise<number> {
    return this.find((index) => isLive(index) && index.guests.includes(guest)).length
  }

  private find(fits: (index: Index) => boolean): Index[] {
    return [...this.indexes.values()].filter(fits).sort(latestFirst)
  }

  async dueBy(now: number, most: number): Promise<readonly string[]> {
    return [...this.indexes.values()]
      .flatMap(({ table, due }) => (due !== null && due <= now ? [{ table, due }] : []))
      .sort((one, other) => one.due - other.due)
      .slice(0, most)
      .map(({ table }) => table)
  }

  async setDue(table: string, n: number, due: number | null): Promise<void> {
    const index = this.indexes.get(table)
    if (index?.n === n) this.indexes.set(table, { ...index, due })
  }

  async wishes(table: string): Promise<ReadonlyMap<Seat, KeptWishes>> {
    return new Map(this.wishesAt.get(table))
  }

  async setWishes(table: string, seat: Seat, change: WishChange): Promise<KeptWishes> {
    mustBe(this.indexes, table)
    const seats = remember(this.wishesAt, table, () => new Map<Seat, KeptWishes>())
    const wishes = wishesAfter(seats.get(seat), change)
    seats.set(seat, wishes)
    return wishes
  }

  async say(talk: Omit<StoredTalk, 'n'>, most: TalkLimit): Promise<StoredTalk | null> {
    mustBe(this.indexes, talk.table)
    const said = remember(this.said, talk.table, () => [])
    const before = said.find(({ request }) => request !== null && request === talk.request)
    if (before) return before
    const ofSide = said.filter(({ seat }) => (seat === null) === (talk.seat === null)).length
    const ofGuest = said.filter(({ guest }) => guest === talk.guest).length
    if (ofSide >= most.ofSide || ofGuest >= most.ofGuest) return null
    const one = { ...talk, n: said.length + 1 }
    said.push(one)
    return one
  }

  async wasSaid(table: string, request: string): Promise<boolean> {
    return (this.said.get(table) ?? []).some((each) => each.request === request)
  }

  async talk(table: string, from: number): Promise<readonly StoredTalk[]> {
    return (this.said.get(table) ?? []).filter(({ n }) => n >= from)
  }

  async addCards(cards: StoredCards, _by: string, _at: number): Promise<void> {
    if (!this.sets.has(cards.hash)) this.sets.set(cards.hash, cards)
  }

  async cards(hash: string): Promise<StoredCards | null> {
    return this.sets.get(hash) ?? null
  }

  override async forget(guest: string): Promise<void> {
    await super.forget(guest)
    for (const said of this.said.values())
      for (const [at, one] of said.entries()) if (one.guest === guest) said[at] = { ...one, spoken: UNSAID }
  }

  async close(): Promise<void> {}
}
