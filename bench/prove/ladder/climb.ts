import { doAll, type Hand, isPlayed, type Journal, keyOf, matchOf, readKey, shareOf } from '@sternentisch/lab'
import type { Rung } from './rungs.ts'
import { ShareTest } from './share-test.ts'

interface Climb {
  readonly seed: string
  /** Rotations at most. */
  readonly rotations: number
  /** Made when they are needed: what is known already needs nobody. */
  hands(): readonly Hand[]
  /** Where matches are kept, and those of before are found. */
  readonly journal: Journal
  progress(done: number): void
}

/** What a rung is called in a journal: with other rules it is another one. */
const nameOf = ({ game, rules, options, challenger, other }: Rung): string =>
  `${game} ${rules} ${options} ${challenger} ${other}`

/** Whether an entry of a journal is a match of some rung. */
export const isMatch = (key: string, outcome: unknown): boolean =>
  isPlayed(outcome) && readKey(key.slice(key.lastIndexOf(' ') + 1)) !== null

/** Plays rotations of one rung until it is decided; they count in their order, whoever of the threads was quicker. */
export async function climb(rung: Rung, conduct: Climb): Promise<ShareTest> {
  const { seed, rotations, hands, journal, progress } = conduct
  const { sides } = rung
  const name = nameOf(rung)
  const test = new ShareTest(rung.claimed, sides.length)
  const keyFor = (rotation: number, side: number): string => `${name} ${keyOf(0, rotation, side)}`
  const shareIn = (rotation: number, side: number): number | null => {
    const outcome = journal.outcomes.get(keyFor(rotation, side))
    return isPlayed(outcome) ? shareOf(outcome, sides, side) : null
  }
  const count = (): void => {
    while (test.verdict === 'open' && test.n < rotations) {
      const shares = sides.map((_, side) => shareIn(test.n, side))
      if (!shares.every((share) => share !== null)) return
      test.add(shares.reduce((sum, share) => sum + share, 0) / sides.length)
      progress(test.n)
    }
  }
  function* tasks() {
    for (let rotation = 0; rotation < rotations; rotation++)
      for (let side = 0; side < sides.length && test.verdict === 'open'; side++) {
        const key = keyFor(rotation, side)
        if (!journal.outcomes.has(key))
          yield { key, task: { kind: 'match' as const, match: matchOf(rung, seed, rotation, side) } }
      }
  }
  count()
  if (test.verdict === 'open' && test.n < rotations)
    await doAll(tasks(), hands(), (key, outcome) => {
      journal.note(key, outcome)
      count()
    })
  return test
}
