import type { Seat, Standing, Viewer } from '@sternentisch/kernel'
import { isStillIn, type KeptMatch, personsAt } from '../../matches/kept-match.ts'

/** As much of a match as it takes to say who may look. */
interface Watched extends Pick<Standing, 'moves' | 'result' | 'conceded'> {
  readonly seats: readonly Seat[]
}

/** Whose knowledge a replay may show, and how far. */
export interface Eyes {
  /** The match is being played on this device: nothing is shown that its table would not show. */
  readonly running: boolean
  /** In the order in which they are offered. */
  readonly viewers: readonly Viewer[]
  /** Whose knowledge is shown at first. */
  readonly first: Viewer
  /** How many moves a viewer may be shown. */
  reach(viewer: Viewer): number
}

/**
 * Once a match is over, everything is open. The same goes for an unfinished log that is not played here: whoever has
 * it has its seed, and there is no match to spoil; it begins with what everybody knew, because a friend's match may
 * still be played somewhere else, and nobody should see its cards without asking for them.
 */
export const openEyes = (match: Watched): Eyes => ({
  running: false,
  viewers: ['all', 'audience', ...match.seats],
  first: match.result ? 'all' : 'audience',
  reach: () => match.moves,
})

/** What may be seen of a match that is kept on this device. */
export function eyesOn(match: Watched, { players, heard }: Pick<KeptMatch, 'players' | 'heard'>): Eyes {
  if (match.result) return openEyes(match)
  const persons = personsAt(players)
  const playing = persons.filter((seat) => isStillIn(players[seat], match, seat))
  const [only, ...others] = persons
  // One person sees what is theirs. Where several share the device, everybody may look at what all who play have been
  // shown, and each alone, behind the curtain, at the rest. Where only bots play there is nobody but an audience.
  const viewers: readonly Viewer[] =
    only !== undefined && others.length === 0 ? [only] : ['audience', ...persons]
  const shownTo = (seat: Seat): number => heard?.[seat] ?? match.moves
  return {
    running: true,
    viewers,
    first: viewers[0],
    reach: (viewer) =>
      Math.min(match.moves, ...(typeof viewer === 'number' ? [viewer] : playing).map(shownTo)),
  }
}
