import { isRefusal, type Match, type Seat, type Viewer } from '@sternentisch/kernel'
import { useEffect, useMemo, useState } from 'react'
import { type Damaged, isDamaged, type KeptMatch, reopen } from '../matches/kept-match.ts'
import { isWhole, useStored } from '../matches/store.ts'
import { onShelf } from '../shell/shelf.ts'

/** An open match with what its log leads to; `standing` is null until that is known, or if it cannot be read. */
export interface OpenMatch {
  readonly kept: KeptMatch
  readonly standing: Standing | null
}

export interface Standing {
  readonly view: unknown
  readonly moves: number
  /** The person whose decision it is; null if only bots are to decide. */
  readonly decides: Seat | null
}

const people = ({ players }: KeptMatch): Seat[] =>
  players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat as Seat] : []))

/** The only person here sees what is theirs; where several share the screen, nobody's secrets are shown. */
const viewerOf = (kept: KeptMatch): Viewer => {
  const [first, ...others] = people(kept)
  return first === undefined || others.length > 0 ? 'audience' : first
}

function standingOf(kept: KeptMatch, match: Match): Standing {
  const deciding = match.deciding()
  return {
    view: match.view(viewerOf(kept)),
    moves: match.steps.length,
    decides: people(kept).find((seat) => deciding.includes(seat)) ?? null,
  }
}

async function readStanding(kept: KeptMatch): Promise<Standing | null> {
  const loaded = await onShelf(kept.game)?.load()
  if (!loaded) return null
  const match = reopen(kept, loaded.game)
  return isRefusal(match) ? null : standingOf(kept, match)
}

const waitingFirst = (a: OpenMatch, b: OpenMatch): number =>
  Number(b.standing?.decides != null) - Number(a.standing?.decides != null) || b.kept.changed - a.kept.changed

/** A breath between two logs, so that the page answers while they are read. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done))

/** What a log led to. */
interface ReadLog {
  readonly log: string
  readonly standing: Standing | null
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
