// What is expected of an attack, steady while its shots fall
import { useMemo, useRef } from 'react'
import type { Account, RowAccount } from '../../reading/attack/account.ts'
import { foretell } from '../../reading/attack/foretell.ts'
import { frameOf } from '../../reading/frames.ts'
import type { Action } from '../../rules/action.ts'
import type { View } from '../../rules/view.ts'

/** Half a row says nothing about the next: in the middle of one, what was expected before it still is. */
export function useExpected(view: View, fought: Account | null, action: Action | null): Account | null {
  const held = useRef<Account | null>(null)
  return useMemo(() => {
    held.current = goneOn(view, held.current, fought) ?? foretell(view, fought, action)
    return held.current
  }, [view, fought, action])
}

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
