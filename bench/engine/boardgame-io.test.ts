import { randomFrom, readOptions, seedFrom } from '@sternentisch/kernel'
import { type Options, stellar } from '@sternentisch/stellar'
import { describe, expect, it } from 'vitest'
import { Whims } from '../luck.ts'
import { openPeer, stellarForBoardgameIo } from './boardgame-io.ts'

const options = readOptions<Options>(stellar.options, {}) as Options

describe('Stellar driven by boardgame.io', () => {
  it('goes as it goes without it', () => {
    // Both draw from generators with the same seed: then every table on the way must be the same.
    const theirs = randomFrom(seedFrom('luck'))
    const random = randomFrom(seedFrom('luck'))
    const peer = openPeer(
      stellarForBoardgameIo(options, () => theirs),
      2,
    )
    const whims = new Whims()
    let state = peer.start()
    const table = stellar.deal(options, random)
    for (let [seat] = stellar.deciding(table); seat !== undefined; [seat] = stellar.deciding(table)) {
      const actions = stellar.actionsAt(state.G, seat)
      const action = actions[whims.below(actions.length)]
      stellar.play(table, seat, action, random)
      state = peer.play(state, seat, action)
      expect(state.G).toEqual(table)
    }
    expect(state.ctx.gameover).toEqual(table.result)
  })

  it('shuffles with its own dice', () => {
    const peer = openPeer(stellarForBoardgameIo(options), 2)
    const decks = [1, 2].map(() => stellar.setup(peer.start().G) as { deck: string[] })
    expect(decks[0].deck).not.toEqual(decks[1].deck)
  })
})
