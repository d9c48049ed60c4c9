// One row of `bench engine`, measured in this process: the same rules driven by boardgame.io
import { anyAction } from '@sternentisch/kernel'
import { reportTo } from '../child.ts'
import { Whims } from '../luck.ts'
import { measure } from '../measure.ts'
import { optionsOf } from '../random-play.ts'
import { forBoardgameIo, openPeer } from './boardgame-io.ts'
import { rowNamed } from './rows.ts'

function playAtRandom(name: string): () => number {
  const { game } = rowNamed(name)
  const options = optionsOf(game)
  const peer = openPeer(forBoardgameIo(game, options), game.seatsOf(options))
  const whims = new Whims()
  let matches = 0
  return () => {
    let state = peer.start(matches++)
    let moves = 0
    for (;;) {
      const deciding = game.deciding(state.G)
      if (deciding.length === 0) return moves
      state = peer.play(state, deciding[0], anyAction(game, state.G, deciding[0], whims))
      moves++
    }
  }
}

reportTo(console.log, (name, pace) => measure(playAtRandom(name), pace))
