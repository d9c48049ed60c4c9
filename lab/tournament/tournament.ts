import { digestOf, isRefusal, type Refusal } from '@sternentisch/kernel'
import { readPlayer } from '../match/players.ts'
import { readWeights } from '../train/weights.ts'
import { doAll, type Hand, type Named } from '../work/hands.ts'
import { Journal } from '../work/journal.ts'
import { isPlayed } from '../work/played.ts'
import { type Contest, keyOf, matchOf, readKey, Standing } from './contest.ts'

/** Everything that the outcome hangs on. */
export interface Tournament {
  readonly seed: string
  /** Normalised Elo that the sequential tests look for. */
  readonly margin: number
  readonly contests: readonly Contest[]
}

interface Conduct {
  /** So many rotations of each contest at most. */
  readonly rotations: number
  /** Made when they are needed: a refusal comes first. */
  hands(): readonly Hand[]
  /** Where outcomes are kept, if anywhere. */
  readonly file?: string | undefined
  progress(done: number, all: number): void
  /** Is told how many matches the file has already. */
  went?(n: number): void
}

/** Holds a tournament, or goes on with one; each contest ends as soon as it is decided. */
export async function holdTournament(
  tournament: Tournament,
  { rotations, hands, file, progress, went }: Conduct,
): Promise<readonly Standing[] | Refusal> {
  const { contests, margin } = tournament
  const standings = contests.map((contest) => new Standing(contest, margin))
  const journal = journalOf(tournament, file)
  if (isRefusal(journal)) return journal
  const add = (key: string, outcome: unknown): void => {
    const [contest, rotation, side] = readKey(key) ?? []
    if (contest !== undefined && rotation! < rotations && isPlayed(outcome))
      standings[contest].add(rotation!, side!, outcome)
  }
  if (journal.outcomes.size > 0) went?.(journal.outcomes.size)
  // As they were counted when they came, so that a decision falls where it fell.
  for (const [key, outcome] of journal.outcomes) add(key, outcome)
  const all = contests.reduce((sum, { sides }) => sum + sides.length, 0) * rotations
  let told = doneOf(standings, rotations)
  const tell = (): void => {
    const done = doneOf(standings, rotations)
    if (done > told) progress(done, all)
    told = done
  }
  try {
    await doAll(tasksOf(tournament, standings, rotations, journal), hands(), (key, outcome) => {
      journal.note(key, outcome)
      add(key, outcome)
      tell()
    })
  } finally {
    journal.close()
  }
  return standings
}

/** Matches done, or not needed any more. */
const doneOf = (standings: readonly Standing[], rotations: number): number =>
  standings.reduce(
    (sum, { shares, isDecided, contest }) =>
      sum + (isDecided ? rotations : shares.length) * contest.sides.length,
    0,
  )

/** The next rotation of every contest, then the one after: so that all can be told apart at about the same time. */
function* tasksOf(
  { seed, contests }: Tournament,
  standings: readonly Standing[],
  rotations: number,
  { outcomes }: Journal,
): Iterator<Named> {
  for (let rotation = 0; rotation < rotations; rotation++)
    for (const [at, contest] of contests.entries())
      for (let side = 0; side < contest.sides.length && !standings[at].isDecided; side++) {
        const key = keyOf(at, rotation, side)
        if (!outcomes.has(key))
          yield { key, task: { kind: 'match', match: matchOf(contest, seed, rotation, side) } }
      }
}

function journalOf(tournament: Tournament, file: string | undefined): Journal | Refusal {
  if (file === undefined) return Journal.forgetful()
  const { contests } = tournament
  const about = { lab: 'tournament', version: 1, ...tournament, ...weightsOf(contests) }
  return Journal.open(file, about, (key, outcome) => {
    const [contest, , side] = readKey(key) ?? []
    return contest !== undefined && side! < (contests[contest]?.sides.length ?? 0) && isPlayed(outcome)
  })
}

/** Files of weights that players bring, by their contents: with others it would be another tournament. */
function weightsOf(contests: readonly Contest[]): { weights?: Record<string, string> } {
  const players = contests.flatMap(({ challenger, other }) => [readPlayer(challenger), readPlayer(other)])
  const files = players.flatMap((player) =>
    isRefusal(player) || player.weights === null ? [] : [player.weights],
  )
  if (files.length === 0) return {}
  return {
    weights: Object.fromEntries(files.map((file) => [file, digestOf([JSON.stringify(readWeights(file))])])),
  }
}
