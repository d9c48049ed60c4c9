import { isRefusal } from '@sternentisch/kernel'
import { use, useState } from 'react'
import { PuzzleHost } from '../host/puzzle-host.ts'
import { NoGame } from '../learn/no-game.tsx'
import { dailyGames } from '../puzzles/daily-games.ts'
import { dayOf, gameOn, puzzleOn } from '../puzzles/day.ts'
import { openPuzzles } from '../puzzles/open-puzzles.ts'
import { PuzzleView } from '../puzzles/puzzle-view.tsx'
import { usePuzzleSpeech } from '../puzzles/speech.ts'
import { NothingHere } from '../shell/nothing-here.tsx'
import { addressOf, type Place } from '../shell/router.ts'
import { openGame } from '../table/open/open-game.ts'

export default function PuzzlePlace({ place }: { readonly place: Place }) {
  if (place.name === 'daily') return <Daily />
  if (place.name !== 'puzzle') return null
  return <Puzzle key={`${place.game} ${place.puzzle}`} game={place.game} id={place.puzzle} day={null} />
}

/** The day on which it was opened is its day, also when it is solved after midnight. */
function Daily() {
  const [day] = useState(() => dayOf(new Date()))
  return <Puzzle game={gameOn(day, dailyGames)} id={null} day={day} />
}

interface PuzzleProps {
  readonly game: string
  /** Null for that of the day. */
  readonly id: string | null
  readonly day: string | null
}

function Puzzle({ game, id, day }: PuzzleProps) {
  const list = use(openPuzzles(game))
  const puzzle =
    day === null
      ? list?.puzzles.find((each) => each.id === id)
      : puzzleOn(day, dailyGames.length, list?.puzzles ?? [])
  const opened = use(openGame(game, puzzle?.rules))
  const speech = usePuzzleSpeech()
  const [host] = useState(() => (isRefusal(opened) || !puzzle ? null : PuzzleHost.open(opened.game, puzzle)))
  if (isRefusal(opened) || !list) return <NoGame game={game} />
  const way = { href: addressOf({ name: 'puzzles', game, theme: null }), words: speech.say('puzzle.toList') }
  if (!puzzle || !host)
    return <NothingHere heading={speech.say('puzzle.gone')} line={speech.say('puzzle.gone.line')} way={way} />
  if (isRefusal(host))
    return <NothingHere heading={speech.say('puzzle.unread')} line={speech.explain(host)} way={way} />
  return <PuzzleView {...{ opened, list, puzzle, host, day }} />
}
