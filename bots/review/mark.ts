/** How good a decision was, from the best on. */
export const MARKS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
export type Mark = (typeof MARKS)[number]

/** From which loss of chance on each begins. */
const FROM: Readonly<Record<Mark, number>> = {
  best: Number.NEGATIVE_INFINITY,
  good: 0.01,
  inaccuracy: 0.04,
  mistake: 0.09,
  blunder: 0.18,
}

const markAt = (loss: number): Mark => MARKS.findLast((mark) => loss >= FROM[mark]) ?? 'best'

/**
 * The mark for a loss that is known within an error: the mildest that fits. Null where it might be anything from the best move
 * to a mistake: that is too close to tell.
 */
export function markFor(loss: number, error: number): Mark | null {
  const mildest = markAt(loss - error)
  return mildest === 'best' && loss + error >= FROM.mistake ? null : mildest
}

/** Whether more tables could change the mark. */
export const isSettled = (loss: number, error: number): boolean =>
  markAt(loss - error) === markAt(loss + error)

/** What a loss leaves of a decision, 0 to 1: 4 points leave four fifths, a blunder two fifths or less. */
export const accuracyAt = (loss: number): number => Math.exp(-5 * loss)

/** Worth a second look. */
export const isFaulty = (mark: Mark | null): boolean =>
  mark !== null && MARKS.indexOf(mark) >= MARKS.indexOf('inaccuracy')
