import { isRefusal, remember, type Viewer } from '@sternentisch/kernel'
import { use, useState } from 'react'
import { isDamaged, type KeptMatch } from '../matches/kept-match.ts'
import { unpackLog } from '../matches/link.ts'
import { useFound } from '../matches/use-found.ts'
import type { Place } from '../shell/router.ts'
import { Waiting } from '../shell/waiting.tsx'
import { Closed } from '../table/closed.tsx'
import { OpenReplay } from '../table/open-replay.tsx'
import { isUnreadable, type ReadMatch, readMatch, type Unreadable } from '../table/read-match.ts'
import { ReplayView } from '../table/replay-view.tsx'

type ReplayPlace = Extract<Place, { name: 'replay' }>

export default function Replay({ place }: { readonly place: Place }) {
  if (place.name !== 'replay') return null
  if (place.log !== null) return <ByLink key={place.log} place={place} packed={place.log} />
  if (place.match !== null) return <Kept key={place.match} place={place} id={place.match} />
  return <OpenReplay />
}

const unpacked = new Map<string, Promise<ReadMatch | Unreadable>>()

/** A link unpacks to the same match every time. */
const matchIn = (packed: string): Promise<ReadMatch | Unreadable> =>
  remember(unpacked, packed, async () => {
    const log = await unpackLog(packed)
    return isRefusal(log) ? { refusal: log, opened: null } : readMatch(log)
  })

function ByLink({ place, packed }: { readonly place: ReplayPlace; readonly packed: string }) {
  const read = use(matchIn(packed))
  return <Shown read={read} place={place} eyes={null} />
}

function Kept({ place, id }: { readonly place: ReplayPlace; readonly id: string }) {
  const kept = useFound(id)
  if (kept === undefined) return <Waiting />
  if (kept === null) return <Closed refusal={null} />
  return isDamaged(kept) ? <Closed {...kept} /> : <Found kept={kept} place={place} />
}

function Found({ place, kept }: { readonly place: ReplayPlace; readonly kept: KeptMatch }) {
  const [reading] = useState(() => readMatch(kept.log))
  const persons = kept.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Viewer] : []))
  // As long as a match goes on, its replay shows no more than its player has seen.
  const eyes = kept.over ? 'all' : persons.length === 1 ? persons[0] : 'audience'
  return <Awaited reading={reading} place={place} eyes={eyes} log={kept.log} />
}

function Awaited({
  reading,
  ...rest
}: {
  readonly reading: Promise<ReadMatch | Unreadable>
  readonly place: ReplayPlace
  readonly eyes: Viewer
  readonly log: string
}) {
  return <Shown read={use(reading)} {...rest} />
}

function Shown({
  read,
  place,
  eyes,
  log,
}: {
  readonly read: ReadMatch | Unreadable
  readonly place: ReplayPlace
  readonly eyes: Viewer | null
  readonly log?: string
}) {
  if (isUnreadable(read)) return <Closed refusal={read.refusal} opened={read.opened} log={log} />
  const { match, opened } = read
  return (
    <ReplayView
      match={match}
      opened={opened}
      place={place}
      eyes={eyes ?? (match.result ? 'all' : 'audience')}
    />
  )
}
