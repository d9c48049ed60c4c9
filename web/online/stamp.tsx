import { Suspense } from 'react'
import { worlds } from '../home/worlds.ts'
import './stamp.css'

/** The window of a game, no larger than a stamp. */
export function Stamp({ game }: { readonly game: string }) {
  const World = worlds.find(({ id }) => id === game)?.Picture
  return (
    <span className="stamp" data-game={game} aria-hidden="true">
      <Suspense>{World && <World />}</Suspense>
    </span>
  )
}
