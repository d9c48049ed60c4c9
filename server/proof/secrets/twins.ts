import {
  type AnyGame,
  type AnyTable,
  Host,
  isRefusal,
  Match,
  type Seat,
  type Seed,
  seedFrom,
  type Viewer,
} from '@sternentisch/kernel'
import { eachTwin, type Twins } from '@sternentisch/kernel/checks'
import type { Opened as OpenedTable, Settings } from '@sternentisch/wire'
import { USUAL_LIMITS } from '../../edge/limits.ts'
import { makeServer, type Server } from '../../start.ts'
import { MemoryStore } from '../../store/memory.ts'
import { broughtBy, readSettings } from '../../table/opened.ts'
import { LOOSE } from '../crash/haste.ts'
import { Player } from '../player.ts'

const NOW = 1_700_000_000_000
const PATIENCE = 10_000

/** Moves of a random match, each with a table that looks the same to one viewer; not more than so many of them. */
export function someTwins(game: AnyGame, seed: Seed, most: number): readonly Twins[] {
  const all: Twins[] = []
  eachTwin(game, seed, (twins) => all.push({ ...twins, table: game.copy(twins.table) }))
  const step = Math.max(1, Math.floor(all.length / most))
  return all.filter((_, at) => at % step === 0).slice(0, most)
}

/**
 * Two tables that differ only in what a viewer may not know give that viewer the same bytes over the wire, but for names and
 * numbers that are drawn for every table: as many messages, in the same order and of the same size.
 */
export async function twinsAlike(
  game: AnyGame,
  twins: Twins,
  plant?: (server: Server) => void,
): Promise<string | null> {
  const { table, twin, viewer, seat, action, mirrors, luck } = twins
  const told = (laid: AnyTable, move: unknown): string => {
    const match = new Match({ game, options: game.optionsOf(laid), seed: luck, id: 'twin', names: [], laid })
    const host = new Host(match, [viewer])
    host.play(seat, game.write(move))
    return JSON.stringify(host.feedOf(viewer).news)
  }
  const here = told(table, action)
  const mirror = mirrors.find((each) => told(twin, each) === here)
  if (mirror === undefined) return `the feed of ${viewer} tells two tables of ${game.id} apart`
  const one = await bytesFor(game, table, { viewer, seat, text: game.write(action), luck }, plant)
  const other = await bytesFor(game, twin, { viewer, seat, text: game.write(mirror), luck }, plant)
  const at = one.findIndex((text, n) => text !== other[n])
  if (one.length === other.length && at < 0) return null
  const where = at < 0 ? Math.min(one.length, other.length) : at
  const apart = `${viewer} can tell two tables of ${game.id} apart after “${game.write(action)}” of seat ${seat}`
  return `${apart}: ${excerpt(one[where])} / ${excerpt(other[where])}`
}

const excerpt = (text: string | undefined): string => (text === undefined ? 'nothing' : text.slice(0, 160))

interface Move {
  readonly viewer: Exclude<Viewer, 'all'>
  readonly seat: Seat
  readonly text: string
  readonly luck: Seed
}

/** Everything that one viewer is sent while a table is opened that lies like this, and one move is made there. */
async function bytesFor(
  game: AnyGame,
  laid: AnyTable,
  { viewer, seat, text, luck }: Move,
  plant?: (server: Server) => void,
): Promise<readonly string[]> {
  // The cards are not dealt but laid; everything else is the server as it is.
  const dealing: AnyGame = { ...game, deal: () => game.copy(laid) }
  const server = makeServer({
    ...{ store: new MemoryStore(), findGame: async () => dealing, limits: { ...USUAL_LIMITS, ...LOOSE } },
    ...{ now: () => NOW, seed: () => luck },
    failed: (error) => {
      throw error
    },
  })
  plant?.(server)
  const address = `${await server.edge.app.listen({ port: 0, host: '127.0.0.1' })}/`
  const heard: string[] = []
  const people: Player[] = []
  try {
    const options = game.optionsOf(laid)
    const settings = settingsOf(game, options)
    const watching = viewer === 'audience' ? settings.chairs.length : viewer
    for (let at = 0; at <= settings.chairs.length; at++) {
      const tap = at === watching ? (said: string) => heard.push(said) : undefined
      people.push(await Player.arrive(address, `P${at}`, tap))
    }
    const deckOf = (at: number): string | null => {
      const rule = broughtBy(game, settings.options, at as Seat)
      return rule && String(rule.default)
    }
    const opened = await people[0].call('POST', 'api/tables', { settings, seat: 0, deck: deckOf(0) })
    const { table, code } = (await opened.json()) as OpenedTable
    const looks = people[watching]
    const followed = looks.line.follow(table)
    await soon(() => followed.next === 1)
    for (let at = 1; at < settings.chairs.length; at++) {
      await mustDo(people[at].line.act(table, { do: 'sit', seat: at as Seat, deck: deckOf(at) }))
      await soon(() => followed.next === at + 1)
    }
    await looks.moves(table)
    await looks.line.act(table, { do: 'move', text: 'zzz' })
    const { next } = followed
    void people[seat].line.act(table, { do: 'move', text })
    await soon(
      () => followed.next === next + 1 || server.hall.rooms.get(table)?.wishes.get(seat)?.held !== undefined,
    )
    await looks.moves(table)
    await makesAhead(server, looks, table, viewer)
    await looks.line.act(table, { do: 'undo', moves: 1 })
    await looks.line.act(table, { do: 'ask', moves: 1 })
    for (const path of ['api/tables', 'api/mine', `api/tables/${table}/log`]) await looks.call('GET', path)
    await soon(() => followed.next === (server.hall.rooms.get(table)?.stored ?? 0))
    const names = new Map(people.map(({ guest }, at) => [guest, `guest ${at}`]))
    return heard
      .filter((said) => !said.startsWith('{"re":"presence"'))
      .map((said) => plain(said, table, code, names))
  } finally {
    for (const player of people) player.leave()
    await server.close()
  }
}

/** Something is made ahead and taken back, unless it would be tried at once: when that is done hangs on the clock. */
async function makesAhead(
  server: Server,
  looks: Player,
  table: string,
  viewer: Move['viewer'],
): Promise<void> {
  if (viewer === 'audience' || server.hall.rooms.get(table)?.live?.deciding.includes(viewer)) return
  const asking = { when: 'able' as const, at: [] }
  await looks.line.wish(table, viewer, { asking, ahead: ['zzz'] })
  await looks.line.wish(table, viewer, { asking, ahead: [] })
}

function settingsOf(game: AnyGame, options: object): Settings {
  const open = Object.fromEntries(
    Object.entries(options).filter(
      ([id]) => game.options.rules.find((rule) => rule.id === id)?.seat === undefined,
    ),
  )
  const wanted: Settings = {
    ...{ game: game.id, options: open, cards: null, watch: 'link', late: 'bot', listed: true, rated: false },
    chairs: Array.from({ length: game.seatsOf(options) }, () => ({ for: 'person' as const })),
    clock: { per: 'match', time: 600_000, more: 1000 },
  }
  const settings = readSettings(game, wanted)
  if (isRefusal(settings)) throw new Error(settings.code)
  return settings
}

/** Without what is drawn anew for every table, and is the same for all who look. */
function plain(said: string, table: string, code: string, names: ReadonlyMap<string, string>): string {
  let text = said.replaceAll(table, 'the table').replaceAll(`"${code}"`, '"code"')
  for (const [guest, name] of names) text = text.replaceAll(guest, name)
  return text.replace(/"commitment":"[0-9a-f]+"/g, '"commitment":""')
}

async function mustDo(doing: Promise<unknown>): Promise<void> {
  const refusal = await doing
  if (refusal !== null) throw new Error(JSON.stringify(refusal))
}

async function soon(holds: () => boolean): Promise<void> {
  for (const end = Date.now() + PATIENCE; !holds(); ) {
    if (Date.now() > end) throw new Error(`it never came: ${holds}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

export const seedOf = (seed: string, game: AnyGame, run: number): Seed =>
  seedFrom(`${seed} ${game.id} ${run}`)
