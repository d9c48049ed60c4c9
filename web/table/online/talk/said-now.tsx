import type { Talk } from '@sternentisch/wire'
import { useEffect, useState } from 'react'
import type { Speech } from '../../../text/index.ts'
import { spokenWords } from './spoken.ts'

const STANDS = 2400

/** What somebody has just said while nobody looks at the talk: it stands for a moment at the edge, then goes. */
export function SaidNow({
  latest,
  game,
  names,
  speech,
}: {
  readonly latest: Talk | null
  readonly game: string
  readonly names: readonly string[]
  readonly speech: Speech
}) {
  const n = latest?.n ?? -1
  // What was said before one came is no news.
  const [gone, setGone] = useState(n)
  useEffect(() => {
    const timer = setTimeout(() => setGone(n), STANDS)
    return () => clearTimeout(timer)
  }, [n])
  if (!latest || n <= gone) return <div className="said-place" role="status" />
  const { seat, name, spoken } = latest
  return (
    <div className="said-place" role="status" data-game={game}>
      <p className="said" data-phrase={spoken.say === 'phrase' ? '' : undefined} key={n}>
        <b>{seat === null ? name : names[seat]}</b> <span>{spokenWords(spoken, game, speech)}</span>
      </p>
    </div>
  )
}
