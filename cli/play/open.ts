import type { BoxedGame } from '@sternentisch/games/shelf'
import {
  freshMatchId,
  freshSeed,
  isRefusal,
  Match,
  parseOptions,
  type Refusal,
  refuse,
  seedFrom,
} from '@sternentisch/kernel'
import { readNames, usualNames } from '../names.ts'
import { type Player, readPlayers, usualPlayers } from '../players.ts'
import type { Speech } from '../text/index.ts'

/** Everything that is settled before the cards are shuffled. */
export interface TableWish {
  readonly box: BoxedGame
  readonly options: object
  readonly players: readonly Player[]
  readonly names: readonly string[]
  readonly seed?: string | undefined
}

interface RuleFlags {
  readonly mode?: string
  readonly option?: readonly string[]
}

interface TableFlags extends RuleFlags {
  readonly seats?: string
  readonly names?: string
  readonly seed?: string
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
export function readTable(box: BoxedGame, flags: TableFlags, speech: Speech): TableWish | Refusal {
  const options = readHouseRules(box, flags)
  if (isRefusal(options)) return options
  const seats = box.game.seatsOf(options)
  const { seats: who, names: called, seed } = flags
  const players = who === undefined ? usualPlayers(seats) : readPlayers(who, seats)
  if (isRefusal(players)) return players
  const names = called === undefined ? usualNames(players, speech) : readNames(called, seats)
  if (isRefusal(names)) return names
  if (seed?.trim() === '') return refuse('cli.wrong.seed')
  return { box, options, players, names, seed }
}

/** `--mode trio` is short for `--option mode=trio`. */
export function readHouseRules(
  { game }: BoxedGame,
  { mode, option: wishes = [] }: RuleFlags,
): object | Refusal {
  if (mode !== undefined) {
    if (!game.options.rules.some((rule) => rule.id === 'mode'))
      return refuse('cli.wrong.noModes', { game: game.id })
    if (wishes.some((wish) => wish.startsWith('mode='))) return refuse('cli.wrong.modeTwice')
  }
  const words = mode === undefined ? wishes : [`mode=${mode}`, ...wishes]
  return parseOptions(game.options, words.join(' '))
}
