import type { FollowedTable } from '@sternentisch/wire/client'
import { Waiting } from '../shell/waiting.tsx'
import { BeatenTo, Closed, Gone, Lost } from './seat/no-seat.tsx'
import { SeatedEarly } from './seat/seated-early.tsx'
import { SitDown } from './seat/sit-down.tsx'
import { useConnection, useHeard } from './use-followed.ts'

interface Props {
  readonly followed: FollowedTable
  /** The match has begun without whoever looks: they may watch it. Without this there is nothing to see yet. */
  onWatch?(): void
}

/** Where a friend arrives by link or code, as long as the match has not begun; and where those wait who sit there already. */
export function SeatPage({ followed, onWatch }: Props) {
  useHeard(followed)
  const connection = useConnection()
  const { notice, viewer, gone } = followed
  if (gone) return <Gone why={gone} />
  if (!notice) return connection === 'lost' ? <Lost /> : <Waiting />
  if (notice.state === 'closed')
    return <Closed notice={notice} own={typeof viewer === 'number' && viewer === notice.opener} />
  if (notice.state !== 'open') return onWatch ? <BeatenTo notice={notice} onWatch={onWatch} /> : <Waiting />
  return typeof viewer === 'number' ? (
    <SeatedEarly followed={followed} notice={notice} />
  ) : (
    <SitDown followed={followed} notice={notice} />
  )
}
