import type { Place } from '../shell/router.ts'
import { Kept } from '../table/open/kept.tsx'
import { TableView } from '../table/table-view.tsx'

export default function TablePlace({ place }: { readonly place: Place }) {
  return place.name === 'table' ? <Kept key={place.match} id={place.match} View={TableView} /> : null
}
