import { describe, expect, test } from 'vitest'
import { forecast } from '../rules/forecast.ts'
import { spacetrace } from '../rules/game.ts'
import type { View } from '../rules/view.ts'
import { stackOf } from '../rules/zones.ts'
import { attack, play, scene, watch } from './scene.ts'

const ships = (view: View): string => JSON.stringify([view.ships, view.result])

describe('the battle preview', () => {
  const sides = {
    A: { base: 'fighter; destroyer; heavycruiser' },
    B: { base: 'cruiser', extra: 'patrol; mothership' },
  }

  test('tells what an attack does when nobody interferes', () => {
    const table = scene(sides)
    const foretold = forecast(spacetrace.view(table, 0))
    attack(table)
    expect(ships(foretold.after)).toBe(ships(spacetrace.view(table, 0)))
  })

  test('may be asked for at every shot of a battle, which goes on as if nobody had asked', () => {
    const [asked, unasked] = [scene(sides), scene(sides)]
    const told = play(unasked, '!', 'x after')
    const heard = watch(asked, ['!', 'x after'], () => forecast(spacetrace.view(asked, 0)))
    expect(heard).toEqual(told)
    expect(asked).toEqual(unasked)
  })

  test('with the extra fleets joining as said', () => {
    const table = scene(sides)
    const { events } = forecast(spacetrace.view(table, 0), ['out', 'before'])
    expect(events.filter(({ kind }) => kind === 'battle')).toHaveLength(2)
  })

  test('is the same from every chair, and changes nothing', () => {
    const table = scene({ ...sides, A: { ...sides.A, hand: 'overdrive; crews', mp: 80 } })
    const before = JSON.stringify(table)
    const [one, two] = ([0, 1] as const).map((viewer) =>
      ships(forecast(spacetrace.view(table, viewer)).after),
    )
    expect(one).toBe(two)
    expect(JSON.stringify(table)).toBe(before)
  })

  test('goes on from the middle of a battle', () => {
    const table = scene({ ...sides, A: { ...sides.A, hand: 'crews' } })
    play(table, '!', 'x out', '.')
    const foretold = forecast(spacetrace.view(table, 0))
    while (table.pending.length > 1) play(table, '.')
    expect(ships(foretold.after)).toBe(ships(spacetrace.view(table, 0)))
  })

  test('shows a Base that falls', () => {
    const table = scene({ A: { base: 'battleship' }, B: { base: 'base 1x200' } })
    const { after } = forecast(spacetrace.view(table, 0))
    expect(after.result?.winners).toEqual([0])
    expect(after.ships[stackOf(1, 0, 4)][0].runs).toMatchObject([{ lp: 0 }])
  })
})
