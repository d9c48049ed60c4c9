import { anyAction } from '../any-action.ts'
import type { GameEvent } from '../events.ts'
import type { AnyGame, AnyTable } from '../game.ts'
import { type Draws, type Random, randomFrom, type Seed } from '../random.ts'
import { isRefusal } from '../refusal.ts'
import type { Seat, Viewer } from '../seat.ts'
import { seedFrom } from '../seed.ts'
import { check, expect, expectSame, expectStill, startWalk, type Walk } from './check.ts'

/** A move as it went when nobody disturbed it. */
interface Moved {
  readonly seat: Seat
  readonly text: string
  readonly events: string
  readonly table: string
}

const MATCHES = 3
/** Longer matches are left in the middle: what is kept outside of a table shows soon. */
const MOVES = 80
const AHEAD = 3
/** One in so many occasions is disturbed. */
const SELDOM = 8
/** Actions of a long list that are looked at closely. */
const SOME = 20

/**
 * Whatever a rule keeps outside of a table must not matter: matches with different options, played move by move in turns,
 * with looks and play-outs elsewhere in between and in the middle of moves, go as they go alone.
 */
export const interleaved = check('interleaved', (game, seed) => {
  const seeds = Array.from({ length: MATCHES }, (_, match) => seedFrom(`${seed} ${match}`))
  const alone = seeds.map((each) => playAlone(game, each))
  const luck = randomFrom(seedFrom(`${seed} turns`)).stream('turns')
  const tables = seeds.map((each) => startWalk(game, each))
  const made = tables.map(() => 0)
  const disturbance = new Disturbance(game, tables, luck, seed)
  for (;;) {
    const open = [...tables.keys()].filter((at) => made[at] < alone[at].length)
    if (open.length === 0) return
    const at = open[luck.below(open.length)]
    playAmongOthers(tables[at], alone[at][made[at]++], disturbance)
  }
})

function playAlone(game: AnyGame, seed: Seed): Moved[] {
  const { table, random, whims } = startWalk(game, seed)
  const moves: Moved[] = []
  for (let [seat] = game.deciding(table); seat !== undefined; [seat] = game.deciding(table)) {
    if (moves.length === MOVES) break
    const action = anyAction(game, table, seat, whims)
    const text = game.write(action)
    const events: GameEvent[] = []
    game.play(table, seat, action, random, (event) => events.push(event))
    moves.push({ seat, text, events: JSON.stringify(events), table: JSON.stringify(table) })
  }
  return moves
}

function playAmongOthers(
  { game, table, random }: Walk,
  { seat, text, events, table: after }: Moved,
  disturbance: Disturbance,
): void {
  const listed = game.actionsAt(table, seat)
  const before = listed.slice()
  const written = (): string[] => before.slice(0, SOME).map((action) => game.write(action))
  const texts = written()
  disturbance.strike()
  const kept = listed.length === before.length && listed.every((action, at) => action === before[at])
  expect(kept, `the list of seat ${seat} changes while others are asked for`)
  expectSame(written(), texts, `the actions of seat ${seat} change while others are asked for`)
  const action = game.read(game.view(table, seat), text)
  expect(!isRefusal(action), `“${text}” of seat ${seat} is refused while others play`)
  const told: GameEvent[] = []
  game.play(table, seat, action, random, (event) => {
    told.push(event)
    disturbance.strike(table)
  })
  expectStill(events, told, `“${text}” of seat ${seat} is told otherwise while others play`)
  expectStill(after, table, `“${text}” of seat ${seat} leads elsewhere while others play`)
}

/** Somebody who looks at other tables, and plays on with copies of them. */
class Disturbance {
  private readonly random: Random

  constructor(
    private readonly game: AnyGame,
    private readonly walks: readonly Walk[],
    private readonly luck: Draws,
    seed: Seed,
  ) {
    this.random = randomFrom(seedFrom(`${seed} elsewhere`))
  }

  /** A table in the middle of a move can be looked at, no more. */
  strike(busy: AnyTable | null = null): void {
    if (this.luck.below(SELDOM) > 0) return
    const { table, seats } = this.walks[this.luck.below(this.walks.length)]
    const viewer: Viewer = seats[this.luck.below(seats.length)]
    const view = this.game.view(table, viewer)
    if (table === busy) return
    this.game.actions(view)
    for (const seat of seats) this.game.actionsAt(table, seat)
    this.playOn(this.game.copy(table))
    this.playOn(this.game.imagine(view, this.random))
    this.game.lay(JSON.parse(JSON.stringify(this.game.setup(table))))
  }

  private playOn(table: AnyTable): void {
    for (let moves = 0; moves < AHEAD; moves++) {
      const [seat] = this.game.deciding(table)
      if (seat === undefined) return
      const action = anyAction(this.game, table, seat, this.luck)
      this.game.play(table, seat, action, this.random, () => this.game.view(table, seat))
    }
  }
}
