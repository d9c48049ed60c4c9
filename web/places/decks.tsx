import { use } from 'react'
import { NoDecks } from '../decks/no-decks.tsx'
import { deckGames, openDecks } from '../decks/open-decks.ts'
import { Workshop } from '../decks/workshop.tsx'
import { NoGame } from '../learn/no-game.tsx'
import type { Place } from '../shell/router.ts'
import { onShelf } from '../shell/shelf.ts'

type DecksPlace = Extract<Place, { name: 'decks' }>

export default function DecksPlace({ place }: { readonly place: DecksPlace }) {
  const game = place.game ?? deckGames[0]
  return <Decks key={game} game={game} place={place} />
}

function Decks({ game, place }: { readonly game: string; readonly place: DecksPlace }) {
  const opened = use(openDecks(game))
  if (!opened) return onShelf(game) ? <NoDecks game={game} /> : <NoGame game={game} />
  return <Workshop opened={opened} place={place} />
}
