import type { GameBoard } from '@sternentisch/grammar'
import type { Catalogues } from '@sternentisch/kernel'
import { useEffect, useState } from 'react'
import { onShelf } from '../shell/shelf.ts'
import { useSpeech } from '../shell/speech.ts'
import type { OpenMatch } from './open-matches.ts'

interface Loaded {
  readonly Thumbnail: GameBoard['Thumbnail']
  readonly text: Catalogues
}

async function load(game: string): Promise<Loaded | null> {
  const webGame = onShelf(game)
  if (!webGame) return null
  const [{ Thumbnail }, { text }] = await Promise.all([webGame.loadBoard(), webGame.load()])
  return { Thumbnail, text }
}

/** The board of a match as it lies now, drawn small. */
export function MatchThumbnail({ match: { kept, standing } }: { readonly match: OpenMatch }) {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const speech = useSpeech(loaded?.text)
  useEffect(() => {
    let left = false
    load(kept.game)
      .catch(() => null)
      .then((found) => left || setLoaded(found))
    return () => {
      left = true
    }
  }, [kept.game])
  return (
    <div className="thumbnail" aria-hidden="true" inert>
      {loaded && standing && <loaded.Thumbnail view={standing.view} speech={speech} />}
    </div>
  )
}
