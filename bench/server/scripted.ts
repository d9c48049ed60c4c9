import { games } from '@sternentisch/games/shelf'
import { type AnyGame, type AnyTable, Match, type Random, randomFrom, type Seat } from '@sternentisch/kernel'
import { seedNumber, Whims } from '../luck.ts'
import { optionsOf } from '../random-play.ts'

export interface ScriptedMove {
  readonly seat: Seat
  readonly text: string
}

/** A game whose every match is the same, and the moves of it: so all servers do the same work for the same clients. */
export interface Scripted {
  readonly game: AnyGame
  readonly script: readonly ScriptedMove[]
}

/** The same luck at every move, whatever happened before: servers that copy or forget tables have no other state. */
const luck = (): Random => randomFrom(seedNumber(7))

const withoutLuck = (game: AnyGame): AnyGame => ({
  ...game,
  deal: (options: object) => game.deal(options, luck()),
  play: (table: AnyTable, seat: Seat, action: unknown, _random: Random, ...rest: never[]) =>
    game.play(table, seat, action, luck(), ...rest),
})

const LONG_ENOUGH = 60

function scriptOf(game: AnyGame): readonly ScriptedMove[] {
  for (let whim = 1; ; whim++) {
    const whims = new Whims(whim * 7919)
    const match = new Match({ game, options: optionsOf(game), seed: seedNumber(1), id: 'bench', names: [] })
    const script: ScriptedMove[] = []
    for (let [seat] = match.deciding(); seat !== undefined; [seat] = match.deciding()) {
      const view = match.view(seat)
      const actions = game.actions(view)
      const text = game.write(actions[whims.below(actions.length)])
      script.push({ seat, text })
      match.play(seat, text)
    }
    if (script.length >= LONG_ENOUGH) return script
  }
}

/** The games for two whose questions all have to be answered by their players: a window closes in its own time. */
export const scripted: readonly Scripted[] = games
  .filter((game) => game.windowAt === undefined && game.seatsOf(optionsOf(game)) === 2)
  .map(withoutLuck)
  .map((game) => ({ game, script: scriptOf(game) }))

/** Matches take turns. */
export const scriptedFor = (match: number): Scripted => scripted[match % scripted.length]
