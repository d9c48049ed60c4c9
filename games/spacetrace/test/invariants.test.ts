// What holds at every decision of random games, at every level and with every deck
import { readOptions } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { spacetrace } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import { type Options, optionSchema } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import { commanderOf, handOf, isStack, stageOf } from '../rules/zones.ts'
import { randomGame } from './random-game.ts'

const tables: readonly Partial<Options>[] = [
  { mode: 'first' },
  { mode: 'second' },
  { mode: 'full' },
  { mode: 'full', deckA: 'storm', deckB: 'shield', crossClassFire: 'repeat', targetLock: 'battle' },
  { mode: 'full', deckSource: 'random', crossClassFire: 'oneSided', commanderOnBase: false },
]
const optionsFor = (wish: Partial<Options>): Options => readOptions<Options>(optionSchema, wish) as Options

/** The first thing wrong with the table, or null. */
function fault(table: Table): string | null {
  const kit = kitOf(table.options)
  const fighting = table.pending.some(({ kind }) => kind === 'battle')
  for (const [zone, heap] of table.cards.zones.entries()) {
    for (const card of heap) {
      const { count, lp, kind } = kit.figures[kit.layout.face[card]]
      const runs = table.runs[card]
      if (!isStack(zone)) {
        if (runs.length > 0 || table.plus[card] !== 0 || table.times[card] !== 1)
          return 'a card out of play has ships'
        continue
      }
      let ships = 0
      let living = false
      for (let i = 0; i < runs.length; i += 3) {
        ships += runs[i]
        living ||= runs[i + 1] > 0
        if (runs[i] < 1 || runs[i + 1] < 0 || runs[i + 1] > lp || runs[i + 2] & 4) return `runs ${runs}`
        if (!fighting && runs[i + 2] & 1) return 'jammed outside a battle'
      }
      if (ships !== count) return `${ships} ships of ${count}`
      if (!living && !fighting && kind !== 0) return 'a wreck outside a battle'
    }
  }
  for (const seat of [0, 1]) {
    if (table.mp[seat] < 0) return 'debts'
    if ((table.hosts[seat] !== 0) !== table.cards.zones[commanderOf(seat)].length > 0)
      return 'a commander without a ship'
    const hand = table.cards.zones[handOf(seat)].map((card) => kit.layout.face[card])
    if (hand.some((face, at) => at > 0 && hand[at - 1] > face)) return 'a hand out of order'
  }
  let waiting = 0
  for (const frame of table.pending) {
    if (frame.kind === 'chain') waiting += frame.items.length
    if (frame.kind === 'play') waiting++
  }
  if (waiting !== table.cards.zones[stageOf(0)].length + table.cards.zones[stageOf(1)].length)
    return 'the stage'
  return null
}

describe('invariants', () => {
  test.each(tables)('hold in random games of %o', (wish) => {
    for (let game = 0; game < 12; game++) {
      let longest = 0
      const table = randomGame(optionsFor(wish), `invariants ${game}`, ({ table: before, actions }) => {
        const wrong = fault(before)
        if (wrong) throw new Error(`game ${game}: ${wrong}`)
        longest = Math.max(longest, actions.length)
      })
      expect(table.result).not.toBeNull()
      // §5.4: never more options than cards in hand and in play, and a few.
      expect(longest).toBeLessThan(40)
    }
  })

  test('the turns are bounded: libraries run out, and the endgame is capped', () => {
    for (let game = 0; game < 20; game++) {
      const table = randomGame(
        optionsFor({ mode: 'full', endgameTurnCap: 10 }),
        `long ${game}`,
        () => undefined,
      )
      expect(table.turn).toBeLessThanOrEqual(2 * Math.ceil((40 - 4) / 2) + 10)
    }
  })

  test('a table saved in the middle of anything goes on alike', () => {
    let saved = 0
    randomGame(optionsFor({ mode: 'full' }), 'saved', ({ table, seat, actions }) => {
      const again = JSON.parse(JSON.stringify(table)) as Table
      expect(spacetrace.actionsAt(again, seat).map(spacetrace.write)).toEqual(actions.map(spacetrace.write))
      saved++
    })
    expect(saved).toBeGreaterThan(30)
  })
})
