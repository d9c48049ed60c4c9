// SP-6.3 The chain of tactics
import { move, type Seat, secret, show } from '@sternentisch/kernel'
import { draw } from './draw.ts'
import { affect, battleOn, canAffect, tellEffect } from './effects.ts'
import { endIfBaseFell } from './end.ts'
import type { Hit, OpenCard } from './events.ts'
import { type Effect, EVERY, type Figures } from './figures.ts'
import {
  cleanup,
  findCopy,
  hitBase,
  isBase,
  leavePlay,
  loseExtraFleet,
  openCard,
  placeOf,
  zoneOf,
} from './fleets.ts'
import { leaveHand } from './hand.ts'
import {
  type ChainFrame,
  type ChainItem,
  type Looking,
  otherSeat,
  type PlayFrame,
  type Playing,
} from './table.ts'
import { endPasses } from './windows.ts'
import { classAt, discardOf, fleetAt, handOf, ownerOf, stageOf } from './zones.ts'

/** SP-6.2: face up on the chain; the opponent of whoever played last may answer. */
export function putOnChain(playing: Playing, { seat, card, target }: PlayFrame): void {
  const { table, cards, tell } = playing
  const item: ChainItem = { seat, card, target, cancelled: false }
  const top = table.pending[table.pending.length - 1]
  endPasses(table, 'tactic')
  if (top.kind === 'chain') {
    top.items.push(item)
    top.seat = otherSeat(seat)
  } else table.pending.push({ kind: 'chain', seat: otherSeat(seat), step: 'build', items: [item] })
  if (!tell) return
  const stage = cards.zones[stageOf(seat)]
  const depth = top.kind === 'chain' ? top.items.length : 1
  tell({
    kind: 'chained',
    ...openCard(playing, stage[stage.length - 1]),
    depth,
    target: targetCard(playing, target),
  })
}

function targetCard(playing: Playing, copy: number): OpenCard | null {
  if (copy === 0) return null
  for (const seat of [0, 1]) {
    const found = findCopy(playing, seat, copy)
    if (found >= 0) return openCard(playing, playing.cards.zones[zoneOf(found)][placeOf(found)])
  }
  return null
}

/** SP-6.3, SP-6.6: whoever holds cards is asked; the first pass closes the chain. */
export function advanceChain(playing: Playing, chain: ChainFrame): boolean {
  const { table, cards } = playing
  if (chain.step === 'build') {
    if (cards.zones[handOf(chain.seat)].length > 0) return true
    chain.step = 'resolve'
  }
  if (chain.items.length === 0) table.pending.pop()
  else resolve(playing, chain, chain.items[chain.items.length - 1])
  return false
}

export function closeChain({ tell }: Playing, chain: ChainFrame): void {
  chain.step = 'resolve'
  tell?.({ kind: 'passed', seat: chain.seat, window: 'chain' })
}

/** SP-6.3, SP-6.8: effects, discard, cleanup outside battles, and the end of the game if a Base fell. */
function resolve(playing: Playing, chain: ChainFrame, item: ChainItem): void {
  const { cards, kit, tell, table } = playing
  const stage = stageOf(item.seat)
  const card = cards.zones[stage][cards.zones[stage].length - 1]
  const figures = kit.figures[item.card]
  const lost = figures.aims === 'ship' && findTarget(playing, item.seat, figures, item.target) < 0
  const outcome = item.cancelled ? 'cancelled' : lost ? 'noTarget' : 'done'
  const by = openCard(playing, card)
  chain.step = 'effect'
  if (outcome === 'done') for (const effect of figures.effects) perform(playing, by, effect, item, chain)
  chain.step = 'resolve'
  chain.items.pop()
  move(cards, kit.layout, stage, cards.zones[stage].length - 1, discardOf(item.seat))
  tell?.({ kind: 'resolved', ...by, outcome })
  if (battleOn(table.pending) === null) cleanup(playing)
  endIfBaseFell(playing)
}

function perform(playing: Playing, by: OpenCard, effect: Effect, item: ChainItem, chain: ChainFrame): void {
  const foe = otherSeat(item.seat)
  // Answers alternate, so the card below is the one that was answered.
  const answered = chain.items[chain.items.length - 2] as ChainItem | undefined
  if (effect.op === 'counter') {
    if (answered) answered.cancelled = true
  } else if (effect.op === 'damageBase') hitBase(playing, foe, effect.amount)
  else if (effect.op === 'draw') draw(playing, item.seat, effect.cards)
  else if (effect.op === 'discardRandom') discardAtRandom(playing, foe, effect.cards)
  else if (effect.op === 'revealHand') scan(playing, item.seat)
  else performOn(playing, by, effect, item)
}

/** SP-12.7: tactics affect the card chosen, front ship first. */
function performOn(playing: Playing, by: OpenCard, effect: Effect, { seat, target }: ChainItem): void {
  const { cards, tell } = playing
  const mine = findCopy(playing, seat, target)
  const found = mine >= 0 ? mine : findCopy(playing, otherSeat(seat), target)
  if (found < 0) return
  const [zone, place] = [zoneOf(found), placeOf(found)]
  const card = cards.zones[zone][place]
  if (effect.op === 'toFront') {
    move(cards, playing.kit.layout, zone, place, zone, 0)
    tell?.({ kind: 'toFront', ...openCard(playing, card) })
  } else if (effect.op === 'removeFromGame') {
    leavePlay(playing, zone, place, 'removed')
    loseExtraFleet(playing, ownerOf(zone))
  } else {
    const hits: Hit[] | null = tell ? [] : null
    affect(playing, effect, zone, card, effect.ships || EVERY, false, hits)
    if (tell) tellEffect(playing, by, effect, false, hits!)
  }
}

/** Legal targets of a tactic: on the right side, of the right class, and something there that can be changed. */
export function isTarget(
  looking: Looking,
  seat: Seat,
  figures: Figures,
  zone: number,
  place: number,
): boolean {
  const card = looking.cards.zones[zone][place]
  const owner = ownerOf(zone)
  if ((owner === seat) !== figures.aimsOwn || (figures.aimClasses & (1 << classAt(zone))) === 0) return false
  if (!figures.aimBase && isBase(looking, card)) return false
  if (figures.aimInBattle) {
    const battle = battleOn(looking.table.pending)
    if (battle === null || battle.fleets[owner] !== fleetAt(zone)) return false
  }
  for (const effect of figures.effects) if (canAffect(looking, effect, zone, place)) return true
  return false
}

/** Where the target lies, if it is still legal; else −1. */
function findTarget(looking: Looking, seat: Seat, figures: Figures, copy: number): number {
  const found = findCopy(looking, figures.aimsOwn ? seat : otherSeat(seat), copy)
  return found >= 0 && isTarget(looking, seat, figures, zoneOf(found), placeOf(found)) ? found : -1
}

function discardAtRandom(playing: Playing, seat: Seat, count: number): void {
  const { cards, random, tell } = playing
  const hand = cards.zones[handOf(seat)]
  for (let gone = 0; gone < count && hand.length > 0; gone++) {
    const place = random.stream('discard', seat).below(hand.length)
    const card = leaveHand(playing, seat, place, discardOf(seat))
    tell?.({ kind: 'lostFromHand', ...openCard(playing, card) })
  }
}

/** Whoever has seen the cards goes on knowing them while they are held. */
function scan({ cards, kit, tell }: Playing, seat: Seat): void {
  const hand = cards.zones[handOf(otherSeat(seat))]
  for (const card of hand) show(cards, card, 1 << seat)
  tell?.({
    kind: 'scanned',
    seat,
    hand: secret(
      hand.map((card) => kit.figures[kit.layout.face[card]].id),
      1 << seat,
    ),
  })
}
