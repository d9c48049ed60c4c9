import { stellar } from '@sternentisch/games/stellar'
import {
  type AnyGame,
  Match,
  randomFrom,
  readOptions,
  type Seat,
  seedFrom,
  writeLog,
} from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { Desk } from './test-desk.ts'

const game: AnyGame = stellar

/** Plays one game through the protocol and the same game directly, and compares them move by move. */
function playTwice(mode: string, seed: string): void {
  const desk = new Desk()
  const draws = randomFrom(seedFrom(`moves of ${seed}`)).stream('moves')
  const options = readOptions(game.options, { mode }) as object
  const direct = new Match({ game, options, seed: seedFrom(seed), id: 'm', names: [] })
  let { deciding, result } = desk.get('deal', { game: 'stellar', options: { mode }, seed, matchId: 'm' })
  while (deciding.length > 0) {
    const seat: Seat = deciding[draws.below(deciding.length)]
    const { actions } = desk.get('actions', { seat })
    expect(actions).toEqual(direct.moves(seat))
    const action = actions[draws.below(actions.length)]
    direct.play(seat, action)
    ;({ deciding, result } = desk.get('play', { seat, action }))
    expect(deciding).toEqual(direct.deciding())
    const { table } = desk.get('table')
    expect(table).toEqual(JSON.parse(JSON.stringify(game.setup(direct.table))))
    if (draws.below(10) === 0) reload(desk)
  }
  expect(result).toEqual(direct.result)
  expect(result?.scores).toHaveLength(direct.seats.length)
  expect(desk.get('log').log).toBe(writeLog(direct))
  reload(desk)
}

/** Any table on the way can be saved and loaded, and looks the same to everybody. */
function reload(desk: Desk): void {
  const saved = desk.get('table')
  desk.get('load', { ...saved, match: 'copy' })
  expect(desk.get('table', { match: 'copy' })).toEqual(saved)
  expect(desk.get('deciding', { match: 'copy' })).toEqual(desk.get('deciding'))
  for (const viewer of [0, 1, 'audience', 'all']) {
    expect(desk.get('view', { match: 'copy', viewer })).toEqual(desk.get('view', { viewer }))
  }
}

describe('whole games through the protocol', () => {
  for (const mode of ['duel', 'trio', 'quartet', 'tandem']) {
    it(`of ${mode} go as they go without it`, () => {
      for (const seed of ['one', 'two']) playTwice(mode, seed)
    })
  }
})
