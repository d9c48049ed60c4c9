// Arrow keys on every board: everything is reached by them, and to the left and right nothing but the row.
import { games } from '@sternentisch/games/shelf'
import { describe, expect, it } from 'vitest'
import { bot, person, sitDown } from './at-table.ts'
import { house } from './house.ts'
import { matchOf } from './play-any.ts'

const { open } = house()
const PLAYERS = [person('Ada'), bot('Vega')]

/** Runs in the page: presses every arrow at every spot. */
function pressAll(): {
  readonly reached: number
  readonly spots: number
  readonly stops: number
  readonly leaps: string[]
} {
  const spots = [...document.querySelectorAll<HTMLElement>('[data-spot]')].filter((spot) =>
    spot.checkVisibility(),
  )
  const stops = spots.filter(
    ({ tabIndex, dataset }) => tabIndex === 0 && dataset.decides === undefined,
  ).length
  const after = (spot: HTMLElement, key: string): HTMLElement => {
    spot.focus()
    spot.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    return document.activeElement as HTMLElement
  }
  const leaps: string[] = []
  const ways = new Map(
    spots.map((spot) => {
      const sides = ['ArrowLeft', 'ArrowRight'].map((key) => after(spot, key))
      for (const next of sides) {
        const [a, b] = [spot, next].map((each) => each.getBoundingClientRect())
        const sameRow = a.top < b.bottom && b.top < a.bottom
        if (!sameRow && spot.closest('[data-region]') !== next.closest('[data-region]'))
          leaps.push(`${spot.getAttribute('aria-label')} → ${next.getAttribute('aria-label')}`)
      }
      return [spot, [...sides, ...['ArrowUp', 'ArrowDown'].map((key) => after(spot, key))]] as const
    }),
  )
  const reached = new Set(spots.slice(0, 1))
  for (const spot of reached) for (const next of ways.get(spot) ?? []) reached.add(next)
  return { reached: spots.filter((spot) => reached.has(spot)).length, spots: spots.length, stops, leaps }
}

describe.each(games.map(({ id }) => id))('arrow keys at a table of %s', (game) => {
  it.each([
    [360, 740],
    [1440, 900],
  ])('reach everything, row by row: %i × %i', async (...size) => {
    for (const moves of [12, 40]) {
      const match = matchOf(game, ['Ada', 'Vega'], moves)
      for (let [seat] = match.deciding(); seat !== 0 && match.result === null; [seat] = match.deciding())
        match.play(seat, match.moves(seat)[0])
      // A short match is over by then.
      if (match.result !== null) continue
      const page = await open('#/', { size })
      await sitDown(page, match, PLAYERS)
      await page.locator('[data-spot][data-pickable]:visible').first().waitFor()
      const { reached, spots, leaps, stops } = await page.evaluate(pressAll)
      expect(leaps).toEqual([])
      expect(stops).toBe(1)
      expect(spots).toBeGreaterThan(1)
      expect(reached).toBe(spots)
    }
  })
})
