import { starfighter } from '@sternentisch/games/starfighter'
import { type AnyGame, isRefusal, Match, readOptions, seedFrom } from '@sternentisch/kernel'
import { describe, expect, test } from 'vitest'
import { bot, never, openTable, person } from './tables.ts'

const game: AnyGame = starfighter

/** A match in which South decides two things in a row through which nobody sees anything new; both are still to come. */
function beforeTwoChoices(): { match: Match; moves: readonly [string, string] } {
  const options = readOptions(game.options, { firstSeat: 'seat0', mode: 'skirmish' })
  if (isRefusal(options)) throw new Error(options.code)
  for (let seed = 0; ; seed++) {
    const match = new Match({
      game,
      options,
      seed: seedFrom(`orders ${seed}`),
      id: 'test',
      names: ['Ada', 'Vega'],
    })
    for (let made = 0; made < 120; made++) {
      const [seat] = match.deciding()
      if (seat === undefined) break
      const open = match.moves(seat)
      match.play(seat, open[(made * 7) % open.length])
      const [one, two] = match.steps.slice(-2)
      const free = [one, two].every((step) => step?.seat === 0 && step.canTakeBack)
      if (free) return { match: match.at(made - 1), moves: [one.text, two.text] }
    }
  }
}

describe('standing orders', () => {
  test('what was played by itself is taken back with the decision before it', async () => {
    const { match: begun, moves } = beforeTwoChoices()
    const before = begun.steps.length
    let hosted = begun
    const { table, match } = openTable(begun, [person('Ada'), bot('Vega')], {
      thinker: never,
      answer: (_, actions) =>
        hosted.steps.length === before + 1
          ? actions.find((each) => game.write(each) === moves[1])
          : undefined,
    })
    hosted = match
    table.decide(table.state.actions.find((each) => game.write(each) === moves[0]))
    expect(match.steps.slice(before).map(({ text }) => text)).toEqual(moves)
    expect(table.state.unasked).toEqual([before + 1])
    expect(table.whyNoUndo()).toBeNull()
    expect(await table.undo()).toBeNull()
    expect(match.steps.length).toBe(before)
    expect(table.state.unasked).toEqual([])
  })
})
