// §11 Battle preview: the attack as it would go from what everybody sees, with the orders as they stand and no tactics
import { randomFrom, type Told, tellTo } from '@sternentisch/kernel'
import { proceed } from './advance.ts'
import type { SpacetraceEvent } from './events.ts'
import { kitOf } from './kit.ts'
import type { Join, Playing, Table } from './table.ts'
import { glimpse, type View, view as viewOf } from './view.ts'

export interface Forecast {
  readonly events: readonly Told<SpacetraceEvent>[]
  /** The table after the attack; the rest of the turn is still to come. */
  readonly after: View
}

/** No draw happens in a battle; a seed is needed all the same. */
const UNUSED_SEED = '0'.repeat(32)

/**
 * Before an attack: how it would go, the active player's and the other's extra fleet joining as said. While one is
 * going on: how it will end if nobody plays another tactic.
 */
export function forecast(view: View, joins: readonly Join[] = ['out', 'out']): Forecast {
  const table = glimpse(view)
  const events: Told<SpacetraceEvent>[] = []
  const playing: Playing = {
    table,
    cards: table.cards,
    kit: { ...kitOf(view.options), tactics: false },
    random: randomFrom(UNUSED_SEED),
    tell: (event) => events.push(tellTo(event, view.viewer)),
  }
  if (!rewind(table)) {
    table.attacked = true
    table.pending = [
      { kind: 'turn', seat: table.active, step: 'main' },
      { kind: 'attack', seat: table.active, step: 'fight', joins: joins.slice(), battles: 0 },
    ]
  }
  proceed(playing)
  return { events, after: viewOf(table, view.viewer) }
}

/** Down to the battle that is going on, or to the attack whose orders are being set. */
function rewind(table: Table): boolean {
  const attack = table.pending[1]
  if (attack?.kind !== 'attack' || attack.step === 'join') return false
  table.pending.length = table.pending[2]?.kind === 'battle' ? 3 : 2
  return true
}
