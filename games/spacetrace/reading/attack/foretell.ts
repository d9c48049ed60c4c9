// What an attack would come to, from what the viewer knows: as things stand, or after one more action
import { randomFrom, type Tell, type Told, tellTo } from '@sternentisch/kernel'
import { type Action, PASS } from '../../rules/action.ts'
import type { SpacetraceEvent } from '../../rules/events.ts'
import { forecast } from '../../rules/forecast.ts'
import { spacetrace } from '../../rules/game.ts'
import type { Join, Table } from '../../rules/table.ts'
import { glimpse, type View } from '../../rules/view.ts'
import { frameOf } from '../frames.ts'
import { type Account, openAccount } from './account.ts'
import { entered } from './entering.ts'

/** Whatever is drawn by it stays hidden; a seed is needed all the same. */
const UNUSED_SEED = '0'.repeat(32)
/** More tactics than anybody holds. */
const LONGEST_CHAIN = 60

/** Actions that change what will be fought with. */
const CHANGING: ReadonlySet<Action['kind']> = new Set([
  'play',
  'move',
  'aim',
  'sacrifice',
  'join',
  'order',
  'keep',
])

/**
 * The attack as it would go; null if there is none to come. Tactics on the chain take effect, no others are played,
 * and both sides keep their order.
 */
export function foretell(view: View, fought: Account | null, action: Action | null = null): Account | null {
  const going = frameOf(view, 'attack') !== undefined
  if (view.result || (view.attacked && !going)) return null
  const table = glimpse(view)
  table.standing = ['once', 'once']
  dropSpent(table)
  const events: Told<SpacetraceEvent>[] = []
  const tell = (event: SpacetraceEvent): void => void events.push(tellTo(event, view.viewer))
  if (action && CHANGING.has(action.kind)) perform(table, action, tell)
  for (let more = 0; more < LONGEST_CHAIN && table.pending.at(-1)?.kind === 'chain'; more++)
    perform(table, PASS, tell)
  const now = openAccount(view)
  const start = events.reduce(entered, { ...now, battles: going ? begun(table, fought) : [] })
  const then = spacetrace.view(table, view.viewer)
  if (then.result || (then.attacked && !frameOf(then, 'attack'))) return start
  const on = { ...start, cards: openAccount(then).cards, inRow: false }
  return forecast(then, joinsIn(then)).events.reduce(entered, on)
}

/** The card that is taking effect has done so as far as it is told: it does not do so once more. */
function dropSpent(table: Table): void {
  const top = table.pending.at(-1)
  if (top?.kind === 'chain' && top.step === 'effect') top.items.pop()
}

/** The battles so far. One that is announced and not begun is still to come as a whole. */
function begun(table: Table, fought: Account | null): Account['battles'] {
  const battles = fought?.battles ?? []
  const [attack, last] = [table.pending.at(-1), battles.at(-1)]
  if (attack?.kind !== 'attack' || last?.rows.length !== 0) return battles
  attack.battles = last.number - 1
  return battles.slice(0, -1)
}

function perform(table: Table, action: Action, tell: Tell<SpacetraceEvent>): void {
  const seat = table.pending[table.pending.length - 1].seat
  spacetrace.play(table, seat, action, randomFrom(UNUSED_SEED), tell)
}

const joinsIn = (view: View): readonly Join[] =>
  (frameOf(view, 'attack')?.joins ?? ['out', 'out']).map((join) => (join === 'unasked' ? 'out' : join))
