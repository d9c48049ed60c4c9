import { isRefusal, type Refusal, remember } from '@sternentisch/kernel'
import { refuseOnline, setNameOf } from '@sternentisch/wire'
import { setsOf, takeIn } from '../own-cards/at-hand.ts'
import type { LoadedGame } from '../shell/shelf.ts'
import { type OpenGame, openGame } from '../table/open/open-game.ts'
import { fetchSet } from './fetch-set.ts'

/** A table with cards of somebody's own brings them along: the game gets to know them under the server's name. */
export async function bringSet({ game, cards }: LoadedGame, hash: string): Promise<Refusal | null> {
  const name = setNameOf(hash)
  if (!cards) return refuseOnline('online.noCards')
  if (setsOf(game).has(name)) return null
  const set = await fetchSet(hash)
  return isRefusal(set) ? set : takeIn(game, cards, name, set.file)
}

const opened = new Map<string, Promise<OpenGame | Refusal>>()

/** The game of a table, able to play with the cards that lie there. What was refused is asked for again the next time. */
export const openWithSet = (game: string, rules: string, hash: string | null): Promise<OpenGame | Refusal> =>
  hash === null
    ? openGame(game, rules)
    : remember(opened, `${game} ${rules} ${hash}`, async () => {
        const found = await openGame(game, rules)
        const refusal = isRefusal(found) ? found : await bringSet(found, hash)
        if (refusal) opened.delete(`${game} ${rules} ${hash}`)
        return refusal ?? found
      })
