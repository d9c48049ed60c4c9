import { use } from 'react'
import { Gallery } from '../cards/gallery.tsx'
import { openCollection } from '../cards/open-collection.ts'
import { NoGame } from '../learn/no-game.tsx'
import type { Place } from '../shell/router.ts'
import { shelf } from '../shell/shelf.ts'

type CardsPlace = Extract<Place, { name: 'cards' }>

export default function CardsPlace({ place }: { readonly place: CardsPlace }) {
  const game = place.game ?? shelf[0].id
  return <Cards key={game} game={game} place={place} />
}

function Cards({ game, place }: { readonly game: string; readonly place: CardsPlace }) {
  const opened = use(openCollection(game))
  if (!opened) return <NoGame game={game} />
  return <Gallery key={place.set} opened={opened} card={place.card} set={place.set} />
}
