import type { Event } from '../../reading/told.ts'
import type { View } from '../../rules/view.ts'
import type { Battle, Memory } from './memory.ts'

export interface UnreadBattle {
  readonly fight: Event<'fight'>
  readonly secret: boolean
  readonly putAway: () => void
}

/** No ship meets another twice in one turn. */
const nameOf = ({ scenario }: View, { fight, turn }: Battle): string =>
  `battle ${scenario}.${turn} ${fight.attacker.handle} ${fight.defender.handle}`

/** The viewer's last battle, unless it was put away. */
export function unreadBattle(
  view: View,
  { battle }: Memory,
  [away, putAway]: readonly [readonly string[], (name: string) => void],
): UnreadBattle | null {
  if (!battle || away.includes(nameOf(view, battle))) return null
  return { fight: battle.fight, secret: battle.secret, putAway: () => putAway(nameOf(view, battle)) }
}
