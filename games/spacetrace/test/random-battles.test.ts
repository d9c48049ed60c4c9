// §4.4: the aggregate battle against one fought ship by ship, over random fleets with abilities
import { isRefusal, newCards } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import type { Ability } from '../cards/index.ts'
import { fightRow } from '../rules/battle.ts'
import { emptyTable } from '../rules/deal.ts'
import { BASE, COMMANDER } from '../rules/figures.ts'
import { classesAlive } from '../rules/fleets.ts'
import { type Kit, kitOf } from '../rules/kit.ts'
import { JAMMED, KILLED, NO_RUNS, type Runs } from '../rules/runs.ts'
import type { BattleFrame, Fleet, Playing, ShipClass, Table } from '../rules/table.ts'
import { commanderOf, stackOf } from '../rules/zones.ts'
import { addShips, type ShipWish } from './custom-set.ts'
import { type RefCard, type RefShip, type RefSide, referenceRow } from './reference.ts'
import { optionsOf } from './scene.ts'

/** xorshift32: quick, and always the same. */
class Dice {
  constructor(private state: number) {}
  below(n: number): number {
    this.state ^= this.state << 13
    this.state ^= this.state >>> 17
    this.state ^= this.state << 5
    return (this.state >>> 0) % n
  }
  from(least: number, most: number): number {
    return least + this.below(most - least + 1)
  }
}

function someEffect(dice: Dice, preempt: boolean): Ability['do'][number] {
  const per = dice.below(3) === 0 ? { per: 'ship' as const } : {}
  const ships = dice.below(8) === 0 ? ('all' as const) : dice.from(1, 6)
  const classes = dice.below(3) === 0 ? { classes: [dice.from(1, 4) as ShipClass] } : {}
  const kind = dice.below(preempt ? 4 : 8)
  if (kind === 0) return { op: 'damage', amount: dice.from(1, 4), ships, ...per }
  if (kind === 1) return { op: 'destroy', ships, ...per }
  if (kind === 2) return { op: 'kill', ships, ...per }
  if (kind === 3 && preempt) return { op: 'jam', ships, ...per }
  if (kind <= 4) return { op: 'reconstruct', ships: dice.from(1, 6), ...per, ...classes }
  if (kind === 5) return { op: 'damageBase', amount: dice.from(1, 60) }
  if (kind === 6) return { op: 'repair', cards: dice.from(1, 3), ...classes }
  const boost = dice.below(2) === 0 ? { times: dice.from(2, 3) } : { add: dice.from(1, 4) }
  return { op: 'boost', cards: dice.from(1, 2), ...boost, ...classes }
}

const someShip = (dice: Dice, at: number): ShipWish => ({
  id: `s${at}`.replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)]),
  class: dice.from(1, 4) as ShipClass,
  count: dice.from(1, 7),
  ap: dice.below(4) === 0 ? 0 : dice.from(1, 9),
  lp: dice.from(1, 9),
  selfdestruct: dice.below(6) === 0,
  copies: 2,
  abilities: Array.from({ length: dice.below(3) }, () => {
    const preempt = dice.below(2) === 0
    return {
      when: preempt ? 'preempt' : 'turn',
      do: Array.from({ length: dice.from(1, 2) }, () => someEffect(dice, preempt)),
    } as Ability
  }),
})

function damaged(dice: Dice, count: number, lp: number): Runs {
  if (dice.below(3) > 0) return [count, lp, 0]
  const ships = Array.from({ length: count }, () => ({ lp: dice.below(lp + 1), killed: dice.below(5) === 0 }))
  const runs: Runs = []
  for (const ship of ships) {
    const marks = ship.lp === 0 && ship.killed ? KILLED : 0
    if (runs.at(-2) === ship.lp && runs.at(-1) === marks) runs[runs.length - 3]++
    else runs.push(1, ship.lp, marks)
  }
  return runs
}

const shipsOf = (runs: Runs): RefShip[] => {
  const ships: RefShip[] = []
  for (let i = 0; i < runs.length; i += 3)
    for (let n = 0; n < runs[i]; n++)
      ships.push({
        lp: runs[i + 1],
        jammed: (runs[i + 2] & JAMMED) !== 0,
        killed: (runs[i + 2] & KILLED) !== 0,
        armed: (runs[i + 2] & ~(JAMMED | KILLED)) !== 0,
      })
  return ships
}

/** Ships by class, commanders, and the Base of one seat, as card numbers. */
function stockOf(kit: Kit, seat: number): { ships: number[]; commanders: number[] } {
  const own = [...kit.layout.face.keys()].filter((card) => kit.layout.pool[card] === seat)
  const figures = (card: number) => kit.figures[kit.layout.face[card]]
  return {
    ships: own.filter(
      (card) =>
        figures(card).count > 0 &&
        figures(card).kind !== BASE &&
        figures(card).count <= 7 &&
        figures(card).id.startsWith('s') &&
        figures(card).card.source === 'own' &&
        figures(card).cost === 10,
    ),
    commanders: own.filter((card) => figures(card).kind === COMMANDER),
  }
}

function layFleet(
  table: Table,
  kit: Kit,
  dice: Dice,
  seat: number,
  fleet: Fleet,
  stock: ReturnType<typeof stockOf>,
): void {
  for (let zone = seat * 15; zone < seat * 15 + 15; zone++) table.cards.zones[zone].length = 0
  const size = dice.from(0, 8)
  for (let at = 0; at < size; at++) {
    const card = stock.ships[dice.below(stock.ships.length)]
    const { class: own, count, lp } = kit.figures[kit.layout.face[card]]
    const stack = table.cards.zones[stackOf(seat, fleet, own)]
    if (stack.includes(card)) continue
    stack.push(card)
    table.runs[card] = damaged(dice, count, lp)
    table.plus[card] = dice.below(8) === 0 ? 1 : 0
    table.times[card] = 1
  }
  const base = kit.bases[seat]
  const stack = table.cards.zones[stackOf(seat, 0, 4)]
  stack.splice(dice.below(stack.length + 1), 0, base)
  table.runs[base] = [1, dice.from(1, 400), 0]
  if (dice.below(3) === 0)
    table.cards.zones[commanderOf(seat)].push(stock.commanders[dice.below(stock.commanders.length)])
}

function referenceOf(table: Table, kit: Kit, seat: number, fleet: Fleet): RefSide {
  const refCard = (card: number): RefCard => ({
    figures: kit.figures[kit.layout.face[card]],
    ships: shipsOf(table.runs[card]),
    isBase: card === kit.bases[seat],
    plus: table.plus[card],
    times: table.times[card],
    silenced: false,
  })
  const stacks = [
    [],
    ...[1, 2, 3, 4].map((each) => table.cards.zones[stackOf(seat, fleet, each)].map(refCard)),
  ]
  const [commander] = table.cards.zones[commanderOf(seat)]
  const card = commander === undefined ? null : kit.figures[kit.layout.face[commander]].card
  const auras = card?.type === 'commander' ? card.auras : []
  const bonus = [0, 1, 2, 3, 4].map((each) =>
    auras.reduce(
      (sum, aura) =>
        aura.op === 'auraAp' && aura.classes.includes(each as ShipClass) ? sum + aura.plus : sum,
      0,
    ),
  )
  const jamproof = auras.flatMap((aura) => (aura.op === 'auraJamproof' ? aura.classes : []))
  return { stacks, base: stacks[4].find(({ isBase }) => isBase) ?? null, bonus, jamproof, spent: new Set() }
}

/** What differs between the two, or nothing. */
function difference(
  table: Table,
  kit: Kit,
  fleets: readonly Fleet[],
  sides: readonly RefSide[],
): string | null {
  for (const seat of [0, 1]) {
    for (const each of [1, 2, 3, 4]) {
      const stack = table.cards.zones[stackOf(seat, fleets[seat], each)]
      for (const [place, card] of stack.entries()) {
        const wanted = sides[seat].stacks[each][place]
        const found = shipsOf(table.runs[card])
        const same =
          found.length === wanted.ships.length &&
          found.every((ship, at) => {
            const other = wanted.ships[at]
            return (
              ship.lp === other.lp &&
              ship.jammed === other.jammed &&
              ship.killed === other.killed &&
              ship.armed === other.armed
            )
          })
        if (!same || table.plus[card] !== wanted.plus || table.times[card] !== wanted.times)
          return `${'AB'[seat]} ${kit.figures[kit.layout.face[card]].id}: ${JSON.stringify(table.runs[card])}, by ships ${JSON.stringify(wanted.ships)}`
      }
    }
  }
  return null
}

const isCanonical = (runs: Runs): boolean => {
  for (let i = 0; i < runs.length; i += 3)
    if (runs[i] < 1 || (i > 0 && runs[i - 2] === runs[i + 1] && runs[i - 1] === runs[i + 2])) return false
  return true
}

const BATTLES = 100_000
const SETS = 8

describe('random battles', () => {
  test.each(Array.from({ length: SETS }, (_, at) => at))(
    'SP-10.2, SP-11.9: as fought ship by ship, set %i',
    (at) => {
      const dice = new Dice(0x9e3779b9 + at * 7919)
      const set = `random${'abcdefgh'[at]}`
      addShips(
        set,
        Array.from({ length: 60 }, (_, ship) => someShip(dice, ship)),
      )
      const rules = {
        cards: set,
        crossClassFire: ['return', 'return', 'oneSided', 'repeat'][at % 4],
        targetLock: at % 3 === 2 ? 'battle' : 'row',
      } as const
      const kit = kitOf(optionsOf(rules as Parameters<typeof optionsOf>[0]))
      const table = emptyTable(kit, newCards(kit.layout))
      const stock = [stockOf(kit, 0), stockOf(kit, 1)]
      const random = { stream: () => dice as never, drawn: 0 }
      const playing: Playing = { table, cards: table.cards, kit, random, tell: undefined }
      let rows = 0
      for (let battle = 0; battle < BATTLES / SETS; battle++) {
        const fleets: Fleet[] = [dice.below(4) === 0 ? 1 : 0, dice.below(4) === 0 ? 1 : 0]
        for (const seat of [0, 1]) layFleet(table, kit, dice, seat, fleets[seat], stock[seat])
        const sides = [0, 1].map((seat) => referenceOf(table, kit, seat, fleets[seat]))
        const locked = [0, 1].map((seat) => classesAlive(playing, seat, fleets[seat]))
        const lockedClasses = locked.map((bits) => [1, 2, 3, 4].filter((each) => bits & (1 << each)))
        const frame: BattleFrame = {
          kind: 'battle',
          seat: 0,
          step: 'row',
          fleets,
          row: 1,
          spent: [0, 0],
          locked,
        }
        for (const row of [1, 2, 3, 4] as const) {
          const fought = fightRow(playing, frame, row)
          if (fought !== referenceRow(sides, row, kit.options, lockedClasses))
            throw new Error(`battle ${battle} row ${row}`)
          if (!fought) continue
          rows++
          const wrong = difference(table, kit, fleets, sides)
          if (wrong) throw new Error(`battle ${battle} row ${row}: ${wrong}`)
        }
        for (const seat of [0, 1]) {
          for (const each of [1, 2, 3, 4]) {
            for (const card of table.cards.zones[stackOf(seat, fleets[seat], each)]) {
              if (!isCanonical(table.runs[card])) throw new Error(`battle ${battle}: ${table.runs[card]}`)
              table.runs[card] = NO_RUNS
            }
          }
        }
      }
      expect(rows).toBeGreaterThan(BATTLES / SETS)
    },
  )

  test('the sets are real ones: each is read from a file', () => {
    expect(isRefusal(addShips('once', []))).toBe(false)
  })
})
