import type { Reader, Refusal } from '@sternentisch/kernel'
import { refuse } from '../../text/refuse.ts'
import { nameAt } from '../names.ts'

/** What was played by itself goes with the decision before it: alone it would be played again at once. */
export function movesToUndo({ scenes, bill }: Reader, unasked: readonly number[]): number {
  const isOwn = (index: number): boolean => scenes[index]?.seat === bill.viewer
  let moves = 1
  // What others were not asked is theirs to know.
  while (isOwn(scenes.length - moves) && unasked.includes(scenes.length - moves)) moves++
  return moves
}

/** Whether the last move can be taken back, and if not, why: told to its mover. To others it was another's, no more. */
export function whyNotBack(reader: Reader, unasked: readonly number[]): Refusal | null {
  const refusal = reader.whyNoUndo(movesToUndo(reader, unasked))
  const last = reader.scenes.at(-1)
  if (refusal?.code !== 'undo.other' || !last) return refusal
  // Whoever decided since is called as everywhere on the page.
  return refuse('table.undo.other', { who: nameAt(reader.bill, last.seat) })
}
