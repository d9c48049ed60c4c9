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
  const stop = async (): Promise<void> => {
    const { table } = looking ?? {}
    setLooking(null)
    if (table) await theLine().act(table, { do: 'close' })
  }
  return {
    ...{ looking, busy, refusal, look, stop },
    async slower(): Promise<void> {
      const { game } = looking ?? {}
      await stop()
      if (game) await look({ game, pace: 'day' })
    },
    async bot(): Promise<void> {
      const { game } = looking ?? {}
      await stop()
      if (game) await playNow(game, you)
    },
  }
}
