import type { BoxedGame } from '@sternentisch/games/shelf'
import {
  freshMatchId,
  freshSeed,
  isRefusal,
  Match,
  parseOptions,
  type Refusal,
  refuse,
  type Speech,
  seedFrom,
} from '@sternentisch/kernel'
import { flagOf, type Given } from '../arguments.ts'
import { readNames, usualNames } from '../names.ts'
import { type Player, readPlayers, usualPlayers } from '../players.ts'

/** Everything that is settled before the cards are shuffled. */
export interface TableWish {
  readonly box: BoxedGame
  readonly options: object
  readonly players: readonly Player[]
  readonly names: readonly string[]
  readonly seed?: string | undefined
}

export const openMatch = ({ box, options, names, seed }: TableWish): Match =>
  new Match({
    game: box.game,
    options,
    seed: seed === undefined ? freshSeed() : seedFrom(seed),
    id: freshMatchId(),
    names,
  })

/** The table that the flags describe; what they leave out is as usual. */
export function readTable(box: BoxedGame, given: Given, speech: Speech): TableWish | Refusal {
  const options = readHouseRules(box, given)
  if (isRefusal(options)) return options
  const seats = box.game.seatsOf(options)
  const who = flagOf(given, 'seats')
  const players = who === undefined ? usualPlayers(seats) : readPlayers(who, seats)
  if (isRefusal(players)) return players
  const called = flagOf(given, 'names')
  const names = called === undefined ? usualNames(players, speech) : readNames(called, seats)
  if (isRefusal(names)) return names
  const seed = flagOf(given, 'seed')
  if (seed?.trim() === '') return refuse('cli.wrong.seed')
  return { box, options, players, names, seed }
}

/** `--mode trio` is short for `--option mode=trio`. */
export function readHouseRules({ game }: BoxedGame, given: Given): object | Refusal {
  const mode = flagOf(given, 'mode')
  const wishes = given.flags.get('option') ?? []
  if (mode !== undefined) {
    if (!game.options.rules.some((rule) => rule.id === 'mode'))
      return refuse('cli.wrong.noModes', { game: game.id })
    if (wishes.some((wish) => wish.startsWith('mode='))) return refuse('cli.wrong.modeTwice')
  }
  const words = mode === undefined ? wishes : [`mode=${mode}`, ...wishes]
  return parseOptions(game.options, words.join(' '))
}
