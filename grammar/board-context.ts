import { createContext, type Provider, useContext } from 'react'

/** What all parts of one board share: the board provides it, and any part below asks for it. */
export function boardContext<Shared>(): readonly [Provider<Shared | null>, () => Shared] {
  const Context = createContext<Shared | null>(null)
  const useShared = (): Shared => {
    const shared = useContext(Context)
    if (shared === null) throw new Error('parts of a board need a board around them')
    return shared
  }
  return [Context.Provider, useShared]
}
