import type { Commit, Store } from './store.ts'

/** The same store; somebody hears what was stored and how long it took. */
export function watched(store: Store, stored: (commits: readonly Commit[], seconds: number) => void): Store {
  const commit: Store['commit'] = async (commits) => {
    const began = performance.now()
    const taken = await store.commit(commits)
    stored(
      commits.filter((_, at) => taken[at]),
      (performance.now() - began) / 1000,
    )
    return taken
  }
  // Not around the store itself, which may be of any kind, a frozen one too.
  return new Proxy({} as Store, {
    get(_, name) {
      if (name === 'commit') return commit
      const part: unknown = Reflect.get(store, name)
      return typeof part === 'function' ? part.bind(store) : part
    },
  })
}
