/**
 * Runs the pending frames until the top one asks for a decision or none is left. `advance` does one step of
 * the top frame and answers whether that frame now waits for somebody. The number of steps is bounded, so
 * that no combination of cards can hang a table. A step itself may go through the cards that are there, never
 * as often as a card says: a printed number is met by the cards it finds (`games/card-files.test.ts`).
 */
export function drive<Frame, Context>(
  pending: readonly Frame[],
  context: Context,
  advance: (context: Context, frame: Frame) => boolean,
  budget: number,
): void {
  for (let steps = 0; pending.length > 0; steps++) {
    if (steps > budget) throw new Error(`one action took more than ${budget} steps`)
    if (advance(context, pending[pending.length - 1])) return
  }
}
