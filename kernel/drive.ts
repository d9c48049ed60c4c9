/** Outside an action nobody counts. A small integer like all others: an infinite one would make an object of every count. */
const UNCOUNTED = 2 ** 30

/** What is left of the work that the action under way may take. */
let left = UNCOUNTED

/** Counts a step of a frame, or a card that moves inside of one. */
export function spend(): void {
  if (left !== UNCOUNTED && --left < 0) throw new Error('one action took more steps than its budget has')
}

/**
 * Runs the pending frames until the top one asks for a decision or none is left. `advance` does one step of
 * the top frame and answers whether that frame now waits for somebody. The work is bounded, steps and the cards that
 * move inside of them, so that no combination of cards, and no number in a card file, can hang a table.
 */
export function drive<Frame, Context>(
  pending: readonly Frame[],
  context: Context,
  advance: (context: Context, frame: Frame) => boolean,
  budget: number,
): void {
  // Whoever looks ahead in the middle of an action plays on another table, with a budget of its own.
  const outer = left
  left = budget
  try {
    while (pending.length > 0 && !advance(context, pending[pending.length - 1])) spend()
  } finally {
    left = outer
  }
}
