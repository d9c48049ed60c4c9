import { isRefusal, type Refusal } from '@sternentisch/kernel'
import type { QuickWish } from '@sternentisch/wire'
import { useEffect, useState } from 'react'
import { playNow } from '../../home/play-now.ts'
import { go } from '../../shell/router.ts'
import { theLine } from '../line.ts'
import { refreshMine } from '../mine.ts'
import { call } from '../server.ts'
import { useFollowed } from '../use-followed.ts'
import type { Introducing } from '../use-introduction.ts'

export interface Looking extends QuickWish {
  readonly table: string
  readonly since: number
}

/** Looks for somebody to play with; whoever looks is there, so that others find them. */
export function useQuick(introducing: Introducing, you: string) {
  const [looking, setLooking] = useState<Looking | null>(null)
  const [busy, setBusy] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const followed = useFollowed(looking?.table ?? null)
  const state = followed?.notice?.state
  useEffect(() => {
    if (looking && state === 'running') go({ name: 'at', table: looking.table })
    // Put away on another page of theirs.
    if (state === 'closed') setLooking(null)
  }, [looking, state])

  const look = async (wish: QuickWish): Promise<void> => {
    if (busy !== null) return
    setBusy(wish.game)
    setRefusal(null)
    const me = await introducing.settle()
    const found = isRefusal(me) ? me : await call<{ readonly table: string }>('POST', 'quick', wish)
    setBusy(null)
    if (isRefusal(found)) setRefusal(found)
    else setLooking({ ...wish, table: found.table, since: Date.now() })
    void refreshMine()
  }
  /** True once nobody looks any more. Where somebody has sat down in that instant the match has begun, and leads there. */
  const stop = async (): Promise<boolean> => {
    const { table } = looking ?? {}
    const refused = table ? await theLine().act(table, { do: 'close' }) : null
    if (refused?.code === 'online.begun') return false
    setLooking(null)
    if (refused && refused.code !== 'online.closed') setRefusal(refused)
    return true
  }
  return {
    ...{ looking, busy, refusal, look, stop },
    async slower(): Promise<void> {
      const { game } = looking ?? {}
      if ((await stop()) && game) await look({ game, pace: 'day' })
    },
    async bot(): Promise<void> {
      const { game } = looking ?? {}
      if ((await stop()) && game) await playNow(game, you)
    },
  }
}
