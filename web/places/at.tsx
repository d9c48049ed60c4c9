import { type Bill, isRefusal } from '@sternentisch/kernel'
import type { FollowedTable } from '@sternentisch/wire/client'
import { use, useEffect, useState } from 'react'
import { openWithSet } from '../online/bring-set.ts'
import { theLine } from '../online/line.ts'
import { SeatPage } from '../online/seat-page.tsx'
import { useFollowed } from '../online/use-followed.ts'
import { WithServer } from '../online/with-server.tsx'
import { go, type Place } from '../shell/router.ts'
import { Waiting } from '../shell/waiting.tsx'
import { AfterEnd } from '../table/online/end/after-end.tsx'
import { OnlineView } from '../table/online/online-view.tsx'
import { Closed } from '../table/open/closed.tsx'

type AtPlaceOf = Extract<Place, { name: 'at' }>

export default function AtPlace({ place }: { readonly place: Place }) {
  if (place.name !== 'at') return null
  return (
    <WithServer>
      <At key={place.table} place={place} />
    </WithServer>
  )
}

function At({ place }: { readonly place: AtPlaceOf }) {
  const followed = useFollowed(place.table)
  return followed ? <Heard followed={followed} place={place} /> : <Waiting />
}

interface HeardProps {
  readonly followed: FollowedTable
  readonly place: AtPlaceOf
}

/** Whatever is known of the table by now. */
function Heard({ followed, place }: HeardProps) {
  const { gone, notice, bill, viewer } = followed
  const [came, setCame] = useState(false)
  // Whoever came for a chair and finds it taken is told, and asked before they look on.
  const looks = notice?.state === 'open' && viewer === 'audience'
  useEffect(() => {
    if (looks) setCame(true)
  }, [looks])
  const beaten = came && notice?.state === 'running' && viewer === 'audience'
  if (gone || beaten || (notice?.state !== 'running' && notice?.state !== 'over'))
    return <SeatPage followed={followed} onWatch={() => setCame(false)} />
  return bill ? <Begun key={String(viewer)} {...{ followed, place, bill }} /> : <Waiting />
}

function Begun({ followed, place, bill }: HeardProps & { readonly bill: Bill }) {
  const opened = use(openWithSet(bill.game, bill.rules, followed.notice?.cards ?? null))
  const over = followed.notice?.state === 'over'
  // A match that was over when somebody came is told by its result; one that ends before their eyes, by its table.
  const [cameAfter] = useState(over)
  const late = cameAfter && over && !place.look
  const early = place.look !== undefined && !over
  useEffect(() => {
    if (late) go({ ...place, look: 'result' }, { replace: true })
    else if (early) go({ name: 'at', table: place.table }, { replace: true })
  }, [late, early, place])
  if (isRefusal(opened)) return <Closed refusal={opened} />
  if (late || early) return <Waiting />
  return place.look ? (
    <AfterEnd {...{ followed, opened, place }} look={place.look} line={theLine()} />
  ) : (
    <OnlineView {...{ followed, opened }} line={theLine()} />
  )
}
