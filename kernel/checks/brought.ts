// What holds for whatever a seat brings along: nobody else is told of it before a card shows it
import { Host } from '../feed/index.ts'
import type { AnyGame } from '../game.ts'
import { Match } from '../match.ts'
import { type OptionRule, type OptionValue, readOptions, type Wishes } from '../options.ts'
import { type Draws, randomFrom, type Seed } from '../random.ts'
import { isRefusal } from '../refusal.ts'
import type { Seat } from '../seat.ts'
import { FACE, sight } from '../see.ts'
import { seedFrom } from '../seed.ts'
import { check, expect, expectSame, someOptions } from './check.ts'

/** So many moves of both matches are compared: by then cards have shown what they are. */
const MOVES = 60

/**
 * Two matches that differ only in what one seat has brought along look the same to everybody else, bill, messages and
 * actions, until a card of that seat is seen that is not the same in both.
 */
export const broughtStaysSecret = check('brought-stays-secret', (game, seed) => {
  const whims = randomFrom(seedFrom(`brought ${seed}`)).stream('whims')
  const pair = openPair(game, seed, whims)
  for (let moves = 0; moves < MOVES && pair?.playOn(whims); moves++);
})

type Onlooker = Seat | 'audience'

/** Two matches that are played alike. */
class Pair {
  private readonly hosts: readonly Host[]

  constructor(
    private readonly matches: readonly [Match, Match],
    private readonly viewers: readonly Onlooker[],
  ) {
    this.hosts = matches.map((match) => new Host(match, viewers))
    for (const viewer of viewers) {
      const [here, there] = this.hosts.map((host) => host.feedOf(viewer))
      expectSame(there.bill, here.bill, `the bill of ${viewer} tells what another seat has brought`)
      expectSame(there.news, here.news, `the deal tells ${viewer} what another seat has brought`)
      this.compareMoves(viewer)
    }
  }

  private compareMoves(viewer: Onlooker): void {
    if (viewer === 'audience') return
    const [here, there] = this.matches.map((match) => match.moves(viewer))
    expectSame(there, here, `the actions of ${viewer} tell what another seat has brought`)
  }

  /** A move that can be made in both matches; false if there is none, or once something was rightly seen that differs. */
  playOn(whims: Draws): boolean {
    const [here, there] = this.matches
    const [seat] = here.deciding()
    if (seat === undefined || there.deciding()[0] !== seat) return false
    const others = new Set(there.moves(seat))
    const moves = here.moves(seat).filter((move) => others.has(move))
    if (moves.length === 0) return false
    const move = moves[whims.below(moves.length)]
    const before = this.viewers.map((viewer) => this.faces(viewer))
    for (const host of this.hosts) expect(host.play(seat, move) === null, `“${move}” is refused`)
    const isShown =
      this.matches.some(weighs) || this.viewers.some((viewer, at) => this.faces(viewer) !== before[at])
    return this.viewers.every((viewer) => {
      const [news, other] = this.hosts.map((host) => host.feedOf(viewer).news.at(-1))
      if (isShown && JSON.stringify(news) !== JSON.stringify(other)) return false
      expectSame(other, news, `“${move}” tells ${viewer} what another seat has brought`)
      this.compareMoves(viewer)
      return true
    })
  }

  /** Which cards of both matches a viewer has before the eyes. */
  private faces(viewer: Onlooker): string {
    return this.matches
      .map(({ game, table }) =>
        sight(table.cards, game.layout(table), viewer).map((seen) => Number(seen === FACE)),
      )
      .join()
  }
}

/** Something hidden was looked at to decide what happens. */
const weighs = ({ steps }: Match): boolean =>
  steps.at(-1)?.events.some(({ weighed }) => weighed !== undefined && weighed.length > 0) === true

/** Two matches in which one seat brings different things; null where that cannot be, or where anybody can count it. */
function openPair(game: AnyGame, seed: Seed, whims: Draws): Pair | null {
  const brings = game.options.rules.filter(({ seat }) => seat !== undefined)
  for (let tries = 0; tries < 20 && brings.length > 0; tries++) {
    const pair = pairWith(game, seed, brings[whims.below(brings.length)], whims)
    if (pair) return pair
  }
  return null
}

function pairWith(game: AnyGame, seed: Seed, rule: OptionRule, whims: Draws): Pair | null {
  const options = someOptions(game, whims) as Wishes
  if (rule.only?.(options) === false || rule.isOpen?.(options)) return null
  const open = (value: OptionValue): Match[] => {
    const other = readOptions(game.options, { ...options, [rule.id]: value })
    return isRefusal(other) ? [] : [new Match({ game, options: other, seed, id: 'brought', names: [] })]
  }
  const [here] = open(options[rule.id])
  const others = rule.values.filter((value) => value !== options[rule.id]).flatMap(open)
  const there = others.filter((match) => sizes(match) === sizes(here))
  if (there.length === 0) return null
  const viewers = here.seats.filter((seat) => seat !== rule.seat)
  return new Pair([here, there[whims.below(there.length)]], [...viewers, 'audience'])
}

const sizes = ({ table }: Match): string => table.cards.zones.map((zone) => zone.length).join()
