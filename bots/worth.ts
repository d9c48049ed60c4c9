import { type AnyGame, type AnyTable, type Mind, type Result, seatsUpTo } from '@sternentisch/kernel'

/** How a table looks to a mind right after a move. */
export const atOnce = (mind: Mind): Mind['evaluate'] => mind.atOnce ?? mind.evaluate

/** Each seat's share in a win. A team wins together: only sides share. */
export function sharesOf(game: AnyGame, { winners }: Result, options: object): readonly number[] {
  const sides = game.sidesOf?.(options)
  const sharing = sides
    ? sides.filter((side) => side.some((seat) => winners.includes(seat))).length
    : winners.length
  // Whoever ends a match by giving up scores nothing, and there are no points to count seats by.
  return seatsUpTo(game.seatsOf(options)).map((seat) => (winners.includes(seat) ? 1 / sharing : 0))
}

/**
 * What tables of one match are worth to each seat, 0 to 1: its chance to win, or once it is over its share in the win. Who shares what is
 * worked out once for all who win.
 */
export class Worth {
  /** Winners as bits → what everybody has of it. */
  private readonly shares = new Map<number, readonly number[]>()

  constructor(
    private readonly game: AnyGame,
    private readonly evaluate: Mind['evaluate'],
  ) {}

  /** The next call may write over it. */
  of(table: AnyTable): readonly number[] {
    const result = this.game.result(table)
    if (!result) return this.evaluate(table)
    let winners = 0
    for (let at = 0; at < result.winners.length; at++) winners |= 1 << result.winners[at]
    return this.shares.get(winners) ?? this.share(winners, result, table)
  }

  private share(winners: number, result: Result, table: AnyTable): readonly number[] {
    const shares = sharesOf(this.game, result, this.game.optionsOf(table))
    this.shares.set(winners, shares)
    return shares
  }
}
