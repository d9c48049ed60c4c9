// One row of `bench engine`, measured in this process: the same rules driven by boardgame.io
import { readOptions } from '@sternentisch/kernel'
import { type Options, stellar } from '@sternentisch/stellar'
import { reportTo } from '../child.ts'
import { Whims } from '../luck.ts'
import { measure } from '../measure.ts'
import { openPeer, stellarForBoardgameIo } from './boardgame-io.ts'

const options = readOptions<Options>(stellar.options, { mode: 'duel' }) as Options
const peer = openPeer(stellarForBoardgameIo(options), 2)
const whims = new Whims()

function playAtRandom(): number {
  let state = peer.start()
  let moves = 0
  for (;;) {
    const deciding = stellar.deciding(state.G)
    if (deciding.length === 0) return moves
    const actions = stellar.actionsAt(state.G, deciding[0])
    state = peer.play(state, deciding[0], actions[whims.below(actions.length)])
    moves++
  }
}

reportTo(console.log, (_, pace) => measure(playAtRandom, pace))
