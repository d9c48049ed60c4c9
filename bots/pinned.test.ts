// Bots play on in a match that was begun with older rules: the mind that reads its tables is kept with them.
import { boxes } from '@sternentisch/games'
import { engineOf } from '@sternentisch/games/engines'
import { Match, randomFrom, readOptions, seedFrom } from '@sternentisch/kernel'
import { expect, test } from 'vitest'
import { chancesFrom, monteCarlo } from './index.ts'

const pins = boxes.flatMap((box) =>
  Object.keys(box.pinned ?? {}).map((version) => [box.id, version] as const),
)

test.each(pins)('%s %s', async (id, version) => {
  const engine = (await engineOf(id, version))!
  const { game } = engine
  const mind = await engine.mind()
  const bot = monteCarlo(game, mind)
  for (const { id: option, values } of game.options.rules.slice(0, 1))
    for (const value of values) {
      const options = readOptions(game.options, { [option]: value })
      const match = new Match({ game, options, seed: seedFrom('pinned'), id: 'pinned', names: [] })
      for (let moves = 0; moves < 60 && match.deciding().length > 0; moves++) {
        const [seat] = match.deciding()
        const view = match.view(seat)
        const { action } = bot(view, game.actions(view), 12, randomFrom(seedFrom(`${moves}`)))
        expect(match.play(seat, game.write(action))).not.toHaveProperty('refused')
      }
      const chances = chancesFrom(game, mind, match.view('audience'), 4, randomFrom(seedFrom('look')))
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    }
})
