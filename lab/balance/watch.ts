import type { Engine } from '@sternentisch/games/engines'
import type { AnyTable, Layout, Seat } from '@sternentisch/kernel'
import { type MatchTask, type Played, playMatch } from '../match/play.ts'

/** A match, and what a designer wants to know of it. */
export interface Watched extends Played {
  readonly starter: Seat
  readonly length: number
  /** How often somebody else took the lead. */
  readonly changes: number
  /** Whether no winner was ahead at half time. */
  readonly behind: boolean
  /** By seat: cards that were in hand at some time; of these, those that left it by a move of the seat's own. */
  readonly held: readonly (readonly string[])[]
  readonly played: readonly (readonly string[])[]
  /** Some of the chances that the players gave themselves when they had weighed their moves. */
  readonly said?: readonly Said[]
}

/** Who gave itself which chance. */
export type Said = readonly [seat: Seat, chance: number]

/** One move in so many is asked about: those beside it say much the same. */
const SELDOM = 5

/** Who is ahead by less than this is not ahead. */
const CLEARLY = 0.05

/** Plays a match and looks on. The lead is what the specification counts, else what the evaluation says, on the table as it is. */
export async function watchMatch(engine: Engine, task: MatchTask): Promise<Watched> {
  const { game } = engine
  const mind = await engine.mind()
  const balance = await engine.balance?.()
  const hands = new Hands(task.players.length)
  const leaders: (Seat | null)[] = []
  const said: Said[] = []
  let last: AnyTable | null = null
  const played = await playMatch(engine, task, {
    before(table, seat, { action, considered }, moves) {
      hands.look(table, game.layout(table), seat)
      const made = considered.length > 1 ? considered.find((each) => each.action === action) : undefined
      if (moves % SELDOM === 0 && made) said.push([seat, Math.round(1000 * made.chance) / 1000])
      leaders.push(leaderIn(balance?.standing?.(table) ?? mind.evaluate(table)))
    },
    after(table) {
      hands.look(table, game.layout(table), null)
      last = table
    },
  })
  const end = last! as AnyTable
  const named = (cards: ReadonlySet<number>): string[] =>
    [...new Set([...cards].flatMap((card) => balance?.nameOf(end, card) ?? []))].sort()
  const half = leaders[leaders.length >> 1]
  return {
    ...played,
    starter: balance?.starterOf(end) ?? 0,
    length: balance?.lengthOf?.(end) ?? played.moves,
    changes: changesIn(leaders),
    behind: half !== null && half !== undefined && !played.winners.includes(half),
    held: hands.held.map(named),
    played: hands.played.map(named),
    said,
  }
}

/** The seat that is clearly ahead of all others; partners are ahead together. */
function leaderIn(chances: readonly number[]): Seat | null {
  const best = Math.max(...chances)
  const others = chances.filter((chance) => chance !== best)
  return others.length > 0 && best - Math.max(...others) > CLEARLY ? (chances.indexOf(best) as Seat) : null
}

function changesIn(leaders: readonly (Seat | null)[]): number {
  const known = leaders.filter((leader) => leader !== null)
  return known.filter((leader, at) => at > 0 && leader !== known[at - 1]).length
}

/** What was in everybody's hand: a card that has left it after a move of its owner was played. */
class Hands {
  readonly held: readonly Set<number>[]
  readonly played: readonly Set<number>[]
  private mover: Seat | null = null
  private before: readonly number[] = []

  constructor(seats: number) {
    this.held = Array.from({ length: seats }, () => new Set())
    this.played = Array.from({ length: seats }, () => new Set())
  }

  look({ cards }: AnyTable, { zones }: Layout, mover: Seat | null): void {
    const [before, moved] = [this.before, this.mover]
    for (const [index, { name, owner }] of zones.entries()) {
      if (owner === null || !name.startsWith('hand')) continue
      const hand = cards.zones[index]
      for (const card of hand) this.held[owner].add(card)
      if (moved === owner) for (const card of before) if (!hand.includes(card)) this.played[owner].add(card)
      if (mover === owner) this.before = [...hand]
    }
    this.mover = mover
  }
}
