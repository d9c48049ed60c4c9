// SP-11 Class battle
import type { Seat } from '@sternentisch/kernel'
import { strike, support } from './effects.ts'
import type { Hit } from './events.ts'
import type { Effect } from './figures.ts'
import { commandOf, openCard } from './fleets.ts'
import { ARMED, arm, armedIn, fireAt, isAlive, isJammed, isKilled, killAll, readyIn, unmark } from './runs.ts'
import { type BattleFrame, type Looking, otherSeat, type Playing } from './table.ts'
import { stackOf } from './zones.ts'

/** More than any ship has LP: beyond this a stronger shot is the same shot. */
const STRONGEST_SHOT = 1_000_000_000

/** SP-11.7 */
function effectiveAp(looking: Looking, card: number): number {
  const { table, kit } = looking
  const { ap, class: own } = kit.figures[kit.layout.face[card]]
  if (ap === 0) return 0
  const bonus = commandOf(looking, kit.layout.pool[card]).ap[own]
  return Math.min(STRONGEST_SHOT, (ap + bonus + table.plus[card]) * table.times[card])
}

// What is noted down while a class battle runs: one notebook for all of them.
const stacks: number[] = [0, 0]
const acting: boolean[] = [false, false]
const finished: boolean[] = [false, false]
/** Does the stack bring ships back? Only then must each ship know whether it is armed. */
const revives: boolean[] = [false, false]
const armed: number[][] = [[], []]
/** Places before this one hold no living ship, and will not: it only goes up, unless the stack brings ships back. */
const fronts: number[] = [0, 0]
const strikers: number[] = []
const strikes: Effect[] = []
const readies: number[] = []
/** Cards that were jammed completely when the fire began. */
const silenced: number[] = []
const shooters: number[] = [-1, -1]
const shots: number[] = [0, 0]
const strengths: number[] = [0, 0]

const NOTES: readonly unknown[][] = [
  ...[stacks, acting, finished, revives, armed[0], armed[1], fronts, strikers, strikes, readies, silenced],
  ...[shooters, shots, strengths],
]
let running = false

/** Both sides with the stack of their engaged class; a side whose class is spent is shot at and does nothing. */
export function classBattle(
  playing: Playing,
  battle: BattleFrame,
  classes: readonly number[],
  acts: readonly boolean[],
): void {
  // Whoever hears of a shot may foresee the rest of the battle before the next one falls: another battle, meanwhile.
  const kept = running ? NOTES.map((notes) => notes.slice()) : null
  running = true
  for (let seat = 0; seat < 2; seat++) {
    stacks[seat] = stackOf(seat, battle.fleets[seat], classes[seat])
    acting[seat] = acts[seat]
  }
  try {
    fightOut(playing, battle)
  } finally {
    if (kept === null) running = false
    else for (const [at, notes] of kept.entries()) NOTES[at].splice(0, NOTES[at].length, ...notes)
  }
}

function fightOut(playing: Playing, battle: BattleFrame): void {
  strikeFirst(playing, battle)
  fire(playing, battle)
  selfdestruct(playing)
  for (let seat = 0; seat < 2; seat++) {
    if (!revives[seat]) continue
    for (const card of playing.cards.zones[stacks[seat]]) unmark(playing.table.runs[card], ARMED)
  }
}

/** SP-11.1, stage P: who strikes is settled before anything is carried out. */
function strikeFirst(playing: Playing, battle: BattleFrame): void {
  if (strikers.length > 0) strikers.length = strikes.length = readies.length = 0
  if (acting[0]) listStrikes(playing, 0)
  const ofFirst = strikers.length
  if (acting[1]) listStrikes(playing, 1)
  for (let at = 0; at < strikers.length; at++) {
    const foe = at < ofFirst ? 1 : 0
    strike(playing, strikers[at], strikes[at], stacks[foe], battle.fleets[foe], readies[at], true)
  }
}

function listStrikes({ table, cards, kit }: Looking, seat: number): void {
  for (const card of cards.zones[stacks[seat]]) {
    const { preempt } = kit.figures[kit.layout.face[card]]
    if (preempt.length === 0) continue
    const ready = readyIn(table.runs[card])
    if (ready === 0) continue
    for (const effect of preempt) {
      strikers.push(card)
      strikes.push(effect)
      readies.push(ready)
    }
  }
}

/** SP-11.2 to SP-11.6, stage F: salvo by salvo, the cards in the same place of both stacks together. */
function fire(playing: Playing, battle: BattleFrame): void {
  let salvos = 0
  if (silenced.length > 0) silenced.length = 0
  for (let seat = 0; seat < 2; seat++) {
    finished[seat] = !acting[seat]
    revives[seat] = false
    fronts[seat] = 0
    listSilenced(playing, seat)
    if (acting[seat]) salvos = Math.max(salvos, armStack(playing, seat))
  }
  for (let salvo = 0; salvo < salvos; salvo++) {
    for (let seat = 0; seat < 2; seat++)
      if (!finished[seat] && isDown(playing, 1 - seat)) finished[seat] = true // SP-11.3
    if (finished[0] && finished[1]) return
    for (let seat = 0; seat < 2; seat++) supportOwn(playing, battle, seat, salvo)
    for (let seat = 0; seat < 2; seat++) aim(playing, seat, salvo)
    for (let seat = 0 as Seat; seat < 2; seat++) if (shooters[seat] >= 0) shoot(playing, battle, seat)
  }
}

/** The place of the first card with a living ship; behind the stack if there is none. */
function frontOf({ table, cards }: Looking, seat: number): number {
  const stack = cards.zones[stacks[seat]]
  let place = revives[seat] ? 0 : fronts[seat]
  while (place < stack.length && !isAlive(table.runs[stack[place]])) place++
  fronts[seat] = place
  return place
}

const isDown = (looking: Looking, seat: number): boolean =>
  frontOf(looking, seat) === looking.cards.zones[stacks[seat]].length

/** SP-11.4: every ready ship becomes armed, and stays so even if it is shot down. Answers the length of the stack. */
function armStack({ table, cards, kit }: Looking, seat: number): number {
  const stack = cards.zones[stacks[seat]]
  for (let place = 0; place < stack.length; place++) {
    armed[seat][place] = readyIn(table.runs[stack[place]])
    for (const { op } of kit.figures[kit.layout.face[stack[place]]].onOwn)
      if (op === 'reconstruct') revives[seat] = true
  }
  if (revives[seat]) for (const card of stack) arm(table.runs[card])
  return stack.length
}

const armedAt = ({ table }: Looking, seat: number, place: number, card: number): number =>
  revives[seat] ? armedIn(table.runs[card]) : armed[seat][place]

/** SP-11.5: first what a card does for its own side. */
function supportOwn(playing: Playing, battle: BattleFrame, seat: number, salvo: number): void {
  const { cards, kit } = playing
  const stack = cards.zones[stacks[seat]]
  if (finished[seat] || salvo >= stack.length) return
  const card = stack[salvo]
  const { onOwn } = kit.figures[kit.layout.face[card]]
  if (onOwn.length === 0) return
  const ships = armedAt(playing, seat, salvo, card)
  if (ships === 0) return
  for (const effect of onOwn) support(playing, card, effect, battle, stacks[seat], salvo, ships)
}

/** SP-11.5: who acts, and how strongly, is read for both sides before either is hit. */
function aim(playing: Playing, seat: number, salvo: number): void {
  const { cards } = playing
  const stack = cards.zones[stacks[seat]]
  shooters[seat] = -1
  if (finished[seat] || salvo >= stack.length) return
  const ships = armedAt(playing, seat, salvo, stack[salvo])
  if (ships === 0) return
  shooters[seat] = stack[salvo]
  shots[seat] = ships
  strengths[seat] = effectiveAp(playing, stack[salvo])
}

/** SP-11.5, SP-11.6: effects on enemies in printed order, then one shot for each armed ship. */
function shoot(playing: Playing, battle: BattleFrame, seat: Seat): void {
  const { table, cards, kit, tell } = playing
  const card = shooters[seat]
  const foe = otherSeat(seat)
  for (const effect of kit.figures[kit.layout.face[card]].onEnemy)
    strike(playing, card, effect, stacks[foe], battle.fleets[foe], shots[seat], false)
  const ap = strengths[seat]
  if (ap === 0) return
  const hits: Hit[] | null = tell ? [] : null
  let left = shots[seat]
  const targets = cards.zones[stacks[foe]]
  for (let place = frontOf(playing, foe); place < targets.length && left > 0; place++) {
    const target = targets[place]
    const runs = table.runs[target]
    const before = hits === null ? null : runs.slice()
    const unfired = fireAt(runs, left, ap)
    if (before !== null && unfired !== left)
      hits!.push({ ...openCard(playing, target), before, after: runs.slice() })
    left = unfired
  }
  if (tell)
    tell({
      kind: 'fired',
      ...openCard(playing, card),
      shots: shots[seat] - left,
      ap,
      unfired: left,
      hits: hits!,
    })
}

/** SP-12.12: of the cards with selfdestruction, those that lie still because none of their ships is ready. */
function listSilenced({ table, cards, kit }: Looking, seat: number): void {
  for (const card of cards.zones[stacks[seat]]) {
    if (!kit.figures[kit.layout.face[card]].selfdestruct) continue
    if (isJammed(table.runs[card]) && readyIn(table.runs[card]) === 0) silenced.push(card)
  }
}

/** SP-11.8, stage A: every card that was involved, whether it acted or not; SP-12.12: unless it was silenced. */
function selfdestruct(playing: Playing): void {
  const { table, cards, kit, tell } = playing
  for (let seat = 0; seat < 2; seat++) {
    for (const card of cards.zones[stacks[seat]]) {
      const runs = table.runs[card]
      if (!kit.figures[kit.layout.face[card]].selfdestruct || isKilled(runs)) continue
      // A ship brought back since then has had its turn.
      if (silenced.includes(card) && armedIn(runs) === 0) continue
      killAll(runs)
      tell?.({ kind: 'selfdestructed', ...openCard(playing, card) })
    }
  }
}
