import { useEffect, useState } from 'react'
import { type LoadedGame, onShelf } from '../shell/shelf.ts'
import { bringSet } from './bring-set.ts'

/** A game with its words, once it is fetched, and the card set of this hash with it; null until then. */
export function useLoaded(game: string | null, cards: string | null = null): LoadedGame | null {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  useEffect(() => {
    let left = false
    if (game !== null)
      onShelf(game)
        ?.load()
        .then(async (found) => {
          // A set that cannot be had is a matter for the server, which says so when somebody sits down.
          if (cards !== null) await bringSet(found, cards)
          return found
        })
        .then(
          (found) => left || setLoaded(found),
          (error: Error) => left || setFailed(error),
        )
    return () => {
      left = true
    }
  }, [game, cards])
  if (failed) throw failed
  return loaded?.game.id === game ? loaded : null
}
