import { type ChildProcess, execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { games } from '@sternentisch/games/shelf'
import { isRefusal, readOptions } from '@sternentisch/kernel'
import type { Listing } from '@sternentisch/wire'
import { describe, expect, it, onTestFinished } from 'vitest'
import { USUAL_LIMITS } from '../edge/limits.ts'
import { broughtBy } from '../table/opened.ts'
import { begin, settingsFor } from './begin.ts'
import type { Visitor } from './visitor.ts'

const bot = fileURLToPath(new URL('../../docs/examples/bot.mjs', import.meta.url))
/** Windows stay open for three seconds by the clock of the server. */
const HASTE = 15
const MUCH = { atOnce: 100_000, perSecond: 100_000 }

/** The bot as anybody would start it, with a token of its own. */
async function runBot(visitor: Visitor, table: string, deck: string | null): Promise<string> {
  const made = await visitor.call<{ readonly token: string }>('POST', 'tokens')
  if (isRefusal(made)) throw new Error(made.code)
  const words = [bot, visitor.address, made.token, `${visitor.address}#/at/${table}`, ...(deck ? [deck] : [])]
  const running = promisify(execFile)(process.execPath, words)
  onTestFinished(() => {
    ;(running.child as ChildProcess).kill('SIGKILL')
  })
  return (await running).stdout
}

describe('the bot of docs/examples', () => {
  it.each(games.map((game) => [game.id, game] as const))('plays a whole match of %s', async (id, game) => {
    const base = Date.now()
    const { arrive } = await begin({
      limits: { ...USUAL_LIMITS, requests: MUCH },
      now: () => base + (Date.now() - base) * HASTE,
    })
    const [anna, ben] = await Promise.all([arrive('Anna'), arrive('Ben')])
    const settings = settingsFor(id)
    const options = readOptions(game.options, {})
    const [hers, his] = ([0, 1] as const).map((seat) => {
      const deck = broughtBy(game, options, seat)?.default
      return deck === undefined ? null : String(deck)
    })
    const { table } = await anna.open({ settings, seat: 0, deck: hers })
    const said = await Promise.all([runBot(anna, table, hers), runBot(ben, table, his)])
    const [match] = (await anna.call<readonly Listing[]>('GET', 'mine')) as readonly Listing[]
    expect(match.notice.state).toBe('over')
    const won = match.result?.winners.join(' and ') || 'nobody'
    expect(said).toEqual([`Seat 0: won by ${won}\n`, `Seat 1: won by ${won}\n`])
  })
})
