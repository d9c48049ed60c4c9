import {
  type AnyGame,
  eventsFor,
  isRefusal,
  Match,
  randomFrom,
  readOptions,
  type Seat,
  type Step,
  seedFrom,
  type Viewer,
} from '@sternentisch/kernel'

/** Two matches of one move that differ only in what the viewer may not know. */
export interface Twins {
  readonly viewer: Viewer
  readonly matches: readonly [Match, Match]
  /** The moves differ, too: somebody did something face-down. */
  readonly hidden: boolean
}

/** More would be looked through for long, and found seldom. */
const MIRRORS = 120

/** Plays a random match, and finds twins of some of its positions. */
export function* twinsOf(game: AnyGame, seed: string): Generator<Twins> {
  const options = readOptions(game.options, {})
  if (isRefusal(options)) throw new Error(options.code)
  const whims = randomFrom(seedFrom(`whims of ${seed}`)).stream('whims')
  const names = ['Ada', 'Bo', 'Cleo', 'Dan']
  const match = new Match({ game, options, seed: seedFrom(seed), id: seed, names })
  while (match.result === null) {
    const [seat] = match.deciding()
    const moves = match.moves(seat)
    const text = moves[whims.below(moves.length)]
    // Here and there: the whole match comes its turn, and nothing takes long.
    const viewers = whims.below(3) === 0 ? [...match.seats, 'audience' as const] : []
    for (const viewer of viewers) {
      const twins = viewer === seat ? null : twinsAt(match, seat, text, viewer, `${seed} ${whims.below(1e9)}`)
      if (twins) yield twins
    }
    match.play(seat, text)
  }
}

function twinsAt(match: Match, seat: Seat, text: string, viewer: Viewer, seed: string): Twins | null {
  const { game, opening } = match
  const imagined = game.imagine(match.view(viewer), randomFrom(seedFrom(seed)))
  const lying = (laid: Match['table']): Match =>
    new Match({ ...opening, seed: seedFrom(seed), laid: game.copy(laid) })
  const one = lying(match.table)
  const told = knownTo(viewer, one, one.play(seat, text))
  const moves = lying(imagined).moves(seat)
  // A move with another name first: there is most to give away.
  const mirrors = [...moves.filter((each) => each !== text).slice(0, MIRRORS), text]
  for (const mirror of mirrors) {
    const other = lying(imagined)
    if (knownTo(viewer, other, other.play(seat, mirror)) === told)
      return { viewer, matches: [one, other], hidden: mirror !== text }
  }
  return null
}

/** All that a viewer can know of a move; null if it was refused. */
const knownTo = (viewer: Viewer, match: Match, step: ReturnType<Match['play']>): string | null =>
  isRefusal(step) ? null : JSON.stringify([eventsFor((step as Step).events, viewer), match.view(viewer)])
