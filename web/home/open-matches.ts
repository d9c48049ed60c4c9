import { isRefusal, type Match, type Seat, type Viewer } from '@sternentisch/kernel'
import { useCallback, useEffect, useState } from 'react'
import { forget, type KeptMatch, keptMatches, reopen } from '../matches/store.ts'
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

const openOnes = (): KeptMatch[] => keptMatches().filter(({ over }) => !over)

const waitingFirst = (a: OpenMatch, b: OpenMatch): number =>
  Number(b.standing?.decides != null) - Number(a.standing?.decides != null) || b.kept.changed - a.kept.changed

/** A breath between two logs, so that the page answers while they are read. */
const breathe = (): Promise<void> => new Promise((done) => setTimeout(done))

export function useOpenMatches(): { readonly matches: readonly OpenMatch[]; remove(id: string): void } {
  const [kept, setKept] = useState(openOnes)
  const [standings, setStandings] = useState<ReadonlyMap<string, Standing | null>>(new Map())

  useEffect(() => {
    const refresh = (): void => setKept(openOnes())
    addEventListener('storage', refresh)
    return () => removeEventListener('storage', refresh)
  }, [])

  useEffect(() => {
    let left = false
    const readAll = async (): Promise<void> => {
      for (const each of kept) {
        await breathe()
        if (left) return
        const standing = await readStanding(each).catch(() => null)
        if (left) return
        setStandings((before) => new Map(before).set(each.id, standing))
      }
    }
    void readAll()
    return () => {
      left = true
    }
  }, [kept])

  const remove = useCallback((id: string) => {
    forget(id)
    setKept(openOnes())
  }, [])

  const matches = kept.map((each) => ({ kept: each, standing: standings.get(each.id) ?? null }))
  return { matches: matches.sort(waitingFirst), remove }
}
