import { isRefusal, Match, readOptions, type Step, seedFrom } from '@sternentisch/kernel'
import { expect, it } from 'vitest'
import { games } from './shelf.ts'

const MOVES = 40

/** Whether each move of a match can be taken back, while `meanwhile` happens in the middle of it. */
function takenBack(game: (typeof games)[number], meanwhile: (() => void) | null): readonly boolean[] {
  const match = matchOf(game, 'watched')
  if (meanwhile) match.witness = { happened: meanwhile, moved: () => {}, takenBack: () => {} }
  const steps: Step[] = []
  while (steps.length < MOVES && !match.result) {
    const step = playOn(match, steps.length)
    if (step) steps.push(step)
  }
  return steps.map(({ canTakeBack }) => canTakeBack)
}

function matchOf(game: (typeof games)[number], luck: string): Match {
  const options = readOptions(game.options, {})
  if (isRefusal(options)) throw new Error(options.code)
  return new Match({ game, options, seed: seedFrom(luck), id: luck, names: [] })
}

function playOn(match: Match, at: number): Step | null {
  const [seat] = match.deciding()
  if (seat === undefined) return null
  const moves = match.moves(seat)
  const step = match.play(seat, moves[(at * 7) % moves.length])
  if (isRefusal(step)) throw new Error(step.code)
  return step
}

it.each(games.map((game) => [game.id, game] as const))(
  '%s: whoever watches may play another match in the middle of a move',
  (_, game) => {
    const other = matchOf(game, 'other')
    let at = 0
    expect(takenBack(game, () => playOn(other, at++))).toEqual(takenBack(game, null))
  },
)
