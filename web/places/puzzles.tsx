import { use } from 'react'
import { NoGame } from '../learn/no-game.tsx'
import { type OpenPuzzles, openPuzzles } from '../puzzles/open-puzzles.ts'
import { PuzzleList } from '../puzzles/puzzle-list.tsx'
import { Shelves } from '../puzzles/shelves.tsx'
import { usePuzzleSpeech } from '../puzzles/speech.ts'
import type { Place } from '../shell/router.ts'
import { shelf } from '../shell/shelf.ts'
import '../puzzles/puzzles.css'

export default function PuzzlesPlace({ place }: { readonly place: Place }) {
  if (place.name !== 'puzzles') return null
  const { game, theme } = place
  return game === null ? <Every /> : <Of game={game} theme={theme} />
}

function Every() {
  // All are asked for before any is waited for.
  const asked = shelf.map(({ id }) => openPuzzles(id))
  const lists: OpenPuzzles[] = []
  for (const each of asked) {
    const list = use(each)
    if (list) lists.push(list)
  }
  const speech = usePuzzleSpeech(...lists.map(({ text }) => text))
  return <Shelves lists={lists.filter(({ puzzles }) => puzzles.length > 0)} speech={speech} />
}

function Of({ game, theme }: { readonly game: string; readonly theme: string | null }) {
  const list = use(openPuzzles(game))
  const speech = usePuzzleSpeech(...(list ? [list.text] : []))
  return list ? <PuzzleList {...{ list, theme, speech }} /> : <NoGame game={game} />
}
