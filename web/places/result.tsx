import { type KeptMatch, onlyPerson } from '../matches/kept-match.ts'
import { goesOn } from '../matches/running.ts'
import type { Place } from '../shell/router.ts'
import { Kept } from '../table/open/kept.tsx'
import { ResultView } from '../table/result/result-view.tsx'

/** Once it is over, all cards lie open; before, there is nothing to see. */
function viewers({ log, players }: KeptMatch) {
  if (goesOn(log)) return []
  const you = onlyPerson(players)
  return you === null ? (['all'] as const) : ([you, 'all'] as const)
}

export default function ResultPlace({ place }: { readonly place: Place }) {
  if (place.name !== 'result') return null
  return <Kept key={place.match} id={place.match} View={ResultView} viewers={viewers} />
}
