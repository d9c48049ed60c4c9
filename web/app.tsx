import { type ComponentType, lazy, Suspense } from 'react'
import { Arrival, whereabouts } from './shell/arrival.tsx'
import { Boundary } from './shell/boundary.tsx'
import { Frame } from './shell/frame.tsx'
import { addressOf, type Place, usePlace } from './shell/router.ts'
import { Waiting } from './shell/waiting.tsx'

type PlaceModule = { readonly default: ComponentType<{ readonly place: Place }> }

const modules = import.meta.glob<PlaceModule>('./places/*.tsx')

const FILES: Readonly<Record<Place['name'], string>> = {
  home: 'home',
  new: 'new-table',
  table: 'table',
  result: 'result',
  replay: 'replay',
  rules: 'rules',
  lessons: 'lessons',
  lesson: 'lesson',
  settings: 'settings',
  nowhere: 'nowhere',
}

/** Every place is fetched when it is first visited. */
const places = Object.fromEntries(
  Object.entries(FILES).map(([name, file]) => [
    name,
    lazy(modules[`./places/${file}.tsx`] ?? modules['./places/nowhere.tsx']),
  ]),
)

export function App() {
  const place = usePlace()
  const Shown = places[place.name]
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
