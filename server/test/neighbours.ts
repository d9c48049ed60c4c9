import { MemoryStore } from '../store/memory.ts'
import type { Elsewhere, Store } from '../store/store.ts'

/** Two processes that share a store, without a database between them: each hears what the other has done. */
export function neighbours(): { readonly stores: readonly [Store, Store]; readonly cut: { now: boolean } } {
  const shared = new MemoryStore()
  const ears: (Elsewhere | null)[] = [null, null]
  /** While the line is cut nobody hears anything. */
  const cut = { now: false }
  const storeAt = (at: 0 | 1): Store => {
    const tell = (something: (other: Elsewhere) => void): void => {
      const other = ears[1 - at]
      if (other && !cut.now) queueMicrotask(() => something(other))
    }
    const own: Partial<Store> = {
      async commit(commits) {
        const stored = await shared.commit(commits)
        for (const [each, { entry, index }] of commits.entries()) {
          const guests = index.guests.filter((guest) => guest !== null)
          if (stored[each]) tell((other) => other.stored({ table: entry.table, n: entry.n, guests }))
        }
        return stored
      },
      async setWishes(table, seat, change) {
        const wishes = await shared.setWishes(table, seat, change)
        tell((other) => other.stirred(table))
        return wishes
      },
      async say(talk, most) {
        const said = await shared.say(talk, most)
        tell((other) => other.stirred(talk.table))
        return said
      },
      hear(elsewhere) {
        ears[at] = elsewhere
      },
    }
    return new Proxy(shared, {
      get: (target, name) => {
        const part: unknown = Reflect.get(own, name) ?? Reflect.get(target, name)
        return typeof part === 'function' ? part.bind(target) : part
      },
    })
  }
  return {
    stores: [storeAt(0), storeAt(1)],
    cut: {
      get now() {
        return cut.now
      },
      set now(is) {
        cut.now = is
        if (!is) for (const each of ears) each?.missed()
      },
    },
  }
}
