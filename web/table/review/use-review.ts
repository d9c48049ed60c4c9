import { useEffect, useState, useSyncExternalStore } from 'react'
import { BotClient } from '../../bot/client.ts'
import type { Recording } from '../recording.ts'
import { Review, type ReviewState } from './review.ts'

export interface OpenReview extends ReviewState {
  stop(): void
  readOn(): void
}

const nobody = (): (() => void) => () => {}

/** The review of a match as long as it is wanted; null if it is not. */
export function useReview(recording: Recording, wanted: boolean): OpenReview | null {
  const [review, setReview] = useState<Review | null>(null)
  useEffect(() => {
    if (!wanted) return
    const fresh = new Review(
      {
        seats: recording.bill.seats.map((seat) => recording.readerFor(seat)),
        open: recording.readerFor('all'),
      },
      new BotClient(),
    )
    setReview(fresh)
    fresh.start()
    return () => {
      fresh.leave()
      setReview(null)
    }
  }, [recording, wanted])
  const state = useSyncExternalStore(review?.subscribe ?? nobody, () => review?.state ?? null)
  return review && state && { ...state, stop: review.stop, readOn: review.start }
}
