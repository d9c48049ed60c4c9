import type { View } from '../../rules/view.ts'
import { frameOf } from '../frames.ts'
import type { Account, RowAccount } from './account.ts'

/** What was expected, with the rows that have been fought since; null if it was expected of something else. */
export function goneOn(view: View, expected: Account | null, fought: Account | null): Account | null {
  const at = (fought?.battles.length ?? 0) - 1
  const [then, now] = [expected?.battles[at]?.rows, fought?.battles[at]?.rows]
  const row = now?.at(-1)
  if (!expected || !fought || !then || !now || !row || !fought.inRow || !frameOf(view, 'battle')) return null
  if (!now.every((each) => then.some((foreseen) => isAlike(foreseen, each, each !== row)))) return null
  const rows = [...now, ...then.filter((each) => each.row > row.row)]
  return { ...expected, battles: expected.battles.with(at, { ...fought.battles[at], rows }) }
}

/** One row of one battle: the same classes with the same ships before it, and after it if it is over. */
const isAlike = (foreseen: RowAccount, fought: RowAccount, over: boolean): boolean =>
  foreseen.row === fought.row &&
  [0, 1].every(
    (seat) =>
      foreseen.classes[seat] === fought.classes[seat] &&
      foreseen.before[seat] === fought.before[seat] &&
      (!over || foreseen.after[seat] === fought.after[seat]),
  )
