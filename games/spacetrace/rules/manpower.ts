// SP-4 Manpower
import { move, type Seat } from '@sternentisch/kernel'
import { draw } from './draw.ts'
import type { Figures } from './figures.ts'
import { commandOf, openCard } from './fleets.ts'
import { leaveHand, placeInHand } from './hand.ts'
import type { Looking, Playing } from './table.ts'
import { discardOf, stageOf } from './zones.ts'

/** SP-4.4: the printed cost, lowered by a commander, never below 0. */
export const costOf = (looking: Looking, seat: Seat, { cost, class: own }: Figures): number =>
  Math.max(0, cost - commandOf(looking, seat).discount[own])

/** SP-4.2: what a reinforcement brings. */
export const gainOf = (looking: Looking, seat: Seat, { gain }: Figures): number =>
  gain + commandOf(looking, seat).gain

/** SP-4.2: a reinforcement without sacrifice, straight from the hand. */
export const reinforce = (playing: Playing, seat: Seat, face: number): void =>
  bringIn(playing, seat, leaveHand(playing, seat, placeInHand(playing, seat, face), discardOf(seat)))

/** SP-4.2: one whose sacrifice is made, from the stage. */
export function reinforceFromStage(playing: Playing, seat: Seat): void {
  const { cards, kit } = playing
  const top = cards.zones[stageOf(seat)].length - 1
  bringIn(playing, seat, move(cards, kit.layout, stageOf(seat), top, discardOf(seat)))
}

function bringIn(playing: Playing, seat: Seat, card: number): void {
  const { table, kit, tell } = playing
  const figures = kit.figures[kit.layout.face[card]]
  const gain = gainOf(playing, seat, figures)
  table.mp[seat] += gain
  if (tell) tell({ kind: 'reinforced', ...openCard(playing, card), gain, pool: table.mp[seat] })
  for (const effect of figures.effects) draw(playing, seat, effect.cards)
}
