import { randomFrom, readOptions, seedFrom } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { spacetrace } from '../rules/game.ts'
import { type Options, optionSchema } from '../rules/options.ts'
import { scene } from '../test/scene.ts'
import { spacetraceMind } from './index.ts'

const chance = (setting: Parameters<typeof scene>[0]): number => spacetraceMind.evaluate(scene(setting))[0]

describe('what the bot knows', () => {
  test('equal sides have chances that add up to one, and equal ones but for whose turn it is', () => {
    const table = spacetrace.deal(
      readOptions<Options>(optionSchema, { mode: 'full', deckA: 'storm', deckB: 'storm' }) as Options,
      randomFrom(seedFrom('mind')),
    )
    const [a, b] = spacetraceMind.evaluate(table)
    expect(a + b).toBeCloseTo(1)
    const [onTurn, waiting] = [chance({}), chance({ active: 'B' })]
    expect(onTurn + waiting).toBeCloseTo(1)
    expect(onTurn).toBeGreaterThan(0.5)
    expect(onTurn).toBeLessThan(0.6)
  })

  test('ships in play, the own Base and enemy wrecks are good', () => {
    expect(chance({ A: { base: 'fighter' } })).toBeGreaterThan(chance({}))
    expect(chance({ A: { base: 'base 1x600' } })).toBeLessThan(chance({}))
    expect(chance({ B: { discard: 'battleship' } })).toBeGreaterThan(chance({}))
  })

  test('lists are short: it thinks about every action', () => {
    const view = spacetrace.view(scene({ A: { hand: 'crews; patrol; convoy' } }), 0)
    const actions = spacetrace.actions(view)
    expect(spacetraceMind.propose(view, actions, randomFrom(seedFrom('x')).stream('x'))).toEqual(actions)
  })
})
