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

/** So many futures are imagined: in each of them the others begin with something else, as far as there is something else. */
const FUTURES = 24
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
  const future = (at: number) => movesIn(game, view, seat, randomFrom(seedFrom(`${luck} ${at}`)), at)
  let always = [...future(0).values()]
  // Of so many hardly any are left out by what others do, and to list them all again and again takes long.
  if (always.length > 10 * MOST) return []
  for (let at = 1; at < FUTURES && always.length > 0; at++) {
    const moves = future(at)
    always = always.filter(({ notation }) => moves.has(notation))
  }
  return always.length > MOST ? [] : always
}

/** One future: the others decide until it is the seat's turn, the first time by its number. */
function movesIn(
  game: AnyGame,
  view: unknown,
  seat: Seat,
  random: Random,
  at: number,
): ReadonlyMap<string, Possible> {
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
    game.play(
      table,
      other,
      made === 0 ? firstOf(game, table, other, at, luck) : anyOf(game, table, other, luck),
      random,
    )
  }
  return new Map()
}

/** Whatever somebody may do now is done in one of the futures, as long as it is not too much. */
function firstOf(game: AnyGame, table: AnyTable, seat: Seat, at: number, luck: Luck): unknown {
  const actions = game.actionsAt(table, seat)
  return actions.length > FUTURES ? anyOf(game, table, seat, luck) : actions[at % actions.length]
}

function anyOf(game: AnyGame, table: AnyTable, seat: Seat, luck: Luck): unknown {
  if (game.anyAction) return game.anyAction(table, seat, luck)
  const actions = game.actionsAt(table, seat)
  return actions[luck.below(actions.length)]
}
