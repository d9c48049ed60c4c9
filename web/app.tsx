import { lazy, Suspense } from 'react'
import Home from './places/home.tsx'
import { Arrival, whereabouts } from './shell/arrival.tsx'
import { Boundary } from './shell/boundary.tsx'
import { Frame } from './shell/frame.tsx'
import { addressOf, type Place, usePlace } from './shell/router.ts'
import { Waiting } from './shell/waiting.tsx'

/** Most visits begin at Home; every other place is fetched when it is first visited. */
const NewTable = lazy(() => import('./places/new-table.tsx'))
const Table = lazy(() => import('./places/table.tsx'))
const Result = lazy(() => import('./places/result.tsx'))
const Replay = lazy(() => import('./places/replay.tsx'))
const Rules = lazy(() => import('./places/rules.tsx'))
const Cards = lazy(() => import('./places/cards.tsx'))
const Print = lazy(() => import('./places/print.tsx'))
const Decks = lazy(() => import('./places/decks.tsx'))
const Sets = lazy(() => import('./places/sets.tsx'))
const Lessons = lazy(() => import('./places/lessons.tsx'))
const Lesson = lazy(() => import('./places/lesson.tsx'))
const Puzzles = lazy(() => import('./places/puzzles.tsx'))
const Puzzle = lazy(() => import('./places/puzzle.tsx'))
const Settings = lazy(() => import('./places/settings.tsx'))
const Lobby = lazy(() => import('./places/lobby.tsx'))
const Open = lazy(() => import('./places/open.tsx'))
const At = lazy(() => import('./places/at.tsx'))
const Account = lazy(() => import('./places/account.tsx'))
const Nowhere = lazy(() => import('./places/nowhere.tsx'))

function Shown({ place }: { readonly place: Place }) {
  switch (place.name) {
    case 'home':
      return <Home />
    case 'new':
      return <NewTable place={place} />
    case 'table':
      return <Table place={place} />
    case 'result':
      return <Result place={place} />
    case 'replay':
      return <Replay place={place} />
    case 'rules':
      return <Rules place={place} />
    case 'cards':
      return <Cards place={place} />
    case 'print':
      return <Print place={place} />
    case 'decks':
      return <Decks place={place} />
    case 'sets':
      return <Sets place={place} />
    case 'lessons':
      return <Lessons place={place} />
    case 'lesson':
      return <Lesson place={place} />
    case 'puzzles':
      return <Puzzles place={place} />
    case 'puzzle':
    case 'daily':
      return <Puzzle place={place} />
    case 'settings':
      return <Settings />
    case 'lobby':
      return <Lobby />
    case 'open':
      return <Open place={place} />
    case 'at':
      return <At place={place} />
    case 'account':
      return <Account place={place} />
    case 'nowhere':
      return <Nowhere place={place} />
  }
}

export function App() {
  const place = usePlace()
  return (
    <Frame place={place}>
      <Boundary address={addressOf(place)}>
        <Suspense key={whereabouts(place)} fallback={<Waiting />}>
          <Arrival place={place}>
            <Shown place={place} />
          </Arrival>
        </Suspense>
      </Boundary>
    </Frame>
  )
}
