import type { Place } from '../shell/router.ts'
import { Kept } from '../table/kept.tsx'
import { ResultView } from '../table/result-view.tsx'

export default function ResultPlace({ place }: { readonly place: Place }) {
  return place.name === 'result' ? <Kept key={place.match} id={place.match} View={ResultView} /> : null
}
