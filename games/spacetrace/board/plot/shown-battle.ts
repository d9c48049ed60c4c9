import type { BattleAccount } from '../../reading/attack/account.ts'
import type { TableProps } from '../table/context.ts'

/** The battle in the plot: the one that is going on; else the first one to come, or the last one fought. */
export function shownBattle({ view, fought, expected }: TableProps): BattleAccount | null {
  const account = expected ?? fought
  if (!account) return null
  const running = view.pending.some(({ kind }) => kind === 'battle') ? fought?.battles.length : undefined
  if (running) return account.battles[running - 1] ?? null
  return expected ? (account.battles[0] ?? null) : (account.battles.at(-1) ?? null)
}
