// SP-12 Effects: the one interpreter of the closed vocabulary. It says what an effect can reach, and carries it out.
import type { Hit, OpenCard } from './events.ts'
import type { Effect } from './figures.ts'
import { commandOf, hitBase, isBase, openCard } from './fleets.ts'
import { canTouch, isAlive, repair, touch } from './runs.ts'
import { BASE_FLEET, type BattleFrame, type Fleet, type Looking, type Playing } from './table.ts'
import { classAt, ownerOf, stackOf } from './zones.ts'

/** Boosts beyond this make no difference: no ship has that many LP. */
const STRONGEST = 1_000_000

/** SP-13.2, SP-7.3: is this card out of the effect's reach, whatever its ships are like? */
function isImmune(looking: Looking, { op }: Effect, zone: number, card: number): boolean {
  if (op === 'jam') return (commandOf(looking, ownerOf(zone)).jamproof & (1 << classAt(zone))) !== 0
  return op !== 'damage' && op !== 'toFront' && isBase(looking, card)
}

/** Can the effect change anything on the card at this place? */
export function canAffect(looking: Looking, effect: Effect, zone: number, place: number): boolean {
  const { table, cards } = looking
  const card = cards.zones[zone][place]
  if (isImmune(looking, effect, zone, card)) return false
  switch (effect.op) {
    case 'toFront':
      return place > 0 && !isSpent(looking, zone)
    case 'removeFromGame':
      return true
    case 'repair':
    case 'boost':
      return isAlive(table.runs[card])
    default:
      return canTouch(table.runs[card], effect.op)
  }
}

/** SP-10.5: has the class of this stack fired in the battle that is going on? */
function isSpent({ table }: Looking, zone: number): boolean {
  const battle = battleOn(table.pending)
  return battle !== null && (battle.spent[ownerOf(zone)] & (1 << classAt(zone))) !== 0
}

export function battleOn(pending: Looking['table']['pending']): BattleFrame | null {
  for (let at = pending.length - 1; at > 0; at--) {
    const frame = pending[at]
    if (frame.kind === 'battle') return frame
  }
  return null
}

/** Carries the effect out on one card. Answers how many ships it changed, or 1 for a whole card. */
export function affect(
  playing: Playing,
  effect: Effect,
  zone: number,
  card: number,
  limit: number,
  arms: boolean,
  hits: Hit[] | null,
): number {
  const { table, kit } = playing
  if (isImmune(playing, effect, zone, card)) return 0
  const runs = table.runs[card]
  const before = hits === null ? null : runs.slice()
  let changed = 1
  if (effect.op === 'repair') repair(runs, kit.figures[kit.layout.face[card]].lp)
  else if (effect.op === 'boost') boost(playing, effect, card)
  else changed = touch(runs, effect, limit, arms)
  if (before !== null && changed > 0) hits!.push({ ...openCard(playing, card), before, after: runs.slice() })
  if (changed > 0 && effect.op === 'damage' && isBase(playing, card)) table.progress = true
  return changed
}

/** SP-12.11 */
function boost(playing: Playing, { times, add }: Effect, card: number): void {
  const { table, tell } = playing
  table.plus[card] = Math.min(STRONGEST, table.plus[card] + add)
  table.times[card] = Math.min(STRONGEST, table.times[card] * times)
  tell?.({ kind: 'boosted', ...openCard(playing, card), plus: table.plus[card], times: table.times[card] })
}

/** SP-12.7: what a ship card does to the enemy stack it is fighting, from the current target on. */
export function strike(
  playing: Playing,
  by: number,
  effect: Effect,
  zone: number,
  fleet: Fleet,
  ships: number,
  preempt: boolean,
): void {
  const { cards, tell } = playing
  if (effect.op === 'damageBase') {
    // Only the fleet of the Base protects it (Q53).
    if (fleet === BASE_FLEET) hitBase(playing, ownerOf(zone), effect.amount)
    return
  }
  const hits: Hit[] | null = tell ? [] : null
  let left = effect.perShip ? effect.ships * ships : effect.ships
  const stack = cards.zones[zone]
  for (let place = 0; place < stack.length && left > 0; place++)
    left -= affect(playing, effect, zone, stack[place], left, false, hits)
  if (tell) tellEffect(playing, openCard(playing, by), effect, preempt, hits!)
}

/** SP-12.7: what a ship card does for the cards that have not had their turn: behind it, then higher classes. */
export function support(
  playing: Playing,
  by: number,
  effect: Effect,
  battle: BattleFrame,
  zone: number,
  place: number,
  ships: number,
): void {
  const { cards, tell } = playing
  const seat = ownerOf(zone)
  const own = classAt(zone)
  const hits: Hit[] | null = tell ? [] : null
  const counted = effect.op === 'reconstruct' ? effect.ships * (effect.perShip ? ships : 1) : effect.cards
  let left = counted
  for (let each: number = own; each <= 4 && left > 0; each++) {
    if ((effect.classes & (1 << each)) === 0) continue
    if (each > own && (battle.spent[seat] & (1 << each)) !== 0) continue
    const stackZone = stackOf(seat, battle.fleets[seat], each)
    const stack = cards.zones[stackZone]
    for (let at = each === own ? place + 1 : 0; at < stack.length && left > 0; at++)
      left -= affect(playing, effect, stackZone, stack[at], left, each === own, hits)
  }
  if (tell) tellEffect(playing, openCard(playing, by), effect, false, hits!)
}

export function tellEffect(
  { tell }: Playing,
  by: OpenCard,
  { op }: Effect,
  preempt: boolean,
  hits: readonly Hit[],
): void {
  if (op !== 'boost') tell?.({ kind: 'effect', ...by, op, preempt, hits })
}
