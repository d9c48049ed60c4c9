import { isRefusal, Reader, remember } from '@sternentisch/kernel'
import type { Listing, Post } from '@sternentisch/wire'
import { useEffect, useState } from 'react'
import type { OpenGame } from '../../table/open/open-game.ts'
import { openWithSet } from '../bring-set.ts'
import { call, sessionNow } from '../server.ts'

/** A match as I may know it, without sitting down at it. */
export interface Glance {
  readonly opened: OpenGame
  readonly seen: Reader
}

const glances = new Map<string, Promise<Glance | null>>()

/** What happened is asked for once for every state of a table, and by whoever else comes once more: it is told to their eyes. */
const glanceAt = (table: string, cards: string | null, stirred: number): Promise<Glance | null> =>
  remember(glances, `${sessionNow()} ${table} ${stirred}`, async () => {
    const posts = await call<readonly Post[]>('GET', `tables/${table}/posts`)
    if (isRefusal(posts)) return null
    const bill = posts.find((post) => post.bill)?.bill
    if (!bill) return null
    const game = await openWithSet(bill.game, bill.rules, cards)
    if (isRefusal(game)) return null
    const seen = new Reader(bill, game.board.remember as ConstructorParameters<typeof Reader>[1])
    for (const { news } of posts) if (news) seen.take(news)
    return { opened: game, seen }
  })

/** Null until it is known, and where it cannot be: then a list says less. */
export function useGlance({ notice: { table, cards }, stirred }: Listing): Glance | null {
  const [glance, setGlance] = useState<Glance | null>(null)
  useEffect(() => {
    let left = false
    glanceAt(table, cards, stirred)
      .catch(() => null)
      .then((found) => left || setGlance(found))
    return () => {
      left = true
    }
  }, [table, cards, stirred])
  return glance
}
