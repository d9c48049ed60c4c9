import { games } from '@sternentisch/games/shelf'
import { isRefusal, Match, readOptions, type Seat, seedFrom } from '@sternentisch/kernel'
import { expect, it } from 'vitest'
import { possibleNext } from '../ahead/possible.ts'

it.for(games.map(({ id }) => id))('what is offered ahead in %s can be played when it is time', (id) => {
  const game = games.find((each) => each.id === id)
  const options = game && readOptions(game.options, {})
  if (!game || !options || isRefusal(options)) throw new Error(id)
  const match = new Match({ game, options, seed: seedFrom('ahead'), id: 'ahead', names: ['Ada', 'Bo'] })
  const offered = new Map<Seat, readonly string[]>()
  const counts = { kept: 0, lost: 0 }
  for (let made = 0; made < 24 && match.result === null; made++) {
    const deciding = match.deciding()
    for (const seat of deciding) {
      const open = match.moves(seat)
      for (const text of offered.get(seat) ?? []) counts[open.includes(text) ? 'kept' : 'lost']++
      offered.delete(seat)
    }
    for (const seat of match.seats.filter((each) => !deciding.includes(each)))
      offered.set(
        seat,
        possibleNext(game, match.view(seat), seat, String(made)).map(({ notation }) => notation),
      )
    const open = match.moves(deciding[0])
    match.play(deciding[0], open[(made * 7) % open.length])
  }
  expect(counts.lost).toBe(0)
  // In a while, or in all of a short match.
  expect(counts.kept).toBeGreaterThan(match.result ? 3 : 10)
})
