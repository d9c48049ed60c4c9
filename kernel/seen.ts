import type { Viewers } from './seat.ts'

/** A card as one viewer sees it: −1 stands for what the viewer does not know. */
export interface SeenCard {
  readonly face: number
  readonly back: number
  /** Who knows the face. Told of cards in rows only: elsewhere it would say which card went where. */
  readonly known: Viewers
  /** Came here unseen out of a bag. */
  readonly fetched: boolean
  readonly handle: number
}

/**
 * A zone as one viewer sees it. Rows list their cards from the bottom to the top; bags and piles list them
 * sorted, so that the order tells nothing. A bag also lists the `strays`: cards that left it unseen. Which of
 * the listed cards those are, the viewer cannot know.
 */
export interface SeenZone {
  readonly size: number
  readonly strays: number
  /** The back of a pile's top card where everybody sees it, else −1. */
  readonly top: number
  readonly cards: readonly SeenCard[]
}

export const UNKNOWN = -1
