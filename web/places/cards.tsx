import type { CardEditing } from '@sternentisch/grammar'
import { use, useMemo } from 'react'
import { Gallery } from '../cards/gallery.tsx'
import { type OpenCollection, openCollection } from '../cards/open-collection.ts'
import { NoGame } from '../learn/no-game.tsx'
import { drawnCards } from '../sets/drawn.ts'
import { useShownSet } from '../sets/shown-set.ts'
import { fetchOnce } from '../shell/fetch-once.ts'
import type { Place } from '../shell/router.ts'
import { onShelf, shelf } from '../shell/shelf.ts'
import { Waiting } from '../shell/waiting.tsx'

type CardsPlace = Extract<Place, { name: 'cards' }>

export default function CardsPlace({ place }: { readonly place: CardsPlace }) {
  const game = place.game ?? shelf[0].id
  return <Cards key={game} game={game} place={place} />
}

function Cards({ game, place }: { readonly game: string; readonly place: CardsPlace }) {
  const opened = use(openCollection(game))
  if (!opened) return <NoGame game={game} />
  if (place.set === null) return <Gallery {...{ opened, place }} set={null} />
  return <OwnCards {...{ opened, place }} set={place.set} />
}

interface OwnCardsProps {
  readonly opened: OpenCollection
  readonly place: CardsPlace
  readonly set: string
}

/** The cards of a set of somebody's own. */
function OwnCards({ opened, place, set }: OwnCardsProps) {
  const editing = use(loadEditing(opened.game.id))
  const shown = useShownSet(opened.game.id, set)
  const content = shown?.content
  const cards = useMemo(
    () => content && editing && drawnCards({ ...opened, editing }, content),
    [opened, editing, content],
  )
  if (shown === undefined) return <Waiting />
  return (
    <Gallery
      key={set}
      {...{ opened, place }}
      set={{ id: set, name: shown?.name ?? set.slice(0, 40), cards: cards ?? null }}
    />
  )
}

const editings = new Map<string, Promise<CardEditing | null>>()
const loadEditing = (game: string): Promise<CardEditing | null> =>
  fetchOnce(editings, game, async () => (await onShelf(game)?.loadEditing()) ?? null)
