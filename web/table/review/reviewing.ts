import { type Decided, decisionsOf, isFaulty, type Turn, turnsIn } from '@sternentisch/bots/review'
import type { GameBoard } from '@sternentisch/grammar'
import { type AnyGame, isRefusal, type Reader, type Seat } from '@sternentisch/kernel'
import { useMemo } from 'react'
import type { Speech } from '../../text/index.ts'
import { calledAt } from '../names.ts'
import type { OpenReview } from './use-review.ts'

/** A review as one viewer looks at it. */
export interface Reviewing {
  readonly review: OpenReview
  /** Whose chance and whose decisions. */
  readonly whose: Seat
  /** What everybody else calls that seat. */
  readonly name: string
  /** With all cards open there is a curve, and no verdict: that would be unfair. */
  readonly open: boolean
  /** The chance at every position that has been read, and how sure that is. */
  readonly line: readonly number[]
  readonly errors: readonly number[]
  readonly turns: readonly Turn[]
  /** In the order in which they were made; none with all cards open. */
  readonly decisions: readonly Decided[]
  /** What everybody decided, each by what they knew. */
  readonly players: readonly Player[]
  readonly moves: number
  /** A move as it was told. */
  told(move: number): string
  /** The same as short as can be: one's own by what was done, all others as they were told. */
  named(move: number): string
  /** A move in notation, at that place of the match, in the words of the board; and what it is for the rules. */
  described(move: number, text: string): string
  actionAt(move: number, text: string): unknown
  readonly speech: Speech
}

interface Player {
  readonly seat: Seat
  readonly name: string
  readonly decisions: readonly Decided[]
}

interface Asked {
  /** Who sits where, with “you” for whoever looks. */
  readonly names: readonly string[]
  readonly game: AnyGame
  readonly board: GameBoard
  /** As the viewer saw it. */
  readonly seen: Reader
  readonly speech: Speech
  readonly told: (move: number) => string
}

export function useReviewing(
  { game, board, seen, speech, told, names }: Asked,
  review: OpenReview | null,
  own: Seat,
): Reviewing | null {
  const { viewer } = seen.bill
  const readings = review?.readings
  return useMemo(() => {
    if (!review || !readings) return null
    const open = typeof viewer !== 'number'
    const whose = open ? own : viewer
    const line = readings.map((reading) => (open ? reading.open : reading.chances)[whose])
    const viewAt = (move: number): unknown => {
      const moments = move === 0 ? seen.opening : seen.scenes[move - 1].moments
      return moments[moments.length - 1].view
    }
    const actionAt = (move: number, text: string): unknown => {
      const action = game.read(viewAt(move), text)
      return isRefusal(action) ? null : action
    }
    const described = (move: number, text: string): string => {
      const action = actionAt(move, text)
      return action === null ? text : board.describe(action, viewAt(move), speech).replace(/\.$/, '')
    }
    const seatAt = (move: number): Seat => seen.scenes[move].seat
    const players = seen.bill.seats.map((seat) => ({
      seat,
      name: names[seat],
      decisions: decisionsOf(readings, seat, seatAt),
    }))
    return {
      players,
      ...{ review, whose, open, line, told, speech, actionAt, described },
      name: calledAt(seen.bill, whose, speech),
      errors: readings.map(({ errors }) => (open ? 0 : errors[whose])),
      turns: turnsIn(line),
      decisions: open ? [] : players[whose].decisions,
      moves: seen.scenes.length,
      named: (move) => {
        const { seat, text } = seen.scenes[move]
        return seat === viewer && text !== undefined ? described(move, text) : told(move)
      },
    }
  }, [review, readings, viewer, own, game, board, seen, speech, told, names])
}

export const percentOf = (chance: number): number => Math.round(chance * 100)

/** Those worth a look. */
export const faultsIn = (decisions: readonly Decided[]): readonly Decided[] =>
  decisions.filter(({ verdict }) => isFaulty(verdict.mark))

/** The decision that was about to be made, where that seat made one there. */
export const decisionAt = ({ decisions }: Reviewing, at: number): Decided | undefined =>
  decisions.find(({ move }) => move === at)
