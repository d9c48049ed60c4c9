import { isRefusal } from '@sternentisch/kernel'
import { use } from 'react'
import { keptCards } from '../own-cards/store.ts'
import { fetchOnce } from '../shell/fetch-once.ts'
import { contentOf, nameOf } from './kept-set.ts'
import { setsFor, useStoredSets } from './store.ts'

/** A set that an address names, with what is in it. */
export interface ShownSet {
  readonly name: string
  readonly content: object
}

const found = new Map<string, Promise<string | null>>()

/** A set by the name that logs have for it: one that was played with here, or at a table of the server. */
const playedFile = (game: string, name: string): Promise<string | null> =>
  fetchOnce(found, `${game} ${name}`, async () => {
    const kept = (await keptCards(game)).get(name)
    const [, hash] = /^set-([0-9a-f]{64})$/.exec(name) ?? []
    if (kept !== undefined || hash === undefined) return kept ?? null
    const { fetchSet } = await import('../online/fetch-set.ts')
    const set = await fetchSet(hash)
    return isRefusal(set) || set.game !== game ? null : set.file
  })

/** The set that an address names: one that is being made, or one that was played with. Undefined while that is not known; null if it is not there. */
export function useShownSet(game: string, set: string): ShownSet | null | undefined {
  const stored = useStoredSets()
  if (!stored) return undefined
  const mine = setsFor(stored, game).find(({ id }) => id === set)
  if (mine) {
    const content = contentOf(mine)
    return { name: nameOf(mine, content), content }
  }
  const file = use(playedFile(game, set))
  if (file === null) return null
  const content = contentOf({ file })
  return { name: nameOf({ title: set }, content), content }
}
