import type { GameBoard } from '@sternentisch/grammar'
import type { AnyGame, Move, Reader, Seat } from '@sternentisch/kernel'
import { useMemo, useState } from 'react'
import type { Speech } from '../../text/index.ts'
import type { Recording } from '../recording.ts'
import { playersWith } from '../replay/play-on.ts'
import type { Projector } from '../replay/projector.ts'
import { Curve } from './curve.tsx'
import type { MarkedMove } from './move-marks.tsx'
import { decisionAt, type Reviewing, useReviewing } from './reviewing.ts'
import { useReview } from './use-review.ts'

interface Wishes {
  readonly recording: Recording
  readonly seen: Reader
  readonly game: AnyGame
  readonly board: GameBoard
  readonly names: readonly string[]
  readonly speech: Speech
  readonly projector: Projector
  readonly at: number
  /** Where nobody looks through a seat's eyes: whose chance is shown. */
  readonly own: Seat
  /** Who looks, where that is one of the players. */
  readonly you: Seat | null
  readonly wanted: boolean
  readonly told: (move: number) => string
}

const NONE: readonly MarkedMove[] = []

export type ReviewTable = NonNullable<ReturnType<typeof useReviewTable>>

/** What a replay shows with its review: the curve instead of the slider, moves on the board, and what the panel needs. */
export function useReviewTable({ wanted, own, you, recording, projector, at, ...asked }: Wishes) {
  const { seen, speech } = asked
  const review = useReview(recording, wanted)
  const reviewing = useReviewing(asked, review, own)
  /** One of the two moves alone. */
  const [only, setOnly] = useState<MarkedMove['kind'] | null>(null)
  const [jumps, setJumps] = useState(0)
  const moves = useMemo(() => (reviewing ? movesOn(reviewing, at, only) : NONE), [reviewing, at, only])
  if (!reviewing) return null
  const playable = at < seen.scenes.length && recording.release(false) !== null
  const playOn = (then?: Move): void =>
    recording.playOn(at, playersWith(reviewing.whose, seen.bill, speech), then)
  const turn = (by: 1 | -1): void => {
    const turns = reviewing.turns.map(({ move }) => move)
    const to = by < 0 ? turns.findLast((move) => move < at) : turns.find((move) => move > at)
    if (to !== undefined) projector.jump(to)
  }
  return {
    ...{ reviewing, moves, jumps, turn },
    onPlayOn: playable ? () => playOn() : null,
    /** A decision that can be made anew on the board: the match goes on from there. */
    isDecision: playable && decisionAt(reviewing, at) !== undefined,
    decide: (action: unknown): void => playOn({ seat: reviewing.whose, text: asked.game.write(action) }),
    choose: (move: number): void => {
      projector.jump(move)
      setJumps(jumps + 1)
    },
    scrubber: (
      <>
        <p className="curve-caption">
          <b>{speech.say('review.chance')}</b> {captionOf(reviewing, you)}
        </p>
        <Curve
          {...{ reviewing, at }}
          onJump={(to) => projector.jump(to)}
          onKey={(key) => {
            if (key !== 'on') setOnly(only === key ? null : key)
            else if (playable) playOn()
          }}
        />
      </>
    ),
  }
}

/** Whose chance it is, and by whose knowledge. */
function captionOf({ whose, name: who, open, speech: { say } }: Reviewing, you: Seat | null): string {
  if (open) return say('review.ofOpen', { who })
  return `${whose === you ? say('review.ofYou') : say('review.of', { who })}. ${say('review.band')}`
}

/** The move that was made, and the one that would have been better, as far as there is a verdict on them. */
function movesOn(reviewing: Reviewing, at: number, only: MarkedMove['kind'] | null): readonly MarkedMove[] {
  const verdict = decisionAt(reviewing, at)?.verdict
  if (!verdict) return NONE
  const { played, rival, mark } = verdict
  const isFault = rival !== null && mark !== 'best'
  const both: MarkedMove[] = [
    { kind: 'played', action: reviewing.actionAt(at, played.move), chance: rival && played.chance },
  ]
  if (isFault && mark !== null)
    both.push({ kind: 'better', action: reviewing.actionAt(at, rival.move), chance: rival.chance })
  return both.filter(({ kind, action }) => action !== null && (only === null || only === kind))
}
