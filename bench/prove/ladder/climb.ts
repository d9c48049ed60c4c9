import { doAll, type Hand, isPlayed, keyOf, matchOf, readKey, shareOf } from '@sternentisch/lab'
import type { Rung } from './rungs.ts'
import { ShareTest } from './share-test.ts'

interface Climb {
  readonly seed: string
  /** Rotations at most. */
  readonly rotations: number
  readonly hands: readonly Hand[]
  progress(done: number): void
}

/** Plays rotations of one rung until it is decided; they count in their order, whoever of the threads was quicker. */
export async function climb(rung: Rung, { seed, rotations, hands, progress }: Climb): Promise<ShareTest> {
  const { sides } = rung
  const test = new ShareTest(rung.claimed, sides.length)
  const waiting = new Map<number, (number | undefined)[]>()
  function* tasks() {
    for (let rotation = 0; rotation < rotations; rotation++)
      for (let side = 0; side < sides.length && test.verdict === 'open'; side++)
        yield {
          key: keyOf(0, rotation, side),
          task: { kind: 'match' as const, match: matchOf(rung, seed, rotation, side) },
        }
  }
  await doAll(tasks(), hands, (key, outcome) => {
    const [, rotation, side] = readKey(key)!
    if (!isPlayed(outcome)) throw new Error(`no outcome of ${key}`)
    const shares = waiting.get(rotation) ?? sides.map(() => undefined)
    shares[side] = shareOf(outcome, sides, side)
    waiting.set(rotation, shares)
    for (let next = waiting.get(test.n); test.verdict === 'open' && next; next = waiting.get(test.n)) {
      if (!next.every((share) => share !== undefined)) break
      test.add(next.reduce((sum, share) => sum + share, 0) / sides.length)
      progress(test.n)
    }
  })
  return test
}
