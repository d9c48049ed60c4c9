import type { Seat, Viewer } from '@sternentisch/kernel'
import { useMemo, useState } from 'react'
import type { Place } from '../../shell/router.ts'
import { nameAt, youIn } from '../names.ts'
import type { OpenGame } from '../open/open-game.ts'
import type { Recording } from '../recording.ts'
import { useReplaySpeech } from '../review/speech.ts'
import { Curtain } from '../stage/curtain.tsx'
import type { Eyes } from './eyes.ts'
import { ReplayTable } from './replay-table.tsx'
import '../table.css'

/** The address of a replay: of a match on this device or in the address itself, or of one on a server. */
export type ReplayPlace = Extract<Place, { name: 'replay' | 'at' }>

/** A match from its first to its last move, from the eyes of all who may look. */
export function ReplayView({
  recording,
  opened,
  place,
  eyes,
  you,
}: {
  readonly recording: Recording
  readonly opened: OpenGame
  readonly place: ReplayPlace
  readonly eyes: Eyes
  /** Who looks, where that is known: nobody else is “you” then, through whose eyes it may be. Null for whoever only watched. */
  readonly you?: Seat | null
}) {
  const speech = useReplaySpeech(opened.text)
  const own = you ?? youIn(recording.bill) ?? recording.bill.seats[0]
  // A review would say what is hidden: it comes when the match is over.
  const canReview = !eyes.running && recording.standing.result !== null
  const [reviewing, setReviewing] = useState(canReview && place.review === true)
  const [viewer, setViewer] = useState<Viewer>(reviewing ? own : eyes.first)
  const [from, setFrom] = useState(place.move ?? 0)
  /** Who is about to look, while the others look away. */
  const [coming, setComing] = useState<Seat | null>(null)
  const reach = eyes.reach(viewer)
  const { remember } = opened.board
  // What a viewer has not been shown is not in the page at all.
  const seen = useMemo(
    () => recording.readerFor(viewer, remember, reach),
    [recording, viewer, remember, reach],
  )
  const lookAs = (next: Viewer, at: number): void => {
    setFrom(at)
    if (eyes.running && typeof next === 'number') setComing(next)
    else setViewer(next)
  }
  if (coming !== null)
    return (
      <Curtain
        who={nameAt(recording.bill, coming)}
        speech={speech}
        onOpen={() => {
          setViewer(coming)
          setComing(null)
        }}
      />
    )
  const review = {
    isOpen: reviewing,
    own,
    /** It begins with whoever played here; afterwards everything is as it was. */
    toggle: (at: number): void => {
      setFrom(at)
      setReviewing(!reviewing)
      if (!reviewing && typeof viewer !== 'number') setViewer(own)
    },
  }
  return (
    <ReplayTable
      {...{ recording, seen, opened, place, eyes, you, from, speech }}
      review={canReview ? review : null}
      onViewer={lookAs}
    />
  )
}
