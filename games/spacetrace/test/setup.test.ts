// Tables written down and laid: what could not lie there is refused with the reason
import { isRefusal } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { spacetrace } from '../rules/game.ts'
import { optionsOf, play, scene } from './scene.ts'

type Written = { players: Record<string, unknown>[]; pending: Record<string, unknown>[] } & Record<
  string,
  unknown
>

const written = (
  table = scene({ A: { base: 'fighter#5; cruiser#6', hand: 'crews' }, B: { base: 'patrol#7' } }),
): Written => JSON.parse(JSON.stringify(spacetrace.setup(table)))

function laid(change: (setup: Written) => void, table?: Parameters<typeof written>[0]): unknown {
  const setup = written(table)
  change(setup)
  return spacetrace.lay(setup)
}
const stack = (setup: Written, seat: number, fleet: string, name: string) =>
  (setup.players[seat][fleet] as Record<string, { card: string; copy: number; ships: string }[]>)[name]

describe('laying a table', () => {
  test('a few words are enough: the rest lies where it usually does', () => {
    const table = spacetrace.lay({ options: { mode: 'first' }, players: [{ base: { I: ['fighter'] } }] })
    expect(isRefusal(table)).toBe(false)
    expect(isRefusal(spacetrace.lay({}))).toBe(false)
  })

  test('what was written comes back, in the middle of a chain too', () => {
    const table = scene({
      A: { base: 'patrol#5', hand: 'scuttle; crews' },
      B: { base: 'fighter#6', hand: 'counter', mp: 50 },
    })
    for (const move of ['* scuttle', '@ fighter#6', '/ patrol#5', '+ crews']) {
      play(table, move)
      const setup = written(table)
      const again = spacetrace.lay(setup)
      expect(isRefusal(again), move).toBe(false)
      expect(JSON.parse(JSON.stringify(spacetrace.setup(again as typeof table)))).toEqual(setup)
    }
  })

  const faults: readonly [string, string, (setup: Written) => void][] = [
    ['a field that is none', 'shape', (setup) => (setup.weather = 'fine')],
    ['a seat that is none', 'shape', (setup) => (setup.active = 'C')],
    [
      'a card too many',
      'card',
      (setup) =>
        stack(setup, 0, 'base', 'III').push(
          { card: 'apollo', copy: 9, ships: '1x120' },
          { card: 'apollo', copy: 10, ships: '1x120' },
        ),
    ],
    ['a card that is none', 'card', (setup) => (setup.players[0].hand = ['starship'])],
    ['a card without a place', 'missing', (setup) => (setup.players[0].hand = [])],
    [
      'a ship in the stack of another class',
      'misplaced',
      (setup) => stack(setup, 0, 'base', 'II').push(stack(setup, 0, 'base', 'I').pop()!),
    ],
    ['too few ships', 'ships', (setup) => (stack(setup, 0, 'base', 'I')[0].ships = '99x1')],
    ['too many LP', 'ships', (setup) => (stack(setup, 0, 'base', 'I')[0].ships = '100x2')],
    ['runs that belong together', 'ships', (setup) => (stack(setup, 0, 'base', 'I')[0].ships = '50x1 50x1')],
    ['killed ships that live', 'ships', (setup) => (stack(setup, 0, 'base', 'I')[0].ships = '100x1k')],
    ['a wreck outside a battle', 'wreck', (setup) => (stack(setup, 0, 'base', 'I')[0].ships = '100x0')],
    [
      'an extra fleet without a Mothership',
      'extraFleet',
      (setup) => stack(setup, 0, 'extra', 'I').push(stack(setup, 0, 'base', 'I').pop()!),
    ],
    ['a commander nowhere', 'commander', (setup) => (setup.players[0].host = 5)],
    ['two copies with one number', 'copies', (setup) => (stack(setup, 0, 'base', 'I')[0].copy = 6)],
    ['a Base that has fallen', 'wreck', (setup) => (stack(setup, 0, 'base', 'IV')[0].ships = '1x0')],
    ['a result in the middle', 'over', (setup) => (setup.result = { winners: [0], scores: [1, 0] })],
    ['nothing pending', 'pending', (setup) => (setup.pending = [])],
    [
      'frames in no order',
      'pending',
      (setup) => (setup.pending = [{ kind: 'offer', seat: 'B' }, setup.pending[0]]),
    ],
    ['an offer nobody made', 'pending', (setup) => setup.pending.push({ kind: 'offer', seat: 'B' })],
    [
      'a trade without cards',
      'pending',
      (setup) => setup.pending.push({ kind: 'trade', seat: 'A', gain: 'mp', left: 3 }),
    ],
    [
      'a card announced that is not on the stage',
      'pending',
      (setup) =>
        setup.pending.push({ kind: 'play', seat: 'A', step: 'pay', card: 'fighter', target: 0, given: [] }),
    ],
    [
      'a turn that asks nobody',
      'pending',
      (setup) => (setup.pending = [{ kind: 'turn', seat: 'A', step: 'end' }]),
    ],
  ]
  test.each(faults)('%s is refused (%s)', (_, code, change) => {
    expect(laid(change)).toMatchObject({ refused: true, code: `spacetrace.table.${code}` })
  })

  test('a box that does not fit a deck dealt at random is refused', () => {
    const options = optionsOf({ mode: 'first', deckSource: 'random', deckA: 'usual', deckB: 'usual' })
    expect(spacetrace.lay({ options })).toMatchObject({ code: 'spacetrace.table.box', rule: 'SP-1.4' })
  })

  test('a battle that could not be, an attack nobody declared', () => {
    const battle = {
      kind: 'battle',
      seat: 'A',
      step: 'row',
      fleets: [0, 1],
      row: 1,
      spent: [0, 0],
      locked: [0, 0],
    }
    const attack = { kind: 'attack', seat: 'A', step: 'fight', joins: ['out', 'out'], battles: 1 }
    const window = { kind: 'window', seat: 'A', window: 'ready', next: 0, passes: 0 }
    const push =
      (...frames: object[]) =>
      (setup: Written) => {
        setup.attacked = true
        setup.pending.push(...(frames as Record<string, unknown>[]))
      }
    expect(laid(push(attack, battle, window))).toMatchObject({ code: 'spacetrace.table.pending' })
    expect(isRefusal(laid(push(attack, { ...battle, fleets: [0, 0] }, window)))).toBe(false)
    expect(laid((setup) => setup.pending.push(attack, { ...battle, fleets: [0, 0] }, window))).toMatchObject({
      code: 'spacetrace.table.pending',
    })
    expect(
      laid(push({ ...attack, battles: 0 }, { kind: 'order', seat: 'A', turn: 0, class: 1, placed: 0 })),
    ).toMatchObject({ refused: true })
  })
})
