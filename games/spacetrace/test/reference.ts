// The battle ship by ship, as plainly as SP-10 to SP-12 say it. Slow, and written without a look at the real one.
import type { Effect, Figures } from '../rules/figures.ts'
import type { Options } from '../rules/options.ts'

export interface RefShip {
  lp: number
  jammed: boolean
  killed: boolean
  armed: boolean
}

export interface RefCard {
  readonly figures: Figures
  readonly ships: RefShip[]
  readonly isBase: boolean
  plus: number
  times: number
  /** No ship of it was ready when the fire began, because they are jammed. */
  silenced: boolean
}

export interface RefSide {
  /** Class 1 to 4 → cards, front first. */
  readonly stacks: RefCard[][]
  /** The own Base, if this is the fleet it stands in. */
  readonly base: RefCard | null
  /** Class → AP bonus of the commander; classes that cannot be jammed. */
  readonly bonus: readonly number[]
  readonly jamproof: readonly number[]
  readonly spent: Set<number>
}

const lives = ({ lp }: RefShip): boolean => lp > 0
const hasLiving = (stack: readonly RefCard[]): boolean => stack.some((card) => card.ships.some(lives))
const count = (card: RefCard, fits: (ship: RefShip) => boolean): number => card.ships.filter(fits).length
const isReady = (ship: RefShip): boolean => ship.lp > 0 && !ship.jammed

function shotAt(stack: readonly RefCard[], ap: number): boolean {
  for (const card of stack) {
    for (const ship of card.ships) {
      if (ship.lp <= 0) continue
      ship.lp = Math.max(0, ship.lp - ap)
      return true
    }
  }
  return false
}

function onEnemy(effect: Effect, foe: RefSide, engaged: number, ships: number): void {
  if (effect.op === 'damageBase') {
    if (foe.base) foe.base.ships[0].lp = Math.max(0, foe.base.ships[0].lp - effect.amount)
    return
  }
  let left = effect.perShip ? effect.ships * ships : effect.ships
  for (const card of foe.stacks[engaged]) {
    for (const ship of card.ships) {
      if (left === 0) return
      if (ship.lp <= 0) continue
      if (effect.op === 'damage') ship.lp = Math.max(0, ship.lp - effect.amount)
      else if (effect.op === 'jam') {
        if (ship.jammed || foe.jamproof.includes(engaged)) continue
        ship.jammed = true
      } else {
        if (card.isBase) continue
        ship.lp = 0
        if (effect.op === 'kill') ship.killed = true
      }
      left--
    }
  }
}

function onOwn(effect: Effect, side: RefSide, engaged: number, salvo: number, ships: number): void {
  const behind = side.stacks[engaged].slice(salvo + 1)
  const higher = [1, 2, 3, 4]
    .filter((each) => each > engaged && !side.spent.has(each))
    .flatMap((each) => side.stacks[each])
  const following = [...behind, ...higher].filter(
    (card) => !card.isBase && (effect.classes & (1 << card.figures.class)) !== 0,
  )
  if (effect.op === 'reconstruct') {
    let left = effect.ships * (effect.perShip ? ships : 1)
    for (const card of following) {
      for (const ship of card.ships) {
        if (left === 0 || ship.lp > 0 || ship.killed) continue
        ship.lp = 1
        if (!ship.jammed && behind.includes(card)) ship.armed = true
        left--
      }
    }
    return
  }
  for (const card of following.slice(0, effect.cards)) {
    if (effect.op === 'repair') {
      for (const ship of card.ships) if (ship.lp > 0) ship.lp = card.figures.lp
    } else {
      card.plus += effect.add
      card.times *= effect.times
    }
  }
}

function apOf(card: RefCard, side: RefSide): number {
  return card.figures.ap === 0
    ? 0
    : (card.figures.ap + side.bonus[card.figures.class] + card.plus) * card.times
}

function classBattle(sides: readonly RefSide[], engaged: readonly number[], acts: readonly boolean[]): void {
  const stackOf = (at: number): RefCard[] => sides[at].stacks[engaged[at]]
  const strikes = [0, 1].map((at) =>
    acts[at]
      ? stackOf(at).flatMap((card) => {
          const ready = count(card, isReady)
          return ready > 0 ? card.figures.preempt.map((effect) => ({ card, effect, ready })) : []
        })
      : [],
  )
  for (const at of [0, 1]) {
    for (const { effect, ready } of strikes[at]) onEnemy(effect, sides[1 - at], engaged[1 - at], ready)
  }
  for (const at of [0, 1]) {
    for (const card of stackOf(at)) {
      card.silenced = card.ships.some(({ jammed }) => jammed) && !card.ships.some(isReady)
      for (const ship of card.ships) ship.armed = acts[at] && isReady(ship)
    }
  }
  const finished = [!acts[0], !acts[1]]
  const salvos = Math.max(...[0, 1].map((at) => (acts[at] ? stackOf(at).length : 0)))
  for (let salvo = 0; salvo < salvos; salvo++) {
    for (const at of [0, 1]) if (!hasLiving(stackOf(1 - at))) finished[at] = true
    const turns = [0, 1].filter((at) => !finished[at] && salvo < stackOf(at).length)
    for (const at of turns) {
      const card = stackOf(at)[salvo]
      const armed = count(card, (ship) => ship.armed)
      if (armed > 0)
        for (const effect of card.figures.onOwn) onOwn(effect, sides[at], engaged[at], salvo, armed)
    }
    const shooting = turns
      .map((at) => ({ at, card: stackOf(at)[salvo] }))
      .map(({ at, card }) => ({
        at,
        card,
        armed: count(card, (ship) => ship.armed),
        ap: apOf(card, sides[at]),
      }))
      .filter(({ armed }) => armed > 0)
    for (const { at, card, armed, ap } of shooting) {
      for (const effect of card.figures.onEnemy) onEnemy(effect, sides[1 - at], engaged[1 - at], armed)
      for (let shot = 0; shot < armed && ap > 0; shot++) if (!shotAt(stackOf(1 - at), ap)) break
    }
  }
  for (const at of [0, 1]) {
    for (const card of stackOf(at)) {
      const silent = card.silenced && !card.ships.some(({ armed }) => armed)
      if (card.figures.selfdestruct && !silent) {
        for (const ship of card.ships) {
          ship.lp = 0
          ship.killed = true
        }
      }
      for (const ship of card.ships) ship.armed = false
    }
  }
}

/** SP-10: one row; `locked` are the classes present when the battle began. Answers whether it took place. */
export function referenceRow(
  sides: readonly RefSide[],
  row: number,
  options: Pick<Options, 'crossClassFire' | 'targetLock'>,
  locked: readonly (readonly number[])[],
): boolean {
  const present = sides.map((side, at) =>
    options.targetLock === 'battle'
      ? locked[at]
      : [1, 2, 3, 4].filter((each) => hasLiving(side.stacks[each])),
  )
  if (!present.some((classes) => classes.includes(row))) return false
  const engaged = present.map((classes) => classes.find((each) => each >= row) ?? 0)
  if (engaged.includes(0)) return false
  const acts = sides.map(({ spent }, at) => {
    if (options.crossClassFire === 'oneSided') return engaged[at] === row
    return options.crossClassFire === 'repeat' || !spent.has(engaged[at])
  })
  for (const at of [0, 1]) if (acts[at]) sides[at].spent.add(engaged[at])
  if (!acts.includes(true)) return false
  classBattle(sides, engaged, acts)
  return true
}
