import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { type Cabinet, GOES_WITH, type Removed, SHELVES, type Shelf, type Written } from './cabinet.ts'
import { setFromCards } from './old-cards.ts'

const NAME = 'sternentisch'
/** Decks came with the second, card sets that can be changed with the third, reviews with the fourth. */
const VERSION = 4

interface Shelves extends DBSchema {
  matches: { key: string; value: unknown }
  cards: { key: string; value: unknown }
  decks: { key: string; value: unknown }
  sets: { key: string; value: unknown }
  reviews: { key: string; value: unknown }
  /** Which turns of a thing were given. They go with the thing. */
  turns: { key: [name: string, turn: number]; value: true }
}

/** Keeps things in the browser's database. */
export class BrowserCabinet implements Cabinet {
  readonly lasts = true
  private database: IDBPDatabase<Shelves> | null = null
  private opening: Promise<IDBPDatabase<Shelves>> | null = null

  /** Fails where the browser forbids it. */
  async open(): Promise<IDBPDatabase<Shelves>> {
    this.opening ??= openDB<Shelves>(NAME, VERSION, {
      upgrade: async (database, _before, _now, transaction) => {
        const brings = !database.objectStoreNames.contains('sets')
        for (const shelf of [...SHELVES, 'turns'] as const)
          if (!database.objectStoreNames.contains(shelf)) database.createObjectStore(shelf)
        if (!brings) return
        const [cards, sets] = [transaction.objectStore('cards'), transaction.objectStore('sets')]
        for (const name of await cards.getAllKeys()) {
          const set = setFromCards(name, await cards.get(name))
          if (set) await sets.put(set, set.id)
        }
      },
      // A later version of us wants to rebuild, or the browser has had enough: the next one who needs it opens it again.
      blocking: () => this.close(),
      terminated: () => this.close(),
    })
    try {
      this.database = await this.opening
      return this.database
    } catch (error) {
      this.opening = null
      throw error
    }
  }

  private close(): void {
    this.database?.close()
    this.database = null
    this.opening = null
  }

  async get(shelf: Shelf, name: string): Promise<unknown> {
    return (await this.open()).get(shelf, name)
  }

  async all(shelf: Shelf): Promise<ReadonlyMap<string, unknown>> {
    const { store } = (await this.open()).transaction(shelf)
    const [names, values] = await Promise.all([store.getAllKeys(), store.getAll()])
    return new Map(names.map((name, at) => [name, values[at]]))
  }

  /**
   * All requests of a write are handed over before this returns, and the browser carries them out even if the page is
   * closed in the next instant. That is why a turn is claimed by adding it, which fails where it is taken already:
   * reading first and writing then would need the page to be still there in between. (Transactions that write to one
   * shelf follow one another, whichever tabs they come from; no further lock is needed.)
   */
  put(shelf: Shelf, name: string, value: unknown, turn?: number): Promise<Written> {
    if (this.database) return this.write(this.database, shelf, name, value, turn)
    return this.open().then(
      (database) => this.write(database, shelf, name, value, turn),
      () => 'full',
    )
  }

  private async write(
    database: IDBPDatabase<Shelves>,
    shelf: Shelf,
    name: string,
    value: unknown,
    turn: number | undefined,
  ): Promise<Written> {
    const asked: Promise<unknown>[] = []
    try {
      // Strict: what was said to be stored is there after a power cut, too.
      const transaction = database.transaction([shelf, 'turns'], 'readwrite', { durability: 'strict' })
      asked.push(transaction.done)
      try {
        if (turn !== undefined) asked.push(transaction.objectStore('turns').add(true, [name, turn]))
        asked.push(transaction.objectStore(shelf).put(value, name))
        transaction.commit()
      } catch {
        transaction.abort()
      }
    } catch {
      // The database was closed behind our back: it is opened again for the next try.
      this.close()
      return 'full'
    }
    const failed = (await Promise.allSettled(asked)).filter((each) => each.status === 'rejected')
    if (failed.length === 0) return 'stored'
    return failed.some(({ reason }) => nameOf(reason) === 'ConstraintError') ? 'taken' : 'full'
  }

  /**
   * To remove a thing is a turn of it, too: it is claimed in the same transaction, which comes to nothing where somebody
   * has it already. So this, too, is handed over at once, and is carried out even if the page is closed in the next instant.
   */
  async remove(shelf: Shelf, name: string, turn?: number): Promise<Removed> {
    try {
      return await this.clear(this.database ?? (await this.open()), shelf, name, turn)
    } catch {
      // The database was closed behind our back.
      this.close()
      return this.clear(await this.open(), shelf, name, turn)
    }
  }

  private async clear(
    database: IDBPDatabase<Shelves>,
    shelf: Shelf,
    name: string,
    turn: number | undefined,
  ): Promise<Removed> {
    const other = GOES_WITH[shelf]
    const shelves: readonly Shelf[] = other ? [shelf, other] : [shelf]
    const transaction = database.transaction([...shelves, 'turns'] as const, 'readwrite')
    const turns = transaction.objectStore('turns')
    const asked: Promise<unknown>[] = [transaction.done]
    if (turn !== undefined) asked.push(turns.add(true, [name, turn + 1]))
    for (const each of shelves) asked.push(transaction.objectStore(each).delete(name))
    asked.push(turns.delete(IDBKeyRange.bound([name], [name, []])))
    transaction.commit()
    const failed = (await Promise.allSettled(asked)).filter((each) => each.status === 'rejected')
    if (failed.length === 0) return 'gone'
    if (failed.some(({ reason }) => nameOf(reason) === 'ConstraintError')) return 'taken'
    throw failed[0].reason
  }
}

const nameOf = (reason: unknown): string | null => (reason instanceof Error ? reason.name : null)
