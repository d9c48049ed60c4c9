import { viewersAt } from '../host/local-host.ts'
import type { KeptMatch } from '../matches/kept-match.ts'
import type { Place } from '../shell/router.ts'
import { Kept } from '../table/open/kept.tsx'
import { TableView } from '../table/table-view.tsx'

const viewers = ({ players }: KeptMatch) => viewersAt(players)

export default function TablePlace({ place }: { readonly place: Place }) {
  if (place.name !== 'table') return null
  return <Kept key={place.match} id={place.match} View={TableView} viewers={viewers} />
}
