import type { GameBoard } from '@sternentisch/grammar'
import type { Catalogues } from '@sternentisch/kernel'
import { useEffect, useState } from 'react'
import { onShelf } from '../shell/shelf.ts'
import { useSpeech } from '../shell/speech.ts'
import type { OpenMatch } from './open-matches.ts'

interface Drawing {
  readonly Thumbnail: GameBoard['Thumbnail']
  readonly text: Catalogues
}

async function drawingOf(game: string): Promise<Drawing | null> {
  const webGame = onShelf(game)
  if (!webGame) return null
  const [{ Thumbnail }, { text }] = await Promise.all([webGame.loadBoard(), webGame.load()])
  return { Thumbnail, text }
}

interface Props {
  readonly match: OpenMatch
}

/**
 * The board of a match as it lies now, drawn small. What was fetched for one game goes when another game's match takes
 * the place: its drawing cannot read the other's view.
 */
export const MatchThumbnail = ({ match }: Props) => <Small key={match.kept.game} match={match} />

function Small({ match: { kept, standing } }: Props) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const speech = useSpeech(drawing?.text)
  useEffect(() => {
    let left = false
    drawingOf(kept.game)
      .catch(() => null)
      .then((found) => left || setDrawing(found))
    return () => {
      left = true
    }
  }, [kept.game])
  return (
    <div className="thumbnail" aria-hidden="true" inert>
      {drawing && standing && <drawing.Thumbnail view={standing.view} speech={speech} />}
    </div>
  )
}
