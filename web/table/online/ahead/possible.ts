import {
  type AnyGame,
  type AnyTable,
  type Luck,
  type Random,
  randomFrom,
  type Seat,
  seedFrom,
} from '@sternentisch/kernel'

/** A move that could be played next, and how the table could look by then. */
export interface Possible {
  /** What the server is told; people read its words. */
  readonly notation: string
  readonly action: unknown
  readonly view: unknown
}

/** So many futures are imagined. */
const FUTURES = 8
/** So many decisions of others, at most, lie between now and one's own. */
const DECISIONS = 12
/** Nobody looks through a longer list. */
const MOST = 60

/**
 * What a seat can very likely play next, as far as it can know. No game lists moves for somebody who is not asked: so the others
 * play at random on tables that look like this one, and what can be played on all of them is offered. It is a guess of the page,
 * made of a view; the server judges the move when it is time. Empty where nothing is certain enough.
 */
export function possibleNext(game: AnyGame, view: unknown, seat: Seat, luck: string): readonly Possible[] {
  const futures = Array.from({ length: FUTURES }, (_, at) =>
    movesIn(game, view, seat, randomFrom(seedFrom(`${luck} ${at}`))),
  )
  const [first, ...others] = futures
  const always = [...first.values()].filter(({ notation }) => others.every((moves) => moves.has(notation)))
  return always.length > MOST ? [] : always
}

/** One future: the others decide until it is the seat's turn. */
function movesIn(game: AnyGame, view: unknown, seat: Seat, random: Random): ReadonlyMap<string, Possible> {
  const table = game.imagine(view, random)
  const luck = random.stream('ahead')
  for (let made = 0; made < DECISIONS; made++) {
    const deciding = game.deciding(table)
    if (deciding.length === 0) break
    if (deciding.includes(seat)) {
      const then = game.view(table, seat)
      const moves = game
        .actionsAt(table, seat)
        .map((action) => ({ action, notation: game.write(action), view: then }))
      return new Map(moves.map((move) => [move.notation, move]))
    }
    const [other] = deciding
    game.play(table, other, anyOf(game, table, other, luck), random)
  }
  return new Map()
}

function anyOf(game: AnyGame, table: AnyTable, seat: Seat, luck: Luck): unknown {
  if (game.anyAction) return game.anyAction(table, seat, luck)
  const actions = game.actionsAt(table, seat)
  return actions[luck.below(actions.length)]
}
