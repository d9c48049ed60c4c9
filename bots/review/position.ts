import {
  type AnyGame,
  type Mind,
  type Reader,
  type Result,
  type Seat,
  type Seed,
  seedFrom,
} from '@sternentisch/kernel'
import { sharesOf } from '../worth.ts'
import { chancesSeen } from './chance.ts'
import { judge, type Verdict } from './judge.ts'

/** A match between two moves: what each seat saw, what lay there, and what was done next. Plain data. */
export interface Position {
  /** Names the luck, so that the same match is always read in the same way. */
  readonly luck: Seed
  readonly options: object
  /** By seat. */
  readonly views: readonly unknown[]
  /** With all cards open. */
  readonly open: unknown
  /** How it ended, once it did. */
  readonly result: Result | null
  /** Who moved then, and what, in notation; null at the end, and for what is no move of the game. */
  readonly next: { readonly seat: Seat; readonly move: string } | null
}

/** What there is to say of a position. */
export interface Reading {
  /** Each seat's chance to win, by what that seat saw, and within what error. */
  readonly chances: readonly number[]
  readonly errors: readonly number[]
  /** The same with all cards open. */
  readonly open: readonly number[]
  /** Of the decision that was made there; null if there was nothing to decide. */
  readonly verdict: Verdict | null
}

export function read(game: AnyGame, mind: Mind, position: Position): Reading {
  const { views, open, result, next, luck, options } = position
  if (result) {
    const shares = sharesOf(game, result, options)
    return { chances: shares, errors: shares.map(() => 0), open: shares, verdict: null }
  }
  const seen = views.map((view, seat) => {
    const { chances, errors } = chancesSeen(game, mind, view, views.length, seedFrom(`${luck} seat ${seat}`))
    return { chance: chances[seat], error: errors[seat] }
  })
  return {
    chances: seen.map(({ chance }) => chance),
    errors: seen.map(({ error }) => error),
    open: chancesSeen(game, mind, open, views.length, seedFrom(`${luck} open`)).chances,
    verdict: next && judge(game, mind, views[next.seat], next.move, seedFrom(`${luck} verdict`)),
  }
}

/** What every seat saw of a match that is over, and what an open eye did. */
export interface Seen {
  /** By seat. */
  readonly seats: readonly Reader[]
  readonly open: Reader
}

/** How many positions there are: before every move, and at the end. */
export const positionsIn = ({ open }: Pick<Seen, 'open'>): number => open.scenes.length + 1

/** The match before a move, or at its end. */
export function positionAt({ seats, open }: Seen, at: number): Position {
  const { bill, scenes, standing } = open
  const scene = scenes[at]
  const viewOf = (reader: Reader): unknown => {
    const moments = at === 0 ? reader.opening : reader.scenes[at - 1].moments
    return moments[moments.length - 1].view
  }
  return {
    luck: seedFrom(`${bill.commitment} review ${at}`),
    options: bill.options,
    views: seats.map(viewOf),
    open: viewOf(open),
    result: scene ? null : (standing?.result ?? null),
    next: scene?.kind === 'move' && scene.text !== undefined ? { seat: scene.seat, move: scene.text } : null,
  }
}
