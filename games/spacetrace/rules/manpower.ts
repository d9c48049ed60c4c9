// SP-4 Manpower
import { move, type Seat } from '@sternentisch/kernel'
import { draw, placeInHand } from './draw.ts'
import type { Figures } from './figures.ts'
import { commandOf, openCard } from './fleets.ts'
import type { Looking, Playing } from './table.ts'
import { discardOf, handOf, stageOf } from './zones.ts'

/** SP-4.4: the printed cost, lowered by a commander, never below 0. */
export const costOf = (looking: Looking, seat: Seat, { cost, class: own }: Figures): number =>
  Math.max(0, cost - commandOf(looking, seat).discount[own])

/** SP-4.2: what a reinforcement brings. */
export const gainOf = (looking: Looking, seat: Seat, { gain }: Figures): number =>
  gain + commandOf(looking, seat).gain

/** SP-4.2: a reinforcement without sacrifice, straight from the hand. */
export function reinforce(playing: Playing, seat: Seat, face: number): void {
  playing.table.progress = true
  bringIn(playing, seat, handOf(seat), placeInHand(playing, seat, face))
}

/** SP-4.2: one whose sacrifice is made, from the stage. */
export const reinforceFromStage = (playing: Playing, seat: Seat): void =>
  bringIn(playing, seat, stageOf(seat), playing.cards.zones[stageOf(seat)].length - 1)

function bringIn(playing: Playing, seat: Seat, from: number, place: number): void {
  const { table, cards, kit, tell } = playing
  const card = move(cards, kit.layout, from, place, discardOf(seat))
  const figures = kit.figures[kit.layout.face[card]]
  const gain = gainOf(playing, seat, figures)
  table.mp[seat] += gain
  if (tell) tell({ kind: 'reinforced', ...openCard(playing, card), gain, pool: table.mp[seat] })
  for (const effect of figures.effects) draw(playing, seat, effect.cards)
}
