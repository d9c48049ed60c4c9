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
  return new Proxy(store, {
    get(target, name) {
      if (name === 'commit') return commit
      const part: unknown = Reflect.get(target, name)
      return typeof part === 'function' ? part.bind(target) : part
    },
  })
}
