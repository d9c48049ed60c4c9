import { use } from 'react'
import { NoGame } from '../learn/no-game.tsx'
import { openSets } from '../sets/open-sets.ts'
import { SetsPlace as Sets } from '../sets/sets-place.tsx'
import type { Place } from '../shell/router.ts'
import { shelf } from '../shell/shelf.ts'

type SetsPlaceOf = Extract<Place, { name: 'sets' }>

export default function SetsPlace({ place }: { readonly place: SetsPlaceOf }) {
  const game = place.game ?? shelf[0].id
  return <Opened key={game} game={game} place={place} />
}

function Opened({ game, place }: { readonly game: string; readonly place: SetsPlaceOf }) {
  const opened = use(openSets(game))
  if (!opened) return <NoGame game={game} />
  return <Sets opened={opened} place={place} />
}
