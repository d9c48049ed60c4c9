import type { Place } from '../shell/router.ts'
import { Kept } from '../table/open/kept.tsx'
import { ResultView } from '../table/result/result-view.tsx'

export default function ResultPlace({ place }: { readonly place: Place }) {
  return place.name === 'result' ? <Kept key={place.match} id={place.match} View={ResultView} /> : null
}
