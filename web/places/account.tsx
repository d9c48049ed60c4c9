import { Account } from '../online/account/account.tsx'
import { WithServer } from '../online/with-server.tsx'
import type { Place } from '../shell/router.ts'

export default function AccountPlace({ place }: { readonly place: Extract<Place, { name: 'account' }> }) {
  return (
    <WithServer>
      <Account code={place.code} />
    </WithServer>
  )
}
