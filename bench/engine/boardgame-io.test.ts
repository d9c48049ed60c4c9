import { games } from '@sternentisch/games/shelf'
import { anyAction, randomFrom, seedFrom } from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { Whims } from '../luck.ts'
import { optionsOf } from '../random-play.ts'
import { forBoardgameIo, openPeer } from './boardgame-io.ts'

describe.each(games.map((game) => [game.id, game] as const))('%s driven by boardgame.io', (_, game) => {
  const options = optionsOf(game)

  it('goes as it goes without it', () => {
    // Both draw from generators with the same seed: then every table on the way must be the same.
    const theirs = randomFrom(seedFrom('luck'))
    const random = randomFrom(seedFrom('luck'))
    const peer = openPeer(
      forBoardgameIo(game, options, () => theirs),
      game.seatsOf(options),
    )
    const whims = new Whims()
    let state = peer.start('luck')
    const table = game.deal(options, random)
    for (let [seat] = game.deciding(table); seat !== undefined; [seat] = game.deciding(table)) {
      const action = anyAction(game, state.G, seat, whims)
      game.play(table, seat, action, random)
      state = peer.play(state, seat, action)
      expect(state.G).toEqual(table)
    }
    expect(state.ctx.gameover).toEqual(game.result(table))
  })

  it('shuffles with its own dice', () => {
    const peer = openPeer(forBoardgameIo(game, options), game.seatsOf(options))
    const once = game.setup(peer.start('one').G)
    expect(game.setup(peer.start('two').G)).not.toEqual(once)
    expect(game.setup(peer.start('one').G)).toEqual(once)
  })
})
