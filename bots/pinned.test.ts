// Bots play on in a match that was begun with older rules: the mind that reads its tables is kept with them.
import { boxes } from '@sternentisch/games'
import { engineOf } from '@sternentisch/games/engines'
import { Match, randomFrom, readOptions, seedFrom } from '@sternentisch/kernel'
import { expect, test } from 'vitest'
import { chancesFrom, levelled, monteCarlo } from './index.ts'

const pins = boxes.flatMap((box) =>
  Object.keys(box.pinned ?? {}).map((version) => [box.id, version] as const),
)

/** So long each level thinks here, in turns; and nought stands for the flat search. */
const BUDGETS = [2, 12, 30, 65, 401, 0]

test.each(pins)('%s %s', async (id, version) => {
  const engine = (await engineOf(id, version))!
  const { game } = engine
  const mind = await engine.mind()
  const [bot, flat] = [levelled(game, mind), monteCarlo(game, mind)]
  for (const { id: option, values } of game.options.rules.slice(0, 1))
    for (const value of values) {
      const options = readOptions(game.options, { [option]: value })
      const match = new Match({ game, options, seed: seedFrom('pinned'), id: 'pinned', names: [] })
      for (let moves = 0; moves < 60 && match.deciding().length > 0; moves++) {
        const [seat] = match.deciding()
        const view = match.view(seat)
        const budget = BUDGETS[moves % BUDGETS.length]
        const luck = randomFrom(seedFrom(`${moves}`))
        const { action } = (budget > 0 ? bot : flat)(view, game.actions(view), budget || 12, luck)
        expect(match.play(seat, game.write(action))).not.toHaveProperty('refused')
      }
      const chances = chancesFrom(game, mind, match.view('audience'), 4, randomFrom(seedFrom('look')))
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    }
})
