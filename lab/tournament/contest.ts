import type { AnyGame, Seat } from '@sternentisch/kernel'
import type { MatchTask, Played } from '../match/play.ts'
import { seated, shareOf } from '../match/seating.ts'
import { type Rotations, SequentialTest } from '../statistics/index.ts'

/** Two players at one game with one set of options. */
export interface Contest {
  readonly game: string
  readonly rules: string
  /** As a log has them. */
  readonly options: string
  readonly challenger: string
  readonly other: string
  readonly sides: readonly (readonly Seat[])[]
}

/** What a contest has come to; rotations count in their order, whoever of the threads was quicker. */
export class Standing {
  readonly test: SequentialTest
  /** Of complete rotations, in order. */
  readonly shares: number[] = []
  /** By rotation and side, those that wait for one before them. */
  private readonly waiting = new Map<number, (number | undefined)[]>()

  constructor(
    readonly contest: Contest,
    margin: number,
  ) {
    this.test = new SequentialTest(contest.sides.length, { margin })
  }

  get rotations(): Rotations {
    return { sides: this.contest.sides.length, shares: this.shares }
  }

  get isDecided(): boolean {
    return this.test.verdict !== 'open'
  }

  add(rotation: number, side: number, played: Played): void {
    const { sides } = this.contest
    const seen = this.waiting.get(rotation) ?? sides.map(() => undefined)
    seen[side] = shareOf(played, sides, side)
    this.waiting.set(rotation, seen)
    this.takeWhole()
  }

  /** A rotation that came in after the decision counts no more, so that a tournament says the same however it was run. */
  private takeWhole(): void {
    for (;;) {
      const next = this.waiting.get(this.shares.length)
      if (this.isDecided || !next?.every((share) => share !== undefined)) return
      this.waiting.delete(this.shares.length)
      const share = next.reduce((sum, each) => sum + each, 0) / next.length
      this.shares.push(share)
      this.test.add(share)
    }
  }
}

export const keyOf = (contest: number, rotation: number, side: number): string =>
  `${contest}/${rotation}/${side}`

export function readKey(key: string): [contest: number, rotation: number, side: number] | null {
  const [, ...numbers] = /^(\d+)\/(\d+)\/(\d+)$/.exec(key) ?? []
  return numbers.length === 3 ? [Number(numbers[0]), Number(numbers[1]), Number(numbers[2])] : null
}

/** One match of a rotation: all of its matches have the same cards, and each bot luck of its own. */
export function matchOf(
  { game, options, challenger, other, sides }: Contest,
  seed: string,
  rotation: number,
  side: number,
): MatchTask {
  const deal = `${seed} ${game} ${options} ${rotation}`
  const luck = `${deal} ${challenger} ${other} ${side}`
  return { game, options, deal, luck, players: seated(sides, side, challenger, other) }
}

/** The options of every mode of a game, or of the one match that it has. */
export function modesOf(game: AnyGame): readonly string[] {
  const modes = game.options.rules.find(({ id }) => id === 'mode')
  return modes?.values.map(String) ?? []
}
