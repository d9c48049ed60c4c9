// §4: what holds after every action, whatever is played
import { describe, expect, it } from 'vitest'
import { type Options, optionSchema } from '../rules/options.ts'
import { countFigures, isUp, partnerOf, type Table } from '../rules/table.ts'
import { DECK, handOf, LIMBO, rowOf } from '../rules/zones.ts'
import { randomGame } from './random-game.ts'
import { kitOf, scene } from './scene.ts'

const ROWS = [0, 1].flatMap((seat) => [0, 1, 2].map((place) => rowOf(seat, place)))

function check(table: Table): void {
  const kit = kitOf(table.options)
  const { cards, pending } = table
  const turn = pending[0]
  if (turn?.kind === 'turn' && turn.step === 'draw')
    expect([0, 1].map((seat) => cards.zones[handOf(seat)].length)).toEqual([5, 5])
  for (const zone of ROWS) {
    const row = cards.zones[zone]
    for (const [index, card] of row.entries()) {
      if (!kit.isFigure[card]) continue
      const revealed = table.revealed[cards.handle[card]]
      expect(revealed > 0).toBe(isUp(cards, card))
      expect(revealed).toBeLessThanOrEqual(table.turn)
      expect(table.placed[cards.handle[card]]).toBeLessThanOrEqual(table.turn)
      if (partnerOf(kit, row, index) !== 0) expect(isUp(cards, card)).toBe(true)
    }
    expect(kit.isFigure[row[0]] ?? true).toBe(true)
  }
  expect(pending.length === 0).toBe(table.result !== null)
  expect(cards.zones[LIMBO].length).toBe(pending.length === 2 ? 1 : 0)
  expect(pending.map(({ kind }) => kind)).toEqual(['turn', 'defence'].slice(0, pending.length))
  expect(table.turn).toBeLessThan(400)
}

describe('§4 Invariants', () => {
  const choices = optionSchema.rules
    .slice(0, 3)
    .flatMap(({ id, values }) => values.map((value) => ({ [id]: value })))

  it.each(choices)('hold through random games with %j', (options: Partial<Options>) => {
    for (let game = 0; game < 4; game++) {
      let deck = 99
      const end = randomGame(options, `invariants ${game}`, ({ table }) => {
        check(table)
        expect(table.cards.zones[DECK].length).toBeLessThanOrEqual(deck)
        deck = table.cards.zones[DECK].length
      })
      check(end)
    }
  })

  it('random play looks like the game it is (§10.8)', () => {
    const kinds = new Map<string, number>()
    let turns = 0
    const games = 40
    for (let game = 0; game < games; game++)
      turns += randomGame({}, `figures ${game}`, ({ action }) => {
        kinds.set(action.kind, (kinds.get(action.kind) ?? 0) + 1)
      }).turn
    expect(turns / games).toBeGreaterThan(45)
    expect(turns / games).toBeLessThan(90)
    for (const kind of ['place', 'attack', 'defend', 'turnUp', 'reinforce', 'couple', 'transfer'])
      expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(10)
  })
})

describe('work for one action is bounded', () => {
  it('the largest list: all figures ready at one place, every kind of card in hand', () => {
    const all = Array.from({ length: 24 }, (_, n) => `F${String(n + 1).padStart(2, '0')}`)
    const s = scene(`
      places Umaru Rauthak Dream
      1 A ${all.slice(0, 12).join(' ')} | B ${all.slice(12).join(' ')}
      A hand A01 A03 R03 R08 C01 T03
      B hand D01
    `)
    // Four attacks of 12 × 12 pairs, 12 figures to reinforce twice, 11 pairs, 24 journeys, six discards, the end.
    expect(s.choices('A').length).toBe(4 * 144 + 2 * 12 + 11 + 24 + 6 + 1)
  })

  it('the longest end: every figure face down, half of them unfit', () => {
    const all = Array.from({ length: 24 }, (_, n) => `F${String(n + 1).padStart(2, '0')}~`)
    const s = scene(
      `
      places Horon Rauthak Dream
      1 A F01~ R01 ${all.slice(1, 12).join(' ')} | B ${all.slice(12).join(' ')}
      deck none
      skips 1`,
      { existenceCheck: 'reveal' },
    ).play('A: .')
    const kit = kitOf(s.table.options)
    expect(s.happened('turnedUp').length).toBe(24)
    expect(s.happened('lost').length).toBe(9)
    expect([0, 1].map((seat) => countFigures(kit, s.table.cards.zones[rowOf(seat, 0)]))).toEqual([9, 6])
    expect(s.result).toBe('A 1:0')
  })
})
