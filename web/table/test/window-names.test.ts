import { games } from '@sternentisch/games/shelf'
import { anyAction, randomFrom, readOptions, seedFrom } from '@sternentisch/kernel'
import { expect, test } from 'vitest'
import { onShelf } from '../../shell/shelf.ts'

const MATCHES = 80

/** The windows that open in some matches of every mode. */
function windowsOf(game: (typeof games)[number]): ReadonlySet<string> {
  const names = new Set<string>()
  const modes = game.options.rules.find(({ id }) => id === 'mode')?.values ?? [null]
  for (let match = 0; match < MATCHES * modes.length; match++) {
    const random = randomFrom(seedFrom(`windows ${match}`))
    const mode = modes[match % modes.length]
    const options = readOptions<object>(game.options, mode === null ? {} : { mode })
    const table = game.deal(options as object, random)
    const luck = random.stream('bot')
    for (let [seat] = game.deciding(table); seat !== undefined; [seat] = game.deciding(table)) {
      const window = game.windowAt?.(game.view(table, seat), game.actionsAt(table, seat))
      if (window) names.add(window.name)
      game.play(table, seat, anyAction(game, table, seat, luck), random)
    }
  }
  return names
}

test.each(games.map((game) => [game.id, game] as const))(
  '%s: where one may want to be asked, the board calls it what the rules do',
  async (id, game) => {
    const { windows } = (await onShelf(id)?.loadBoard()) ?? {}
    const opened = windowsOf(game)
    if (windows) expect(new Set(windows.map(({ name }) => name))).toEqual(opened)
    // With but one window there is nothing to choose from.
    else expect(opened.size).toBeLessThanOrEqual(1)
  },
)
