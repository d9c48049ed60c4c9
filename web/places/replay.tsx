import { isRefusal, remember } from '@sternentisch/kernel'
import { use, useMemo, useState } from 'react'
import { isDamaged, type KeptMatch } from '../matches/kept-match.ts'
import { unpackLog } from '../matches/link.ts'
import { goesOn } from '../matches/running.ts'
import { useFound } from '../matches/use-found.ts'
import type { Place } from '../shell/router.ts'
import { Waiting } from '../shell/waiting.tsx'
import { Closed } from '../table/open/closed.tsx'
import { isUnreadable, type ReadMatch, readMatch, type Unreadable } from '../table/open/read-match.ts'
import { eyesOn, openEyes } from '../table/replay/eyes.ts'
import { OpenReplay } from '../table/replay/open-replay.tsx'
import { type ReplayPlace, ReplayView } from '../table/replay/replay-view.tsx'

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
  return isUnreadable(read) ? <Closed {...read} /> : <Linked read={read} place={place} />
}

function Linked({ read, place }: { readonly read: ReadMatch; readonly place: ReplayPlace }) {
  const { recording, opened } = read
  const id = recording.bill.match
  const kept = useFound(id)
  const home = useMemo(() => ({ ...place, match: id, log: null }), [place, id])
  if (kept === undefined) return <Waiting />
  // As long as the match is played here, a link to it leads to what may be seen of it, whatever else the link holds.
  if (kept !== null && !isDamaged(kept) && goesOn(kept.log)) return <Found kept={kept} place={home} />
  return <ReplayView {...{ recording, opened, place }} eyes={openEyes(watched(recording))} />
}

function Kept({ place, id }: { readonly place: ReplayPlace; readonly id: string }) {
  const kept = useFound(id)
  if (kept === undefined) return <Waiting />
  if (kept === null) return <Closed refusal={null} />
  return isDamaged(kept) ? <Closed {...kept} /> : <Found kept={kept} place={place} />
}

interface FoundProps {
  readonly place: ReplayPlace
  readonly kept: KeptMatch
}

function Found({ place, kept }: FoundProps) {
  const [reading] = useState(() => readMatch(kept.log))
  return <Awaited reading={reading} place={place} kept={kept} />
}

function Awaited({
  reading,
  place,
  kept,
}: FoundProps & { readonly reading: Promise<ReadMatch | Unreadable> }) {
  const read = use(reading)
  if (isUnreadable(read)) return <Closed {...read} log={kept.log} />
  const { recording, opened } = read
  return <ReplayView {...{ recording, opened, place }} eyes={eyesOn(watched(recording), kept)} />
}

const watched = ({ bill, standing }: ReadMatch['recording']) => ({ ...standing, seats: bill.seats })
