import { NORMAL, USUAL } from '@sternentisch/bots/levels'
import { botName } from '@sternentisch/bots/names'
import { isRefusal, readOptions } from '@sternentisch/kernel'
import { newMatch, type Player } from '../matches/store.ts'
import { go } from '../shell/router.ts'
import { getSettings, wantsMotion } from '../shell/settings.ts'
import { onShelf } from '../shell/shelf.ts'

const GROWS = 320

/** The picture of the panel grows into the table, for people who like motion. */
const pictureHasGrown = (): Promise<void> =>
  new Promise((done) => setTimeout(done, wantsMotion(getSettings()) ? GROWS : 0))

/** Sits down at once: the usual table, one bot. */
export async function playNow(game: string, you: string): Promise<void> {
  const players: readonly Player[] = [
    { kind: 'person', name: you, budget: 0 },
    { kind: 'bot', name: botName(USUAL), budget: NORMAL },
  ]
  const [{ game: rules }] = await Promise.all([onShelf(game)!.load(), pictureHasGrown()])
  const options = readOptions(rules.options, {})
  if (isRefusal(options)) throw new Error(`the usual options of ${game} are refused: ${options.code}`)
  go({ name: 'table', match: newMatch(rules, options, players).id })
}
