import type { GameBoard } from '@sternentisch/grammar'
import {
  type AnyGame,
  type AnyTable,
  anyAction,
  type Draws,
  type GameEvent,
  isRefusal,
  Match,
  type Moment,
  randomFrom,
  type Seat,
  type Seed,
  seedFrom,
  type Viewer,
  writeOptions,
} from '@sternentisch/kernel'
import { Camera } from '@sternentisch/web/film'
import type { Inquest, Place } from './inquest.ts'

/** One viewer at one instant of a match, with the place to name if something is wrong there. */
export interface Shot {
  readonly place: Place
  readonly moment: Moment
  readonly event: GameEvent | null
  /** What this viewer may decide at that instant. */
  readonly actions: readonly unknown[]
}

/** One move, or the deal: what happened, for every viewer, then how things stand. */
export interface Scene {
  readonly match: Match
  readonly shots: readonly Shot[]
}

const NAMES = ['Anna', 'Jonas', 'Mira', 'Bo']

interface Followed {
  readonly game: AnyGame
  readonly options: object
  readonly seed: Seed
  readonly whims: Draws
  /** Not more moves than these. */
  readonly moves: number
  readonly remember: GameBoard['remember']
}

/** A match played at random and filmed for everybody at once. */
export function* follow(
  { game, options, seed, whims, moves, remember }: Followed,
  inquest: Inquest,
): Generator<Scene> {
  const names = NAMES.slice(0, game.seatsOf(options))
  const match = new Match({ game, options, seed, id: seed.slice(0, 12), names })
  const viewers: readonly Viewer[] = [...match.seats, 'audience', 'all']
  const cameras = viewers.map((viewer) => ({
    viewer,
    camera: new Camera(match, viewer, asked(remember, inquest)),
  }))

  function take(place: Omit<Place, 'viewer'>, event: GameEvent | null, still: Still): Shot[] {
    return cameras.map(({ viewer, camera }) => {
      inquest.place = { ...place, viewer }
      const moment = event ? camera.take(event) : camera.rest()
      return { place: inquest.place, moment, event, actions: still(viewer) }
    })
  }
  const atRest: Still = (viewer) => (typeof viewer === 'number' ? game.actions(match.view(viewer)) : [])

  const here = { options: writeOptions(game.options, options), seed }
  const rest = { ...here, event: null, kind: null }
  const opening = { ...here, move: 0, text: '' }
  const dealt = match.dealt.flatMap((event, at) =>
    take({ ...opening, event: at + 1, kind: event.kind }, event, () => []),
  )
  yield { match, shots: [...dealt, ...take({ ...rest, ...opening }, null, atRest)] }

  for (let move = 1; move <= moves && match.deciding().length > 0; move++) {
    const deciding = match.deciding()
    const seat = deciding[whims.below(deciding.length)]
    const text = game.write(someAction(match, seat, whims))
    const still = stillOpen(match, seat)
    const shots: Shot[] = []
    const made = match.play(seat, text, (event) =>
      shots.push(
        ...take({ ...here, move, text, event: at(shots, viewers) + 1, kind: event.kind }, event, still),
      ),
    )
    if (isRefusal(made)) throw new Error(`a legal move is refused: ${text}`)
    yield { match, shots: [...shots, ...take({ ...rest, move, text }, null, atRest)] }
  }
}

/** What somebody may decide while something happens. */
type Still = (viewer: Viewer) => readonly unknown[]

/** Those who decide at the same time go on deciding while a move of another is shown. */
function stillOpen(match: Match, mover: Seat): Still {
  const open = new Map(
    match
      .deciding()
      .filter((seat) => seat !== mover)
      .map((seat) => [seat as Viewer, match.game.actions(match.view(seat))]),
  )
  return (viewer) => open.get(viewer) ?? []
}

const at = (shots: readonly Shot[], viewers: readonly Viewer[]): number => shots.length / viewers.length

/** A memory that fails is a fault like any other, and the match goes on with the old one. */
const asked = (remember: GameBoard['remember'], inquest: Inquest): GameBoard['remember'] =>
  remember &&
  ((memory, moment) => inquest.ask({ asked: 'remember' }, () => remember(memory, moment) ?? null) ?? memory)

/** How often somebody thinks again who could end the match: giving up is legal at any time, and most matches are longer. */
const SECOND_THOUGHTS = 3

function someAction({ game, table }: Match, seat: Seat, whims: Draws): unknown {
  for (let thought = 0; ; thought++) {
    const action = anyAction(game, table, seat, whims)
    if (thought === SECOND_THOUGHTS || !endsBy(game, table, seat, action)) return action
  }
}

function endsBy(game: AnyGame, table: AnyTable, seat: Seat, action: unknown): boolean {
  const after = game.copy(table)
  game.play(after, seat, action, randomFrom(ANY_LUCK))
  return game.result(after) !== null
}

const ANY_LUCK = seedFrom('any luck')
