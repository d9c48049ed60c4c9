import {
  isRefusal,
  type Luck,
  randomFrom,
  readOptions,
  type Seat,
  type Seed,
  seedFrom,
} from '@sternentisch/kernel'
import { USUAL_LIMITS } from '../../edge/limits.ts'
import { findGame } from '../../find-game.ts'
import { makeServer, type Server } from '../../start.ts'
import { MemoryStore } from '../../store/memory.ts'
import type { Store } from '../../store/store.ts'
import { hasty, LOOSE } from '../crash/haste.ts'
import { keptOf, seesTheSame } from '../crash/judge.ts'
import { ProvedMatch } from '../crash/match.ts'
import type { Planned } from '../openings.ts'
import { Player } from '../player.ts'
import { strayIn } from './frames.ts'

/** Somebody with everything that was ever sent to them. */
interface Bugged {
  readonly player: Player
  readonly heard: string[]
  /** How much of that was read. */
  read: number
}

export interface Heard {
  readonly wrong: string | null
  readonly bytes: number
}

const LONGEST_MS = 6000
const PATIENCE_MS = 10_000

/** Plays a whole match of the real server and reads every byte that anybody gets for what they may not know. */
export async function wholeMatch(
  planned: Planned,
  seed: string,
  plant?: (server: Server) => void,
): Promise<Heard> {
  const base = Date.now()
  const dealt: Seed[] = []
  const failures: unknown[] = []
  const store = new MemoryStore()
  const server = makeServer({
    ...{ store, findGame, limits: { ...USUAL_LIMITS, ...LOOSE } },
    now: hasty(base),
    seed: () => {
      dealt.push(seedFrom(`${seed} ${dealt.length}`))
      return dealt[dealt.length - 1]
    },
    failed: (error) => failures.push(error),
  })
  plant?.(server)
  const address = `${await server.edge.app.listen({ port: 0, host: '127.0.0.1' })}/`
  const everybody: Bugged[] = []
  const arrive = async (): Promise<Player> => {
    const heard: string[] = []
    const player = await Player.arrive(address, `P${everybody.length}`, (text) => heard.push(text))
    everybody.push({ player, heard, read: 0 })
    return player
  }
  try {
    const people: Player[] = []
    for (const _ of [...planned.settings.chairs, 'watcher']) people.push(await arrive())
    const watcher = people[people.length - 1]
    const luckOf = (name: string): Luck => randomFrom(seedFrom(`${seed} ${name}`)).stream('player')
    // Lists as they are typed, so that no other name could stand there by chance.
    const decks = planned.decks.map((deck, seat) => (deck === null ? null : typed(planned, seat, deck)))
    const match = await ProvedMatch.open({ ...planned, decks }, people.slice(0, -1), watcher, (name) =>
      luckOf(name.split(' ')[1]),
    )
    const secrets = {
      seeds: dealt,
      tokens: people.map(({ token }) => token),
      decks: decks.map((deck, seat) => (isOpenAt(planned, seat) ? null : deck)),
      ahead: people.map(aheadOf),
    }
    const overheard = (): string | null =>
      everybody.map((each, at) => found(each, at, secrets)).find((each) => each !== null) ?? null
    let wrong: string | null = null
    // Once somebody was sent what they may not know, the match need not go on.
    for (const end = Date.now() + LONGEST_MS; Date.now() < end && !match.over && wrong === null; ) {
      await new Promise((resolve) => setTimeout(resolve, 100))
      for (const [seat, player] of people.entries()) await curious(player, match.table, seat as Seat)
      wrong = overheard()
    }
    await match.stop()
    const apart = wrong === null ? await firstApart(store, match.table, people) : null
    wrong ??= overheard()
    const bytes = everybody.reduce((sum, { heard }) => sum + heard.join('').length, 0)
    return { wrong: wrong ?? apart ?? (failures.length > 0 ? String(failures[0]) : null), bytes }
  } finally {
    for (const { player } of everybody) player.leave()
    await server.close()
  }
}

/** Who does not come to see what the server shows; what was said last may still be on its way. */
async function firstApart(store: Store, table: string, people: readonly Player[]): Promise<string | null> {
  let apart: string | null = null
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; ) {
    const kept = await keptOf(store, table)
    if (!kept) return 'there is no match'
    apart = people.map((player) => seesTheSame(player, table, kept)).find((each) => each !== null) ?? null
    if (apart === null) return null
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return apart
}

const typed = ({ game, settings }: Planned, seat: number, deck: string): string => {
  const rule = game.options.rules.find((each) => each.seat === seat)
  if (!rule?.list) return deck
  const list = rule.list.read(rule.list.write(deck, settings.options))
  const written = readOptions(game.options, { ...settings.options, [rule.id]: list })
  return list !== '' && !isRefusal(written) ? list : deck
}

/** Where a house rule lays the lists open, they are no secret. */
const isOpenAt = ({ game, settings }: Planned, seat: number): boolean =>
  game.options.rules.find((each) => each.seat === seat)?.isOpen?.(settings.options) ?? false

/** No move of any game: it stays where it was put until it is that seat's turn, and stands nowhere else. */
const aheadOf = ({ name }: Player): string => `kept ready by ${name}`

/** Asks for everything that can be asked for, and has something ready that nobody else is to know. */
async function curious(player: Player, table: string, seat: Seat): Promise<void> {
  for (const path of ['api/me', 'api/tables', 'api/mine', `api/tables/${table}/log`, 'api/nowhere', '%'])
    await player.call('GET', path)
  await player.call('POST', 'api/tables', { settings: 'nonsense' })
  await player.moves(table)
  void player.line.wish(table, seat, { asking: { when: 'able', at: [] }, ahead: [aheadOf(player)] })
  void player.line.say(table, { say: 'phrase', phrase: 1 })
}

/** The one place where everything is told, once all is over. */
const isFinishedLog = (text: string): boolean =>
  text.startsWith('200 ') && /\bsternentisch: 1\n[\s\S]*\nresult: /.test(text)

interface Secrets {
  readonly seeds: readonly string[]
  readonly tokens: readonly string[]
  readonly decks: readonly (string | null)[]
  readonly ahead: readonly string[]
}

/** What is wrong with what was sent since the last look. */
function found(bugged: Bugged, at: number, secrets: Secrets): string | null {
  const { player, heard, read } = bugged
  bugged.read = heard.length
  const { seeds, tokens, decks, ahead } = secrets
  const canaries = new Map<string, string>()
  for (const seed of seeds) canaries.set(seed, 'the seed')
  for (const [whose, token] of tokens.entries())
    if (whose !== at) canaries.set(token, `the secret of ${whose}`)
  for (const [whose, move] of ahead.entries())
    if (whose !== at) canaries.set(move, `what ${whose} has made ahead`)
  for (const [whose, deck] of decks.entries())
    if (whose !== at && deck !== null && deck !== decks[at] && deck.length > 12)
      canaries.set(deck, `the deck of ${whose}`)
  for (const text of heard.slice(read).filter((each) => !isFinishedLog(each))) {
    for (const [canary, what] of canaries) {
      if (text.includes(canary)) return `${player.name} was sent ${what}: ${text.slice(0, 80)}`
    }
    const stray = text.startsWith('{') ? strayIn(text) : null
    if (stray) return `${player.name} was sent something that nobody declared: ${stray}`
  }
  return null
}
