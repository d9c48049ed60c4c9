// What is expected of an attack, steady while its shots fall
import { useMemo, useRef } from 'react'
import type { Account } from '../../reading/attack/account.ts'
import { foretell } from '../../reading/attack/foretell.ts'
import { goneOn } from '../../reading/attack/gone-on.ts'
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
