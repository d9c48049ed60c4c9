import { useEffect, useState } from 'react'
import { type LoadedGame, onShelf } from '../shell/shelf.ts'

/** A game with its words, once it is fetched; null until then. */
export function useLoaded(game: string | null): LoadedGame | null {
  const [loaded, setLoaded] = useState<LoadedGame | null>(null)
  const [failed, setFailed] = useState<Error | null>(null)
  useEffect(() => {
    let left = false
    if (game !== null)
      onShelf(game)
        ?.load()
        .then(
          (found) => left || setLoaded(found),
          (error: Error) => left || setFailed(error),
        )
    return () => {
      left = true
    }
  }, [game])
  if (failed) throw failed
  return loaded?.game.id === game ? loaded : null
}
