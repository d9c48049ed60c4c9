import type { GameBoard } from '@sternentisch/grammar'
import {
  type AnyGame,
  type AnyTable,
  anyAction,
  type Draws,
  type Feed,
  type GameEvent,
  Host,
  isRefusal,
  Match,
  type Moment,
  Reader,
  type Remember,
  randomFrom,
  type Seat,
  type Seed,
  seedFrom,
  type Viewer,
  writeOptions,
} from '@sternentisch/kernel'
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

/** A match played at random, with everybody there. */
export function* follow(
  { game, options, seed, whims, moves, remember }: Followed,
  inquest: Inquest,
): Generator<Scene> {
  const names = NAMES.slice(0, game.seatsOf(options))
  const match = new Match({ game, options, seed, id: seed.slice(0, 12), names })
  const viewers: readonly Viewer[] = [...match.seats, 'audience', 'all']
  const host = new Host(match, viewers)
  const watchers = viewers.map((viewer) => new Watcher(host.feedOf(viewer), inquest, remember))
  const here = { options: writeOptions(game.options, options), seed }
  const atRest: Still = (viewer) => (typeof viewer === 'number' ? game.actions(match.view(viewer)) : [])

  /** The latest message as everybody got it: instant by instant, each for all. */
  function shotsOf(made: Made, events: readonly GameEvent[], still: Still): Shot[] {
    const seen = watchers.map((watcher) => watcher.readOn(made))
    return [...events, null].flatMap((event, at) =>
      seen.map(({ viewer, moments }) => ({
        place: placeOf(made, viewer, event, at),
        moment: moments[at],
        event,
        actions: (event ? still : atRest)(viewer),
      })),
    )
  }

  yield { match, shots: shotsOf({ ...here, move: 0, text: '' }, match.dealt, () => []) }

  for (let move = 1; move <= moves && match.deciding().length > 0; move++) {
    const deciding = match.deciding()
    const seat = deciding[whims.below(deciding.length)]
    const text = game.write(someAction(match, seat, whims))
    const still = stillOpen(match, seat)
    const made = match.play(seat, text)
    if (isRefusal(made)) throw new Error(`a legal move is refused: ${text}`)
    yield { match, shots: shotsOf({ ...here, move, text }, made.events, still) }
  }
}

/** A move, by what names it. */
type Made = Pick<Place, 'options' | 'seed' | 'move' | 'text'>

const placeOf = (made: Made, viewer: Viewer, event: Pick<GameEvent, 'kind'> | null, at: number): Place => ({
  ...{ ...made, viewer },
  ...(event ? { event: at + 1, kind: event.kind } : { event: null, kind: null }),
})

/** One viewer, who reads and remembers. */
class Watcher {
  private readonly reader: Reader
  private made: Made | null = null
  private at = 0

  constructor(
    private readonly feed: Feed,
    inquest: Inquest,
    remember: GameBoard['remember'],
  ) {
    const asked = remember && this.asked(remember, inquest)
    this.reader = new Reader(feed.bill, asked)
  }

  readOn(made: Made): { readonly viewer: Viewer; readonly moments: readonly Moment[] } {
    this.made = made
    this.at = 0
    return { viewer: this.feed.viewer, moments: this.reader.readOn(this.feed) }
  }

  /** A memory that fails is a fault like any other, and the match goes on with the old one. */
  private asked(remember: Remember, inquest: Inquest): Remember {
    return (memory, moment) => {
      if (this.made) inquest.place = placeOf(this.made, this.feed.viewer, moment.event, this.at++)
      return inquest.ask({ asked: 'remember' }, () => remember(memory, moment) ?? null) ?? memory
    }
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
