import { OpenTable } from '../online/open/open-table.tsx'
import { WithServer } from '../online/with-server.tsx'
import type { Place } from '../shell/router.ts'

export default function OpenPlace({ place }: { readonly place: Extract<Place, { name: 'open' }> }) {
  return (
    <WithServer>
      <OpenTable key={place.game} game={place.game} set={place.set} />
    </WithServer>
  )
}
