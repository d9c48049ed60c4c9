// SF-6 Effects: one table says what each may be applied to and what it does
import type { Seat } from '@sternentisch/kernel'
import { type Action, PASS } from './action.ts'
import { pivot, relocate, remove, roll, sourceNamed } from './boards.ts'
import { hitTop } from './damage.ts'
import { drawTo } from './supply.ts'
import type { Effect } from './symbols.ts'
import { effectOf, type Frame, frame, halfOf, other, type Playing } from './table.ts'
import {
  barrelRolls,
  destructions,
  fighterHits,
  frees,
  horizontals,
  noTarget,
  pivots,
  type Several,
  type Sizes,
  severalCards,
  severalFrees,
  severalHorizontals,
  type Targets,
  verticals,
} from './targets.ts'
import { asideOf, sectorOf } from './zones.ts'

interface EffectRule {
  /** Does it ask its controller for something? */
  readonly aims: boolean
  readonly targets: Targets
  /** Mostly there are several, and the list need not be made to know that there is a choice. */
  readonly several?: Several
  /** `seat` controls the effect; `target` is one of its targets. */
  carryOut(playing: Playing, seat: Seat, target: Action): void
}

const zoneOf = (target: Action): number => sectorOf(target.seat, target.sector)

const RULES: readonly EffectRule[] = [
  { aims: false, targets: noTarget, carryOut: () => {} },
  { aims: false, targets: noTarget, carryOut: draw },
  { aims: true, targets: horizontals, several: severalHorizontals, carryOut: moveTo },
  {
    // SF-6.22
    aims: true,
    targets: verticals,
    several: severalCards,
    carryOut: (playing, seat, target) =>
      relocate(playing, zoneOf(target), target.place, zoneOf(target), seat),
  },
  { aims: true, targets: frees, several: severalFrees, carryOut: moveTo },
  {
    aims: true,
    targets: pivots,
    several: severalCards,
    carryOut: (playing, seat, target) => pivot(playing, zoneOf(target), target.place, seat),
  },
  {
    // SF-6.25
    aims: true,
    targets: destructions,
    several: severalCards,
    carryOut: (playing, _, target) => remove(playing, zoneOf(target), target.place, 'effect'),
  },
  { aims: false, targets: noTarget, carryOut: (playing, seat) => hitCruiser(playing, other(seat)) }, // SF-6.26
  { aims: false, targets: noTarget, carryOut: (playing, seat) => hitCruiser(playing, seat) }, // SF-6.27
  {
    aims: true,
    targets: barrelRolls,
    several: severalCards,
    carryOut: (playing, seat, target) => roll(playing, zoneOf(target), target.place, seat),
  },
  { aims: true, targets: fighterHits, carryOut: (playing, _, target) => hitTop(playing, zoneOf(target)) }, // SF-6.29
]

/** SF-6.21, SF-6.23 */
function moveTo(playing: Playing, seat: Seat, target: Action): void {
  relocate(playing, zoneOf(target), target.place, sectorOf(target.seat, target.to), seat)
}

/** SF-6.20: laid aside unseen until the next round. */
function draw(playing: Playing, seat: Seat): void {
  const drawn = drawTo(playing, seat, asideOf(seat))
  playing.tell?.({ kind: 'aside', seat, drawn })
}

function hitCruiser({ table, tell }: Playing, seat: Seat): void {
  table.hull[seat]--
  table.acted = true
  tell?.({ kind: 'hull', seat, lost: 1, hull: table.hull[seat], by: 'effect', sector: -1 })
}

export const targetsOf = (effect: Effect): Targets => RULES[effect].targets
export const aims = (effect: Effect): boolean => RULES[effect].aims

/** SF-6.6: two effects wait for their controller's choice; the last one is carried out by itself. */
export function advanceEffects({ table }: Playing, group: Frame): boolean {
  if (group.second !== 0) return true
  if (group.first === 0) table.pending.pop()
  else group.kind = 'effect'
  return false
}

/** SF-6.6 */
export function takeFirst({ table }: Playing, group: Frame, half: number): void {
  const chosen = halfOf(group.first) === half ? group.first : group.second
  group.first = chosen === group.first ? group.second : group.first
  group.second = 0
  table.pending.push(frame('effect', group.seat, '', -1, 0, chosen))
}

/** SF-6.4: without a choice it is carried out, without a target it does nothing. */
export function advanceEffect(playing: Playing, frame: Frame): boolean {
  const effect = effectOf(frame.first)
  if (!aims(effect)) {
    begin(playing, frame, true)
    RULES[effect].carryOut(playing, frame.seat, PASS)
    return false
  }
  const sizes = sizesOf(playing)
  const room = roomOf(playing)
  if (RULES[effect].several?.(playing.kit, sizes, room)) return true
  const targets = RULES[effect].targets(playing.kit, sizes, room)
  if (targets.length > 1) return true
  begin(playing, frame, targets.length > 0)
  if (targets.length === 1) RULES[effect].carryOut(playing, frame.seat, targets[0])
  return false
}

/** The controller has chosen. */
export function aim(playing: Playing, frame: Frame, target: Action): void {
  begin(playing, frame, true)
  RULES[effectOf(frame.first)].carryOut(playing, frame.seat, target)
}

/** The frame goes before the effect takes place: what that reveals comes on top of what waited before. */
function begin(playing: Playing, { seat, first }: Frame, possible: boolean): void {
  const { table, tell } = playing
  table.pending.pop()
  if (possible) table.chain++
  tell?.({ kind: 'effect', seat, ...sourceNamed(playing, first), possible, chain: table.chain })
}

const SIZES = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

/** One list for all: it is filled anew each time and kept by nobody. */
function sizesOf({ cards }: Pick<Playing, 'cards'>): Sizes {
  for (let zone = 0; zone < 10; zone++) SIZES[zone] = cards.zones[zone].length
  return SIZES
}

const ROOM = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]

export function roomOf({ table, kit }: Pick<Playing, 'table' | 'kit'>): Sizes {
  for (let seat = 0; seat < 2; seat++) {
    const { slots } = kit.ships[table.cruisers[seat]]
    for (let sector = 0; sector < 5; sector++) ROOM[seat * 5 + sector] = slots[sector]
  }
  return ROOM
}
