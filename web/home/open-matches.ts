import { useEffect, useMemo, useState } from 'react'
import { type Damaged, isDamaged, type KeptMatch } from '../matches/kept-match.ts'
import { rulesIn } from '../matches/rules-in.ts'
import { type KeptStanding, standingIn } from '../matches/standing.ts'
import { isWhole, useStored } from '../matches/store.ts'
import { onShelf } from '../shell/shelf.ts'

/** An open match with what its log leads to; `standing` is null until that is known, or if it cannot be read. */
export interface OpenMatch {
  readonly kept: KeptMatch
  readonly standing: KeptStanding | null
}

async function readStanding(kept: KeptMatch): Promise<KeptStanding | null> {
  const loaded = await onShelf(kept.game)?.load(rulesIn(kept.log))
  return loaded ? standingIn(kept, loaded.game) : null
}

const waitingFirst = (a: OpenMatch, b: OpenMatch): number =>
  Number(b.standing?.decides != null) - Number(a.standing?.decides != null) || b.kept.changed - a.kept.changed

/** A breath between two logs, so that the page answers while they are read. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done))

/** What a log led to. */
interface ReadLog {
  readonly log: string
  readonly standing: KeptStanding | null
}

/** Every open match, and what does not make one any more; null until that is known. */
export function useOpenMatches(): {
  readonly matches: readonly OpenMatch[] | null
  readonly damaged: readonly Damaged[]
} {
  const stored = useStored()
  const open = useMemo(() => stored?.filter(isWhole).filter(({ over }) => !over) ?? null, [stored])
  const damaged = useMemo(() => stored?.filter(isDamaged) ?? [], [stored])
  const [read, setRead] = useState<ReadonlyMap<string, ReadLog>>(new Map())

  useEffect(() => {
    let left = false
    const readAll = async (): Promise<void> => {
      for (const kept of open ?? []) {
        if (read.get(kept.id)?.log === kept.log) continue
        await breathe()
        if (left) return
        const standing = await readStanding(kept).catch(() => null)
        if (left) return
        setRead((before) => new Map(before).set(kept.id, { log: kept.log, standing }))
      }
    }
    void readAll()
    return () => {
      left = true
    }
  }, [open, read])

  const matches = open?.map((kept) => ({ kept, standing: read.get(kept.id)?.standing ?? null }))
  return { matches: matches?.sort(waitingFirst) ?? null, damaged }
}
