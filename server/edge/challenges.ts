import type { Store } from '../store/store.ts'

const LASTS = 5 * 60_000
const MOST = 10_000

/** Challenges that were given out: each is good once, and not for long. */
export interface Challenges {
  give(challenge: string): Promise<void>
  take(challenge: string): Promise<boolean>
}

type Keeper = Pick<Store, 'giveChallenge' | 'takeChallenge'>

/** For one purpose; whoever asks at one process may answer at another. */
export function challengesIn(store: Keeper, purpose: string, now: () => number): Challenges {
  if (!store.giveChallenge) return new OwnChallenges(now)
  return {
    give: async (challenge) => store.giveChallenge?.(`${purpose} ${challenge}`, now(), now() + LASTS),
    take: async (challenge) => (await store.takeChallenge?.(`${purpose} ${challenge}`, now())) ?? false,
  }
}

/** In this process, where there is no other. */
class OwnChallenges implements Challenges {
  private readonly open = new Map<string, number>()

  constructor(private readonly now: () => number) {}

  async give(challenge: string): Promise<void> {
    // The oldest come first; should somebody ask without end, theirs go.
    for (const [each, until] of this.open) {
      if (until > this.now() && this.open.size < MOST) break
      this.open.delete(each)
    }
    this.open.set(challenge, this.now() + LASTS)
  }

  async take(challenge: string): Promise<boolean> {
    const until = this.open.get(challenge)
    this.open.delete(challenge)
    return until !== undefined && until > this.now()
  }
}
