// What an attack is worth as things stand, and what the last one cost, in one sentence each
import { type Account, type Loss, lossesIn, openAccount } from '../account.ts'
import { farSeat, nearSeat } from '../reading.ts'
import type { TableProps } from '../table-context.tsx'

const WEIGHED: ReadonlySet<string> = new Set(['turn', 'order', 'attack', 'window', 'chain'])

/** Null where there is no attack to weigh. */
export function worthOf(table: TableProps): string | null {
  const { view, expected, speech } = table
  const kind = view.pending.at(-1)?.kind ?? ''
  if (!expected || !WEIGHED.has(kind)) return null
  if (kind === 'turn' ? view.turn < 2 : !view.attacked) return null
  return speech.say(
    kind === 'turn' ? 'spacetrace.board.worth' : 'spacetrace.board.outlook',
    paramsOf(table, expectedLosses(table, expected)),
  )
}

/** Whether an attack would cost the other side anything. */
export function paysOff(table: TableProps): boolean {
  const { expected, view } = table
  if (!expected) return false
  const { base, cards } = expectedLosses(table, expected)[farSeat(view)]
  return base + cards > 0
}

/** What the other side's attack has just cost; null if there was none. */
export function reportOf(table: TableProps): string | null {
  const { view, report, speech, choice } = table
  const own = choice !== null && view.pending.at(-1)?.kind === 'turn' && !view.attacked
  if (!own || report?.attacker !== farSeat(view)) return null
  return speech.say('spacetrace.board.reported', paramsOf(table, report.losses))
}

const expectedLosses = ({ view }: TableProps, expected: Account): readonly Loss[] =>
  lossesIn(openAccount(view), expected)

function paramsOf({ view, names }: TableProps, losses: readonly Loss[]): Record<string, string | number> {
  const [near, far] = [nearSeat(view), farSeat(view)]
  return {
    foe: names[far],
    own: losses[near].base,
    hit: losses[far].base,
    lost: losses[near].cards,
    wrecks: losses[far].cards,
  }
}
