// What an attack is worth as things stand, what that takes for granted, and what the last one cost

import { type Account, openAccount } from '../../reading/attack/account.ts'
import { type Loss, lossesIn } from '../../reading/attack/losses.ts'
import { frameOf } from '../../reading/frames.ts'
import { kitFor } from '../../reading/kit.ts'
import { farSeat, isPlayer, nearSeat, SEATS } from '../../reading/seats.ts'
import { hasExtraFleet } from '../../reading/ships.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import type { TableProps } from '../table/context.ts'

const WEIGHED: ReadonlySet<string> = new Set(['turn', 'order', 'attack', 'window', 'chain'])

/** Null where there is no attack to weigh. */
export function worthOf(table: TableProps): string | null {
  const { view, expected, speech } = table
  const kind = view.pending.at(-1)?.kind ?? ''
  if (!expected || !WEIGHED.has(kind)) return null
  if (kind === 'turn' ? view.turn < 2 : !view.attacked) return null
  if (!isPlayer(view)) return worthForWatchers(table, kind, expected)
  const now = kind !== 'turn' ? 'outlook' : view.active === farSeat(view) ? 'threat' : ownAttack(table)
  return speech.say(`spacetrace.board.${now}`, paramsOf(table, expectedLosses(table, expected)))
}

/** Nobody among them is “you”. */
function worthForWatchers(table: TableProps, kind: string, expected: Account): string {
  const { view, names, speech } = table
  const sides = { ...paramsOf(table, expectedLosses(table, expected)), near: names[nearSeat(view)] }
  return kind === 'turn'
    ? speech.say('spacetrace.board.watched.attack', { ...sides, who: names[view.active] })
    : speech.say('spacetrace.board.watched.outlook', sides)
}

const ownAttack = ({ reorder }: TableProps): 'worst' | 'worth' => (reorder?.wary ? 'worst' : 'worth')

/** “Without new orders or further tactics.” Empty where nothing can change any more. */
export function assumptionsOf(view: View, speech: Speech, wary = false): string {
  const top = view.pending.at(-1)
  const joins = frameOf(view, 'attack')?.joins
  const settled = top?.kind === 'window' || top?.kind === 'chain' || top?.kind === 'play'
  const fixed = wary || settled || (top?.kind === 'order' && top.seat !== view.active)
  const unasked = SEATS.some(
    (seat) => hasExtraFleet(view, seat) && (joins?.[seat] ?? 'unasked') === 'unasked',
  )
  const open = [
    ...(fixed ? [] : [speech.say('spacetrace.board.without.orders')]),
    ...(unasked ? [speech.say('spacetrace.board.without.extra')] : []),
    ...(kitFor(view).tactics ? [speech.say('spacetrace.board.without.tactics')] : []),
  ]
  const changes = new Intl.ListFormat(speech.lang, { type: 'disjunction' }).format(open)
  return open.length > 0 ? speech.say('spacetrace.board.without', { changes }) : ''
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
  const costly = report.losses.some(({ base, cards }) => base + cards > 0)
  return costly
    ? speech.say('spacetrace.board.reported', paramsOf(table, report.losses))
    : speech.say('spacetrace.board.reportedNothing', { foe: table.names[farSeat(view)] })
}

/** “120 Base LP and 2 cards”, “nothing” */
export function lossWords({ base, cards }: Loss, speech: Speech): string {
  const kind = base > 0 ? (cards > 0 ? 'both' : 'base') : cards > 0 ? 'cards' : 'nothing'
  return speech.say(`spacetrace.board.loss.${kind}`, { base, n: cards })
}

const expectedLosses = ({ view }: TableProps, expected: Account): readonly Loss[] =>
  lossesIn(openAccount(view), expected)

function paramsOf({ view, names, speech }: TableProps, losses: readonly Loss[]) {
  return {
    foe: names[farSeat(view)],
    theirs: lossWords(losses[farSeat(view)], speech),
    yours: lossWords(losses[nearSeat(view)], speech),
  }
}
