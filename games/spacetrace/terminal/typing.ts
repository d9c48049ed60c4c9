import { actions, write } from '../rules/notation.ts'
import type { View } from '../rules/view.ts'

/** What people type for short: a card without its sign, if only one move is meant by it. */
export function spellOut(view: View, typed: string): string {
  const text = typed.trim().toLowerCase().replace(/\s+/g, ' ')
  const moves = actions(view).map((action) => write(action))
  if (moves.includes(text)) return text
  const meant = moves.filter((move) => move.replace(/^([+>*~@/o-]|-3|x) /, '') === text)
  return meant.length === 1 ? meant[0] : text
}
