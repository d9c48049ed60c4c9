import {
  type AnyGame,
  type AnyTable,
  anyAction,
  isRefusal,
  type Luck,
  randomFrom,
  readOptions,
  type Seat,
  seedFrom,
} from '@sternentisch/kernel'
import { describe, expect, it } from 'vitest'
import { games } from './shelf.ts'

/**
 * Whatever is written into a table, `lay` answers with a refusal, or with a table that can be looked at and played to its
 * end. Written tables are taken from random matches and then spoiled in one place or several.
 */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

const isList = (value: Json): value is Json[] => Array.isArray(value)
const isRecord = (value: Json): value is { [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** All lists and records in a written table, by what they are called. */
function* partsOf(
  value: Json,
  name = '',
): Generator<{ name: string; part: Json[] | { [key: string]: Json } }> {
  if (isList(value)) {
    yield { name, part: value }
    for (const each of value) yield* partsOf(each, name)
  } else if (isRecord(value)) {
    yield { name, part: value }
    for (const [key, each] of Object.entries(value)) yield* partsOf(each, key)
  }
}

/** Values that stand under this name somewhere: seats, steps, kinds of frames, cards. Each once, by how it is written. */
class Seen {
  private readonly values = new Map<string, Map<string, Json>>()

  add(name: string, value: Json): void {
    const known = this.values.get(name) ?? new Map<string, Json>()
    this.values.set(name, known)
    if (known.size >= 60) return
    const written = JSON.stringify(value)
    if (!known.has(written)) known.set(written, JSON.parse(written))
  }

  get(name: string): readonly Json[] | undefined {
    const known = this.values.get(name)
    return known && [...known.values()]
  }
}

function spoil(table: Json, luck: Luck, seen: Seen): void {
  const pick = <T>(list: readonly T[]): T => list[luck.below(list.length)]
  const parts = [...partsOf(table)]
  // What waits, and what is said of the table as a whole, is where most can go wrong.
  const near = parts.filter(({ name }) => name === 'pending' || name === 'options' || name === '')
  const { name, part } = pick(luck.below(3) > 0 ? near : parts)
  if (isList(part)) {
    const at = luck.below(part.length + 1)
    const spoiling = luck.below(5)
    if (spoiling === 0) part.splice(at, 1)
    else if (spoiling === 1 && part.length > 0) part.push(structuredClone(pick(part)))
    else if (spoiling === 2) part.splice(at, 0, structuredClone(pick(seen.get(name) ?? [null])))
    else if (spoiling === 3) part.reverse()
    else if (at < part.length) part[at] = structuredClone(pick(seen.get(name) ?? [null]))
    return
  }
  const keys = Object.keys(part)
  if (keys.length === 0) return
  const key = pick(keys)
  const old = part[key]
  const others = seen.get(key) ?? [null]
  if (luck.below(4) === 0) delete part[key]
  else if (typeof old === 'number') part[key] = old + pick([-1, 1, 2, -old, 1000])
  else if (typeof old === 'boolean') part[key] = !old
  else part[key] = structuredClone(pick(others))
}

function remember(seen: Seen, table: Json): void {
  for (const { name, part } of partsOf(table)) {
    const entries = isList(part) ? part.map((each) => [name, each] as const) : Object.entries(part)
    for (const [key, value] of entries) seen.add(key, value)
  }
}

/** Looks at a laid table from everywhere and plays it to its end. */
function playOn(game: AnyGame, table: AnyTable, luck: Luck): void {
  const random = randomFrom(seedFrom('laid'))
  for (const viewer of [0, 1, 'audience', 'all'] as const) game.actions(game.view(table, viewer))
  for (let moves = 0; ; moves++) {
    const [seat] = game.deciding(table)
    if (seat === undefined) break
    if (moves % 16 === 0) {
      const view = game.view(table, seat)
      if (game.actions(view).length === 0) throw new Error('asked, but with nothing to choose')
      game.read(view, 'pass')
      game.imagine(view, random)
      game.setup(table)
    }
    game.play(table, seat as Seat, anyAction(game, table, seat, luck), random)
    if (moves > game.longest) throw new Error(`more than ${game.longest} moves`)
  }
}

function anyOptions(game: AnyGame, luck: Luck): object {
  let options = readOptions<object>(game.options, {})
  for (const { id, values } of game.options.rules) {
    const wished = readOptions<object>(game.options, { ...options, [id]: values[luck.below(values.length)] })
    if (!isRefusal(wished)) options = wished
  }
  if (isRefusal(options)) throw new Error(options.code)
  return options
}

const RUNS = Number(process.env.LAID ?? 12)
/** Spoiled tables for each match. */
const EACH = 60

/** Tables of random matches, all of the beginning and some of the rest, as they are written. */
function writtenTables(game: AnyGame, run: number): Json[] {
  const luck = randomFrom(seedFrom(`${game.id} ${run}`)).stream('whims')
  const random = randomFrom(seedFrom(`match ${run}`))
  const written: Json[] = []
  const table = game.deal(anyOptions(game, luck), random)
  let moves = 0
  for (let [seat] = game.deciding(table); seat !== undefined; [seat] = game.deciding(table)) {
    if (moves++ < 4 || luck.below(8) === 0) written.push(JSON.parse(JSON.stringify(game.setup(table))))
    game.play(table, seat, anyAction(game, table, seat, luck), random)
  }
  return written
}

describe.each(games)('tables of $id written by hand', (game) => {
  it('are refused, or can be played to the end', () => {
    const matches = Array.from({ length: RUNS }, (_, run) => writtenTables(game, run))
    const seen = new Seen()
    for (const written of matches.flat()) remember(seen, written)
    const luck = randomFrom(seedFrom(game.id)).stream('whims')
    let laid = 0
    for (const written of matches) {
      for (let tries = 0; tries < EACH; tries++) {
        // Half of them from the beginning, where matches differ most.
        const at = luck.below(tries % 2 === 0 ? Math.min(4, written.length) : written.length)
        const spoiled = structuredClone(written[at])
        for (let times = 1 + luck.below(3); times > 0; times--) spoil(spoiled, luck, seen)
        const told = JSON.stringify(spoiled)
        try {
          const answer = game.lay(spoiled)
          if (isRefusal(answer)) continue
          laid++
          playOn(game, answer, luck)
        } catch (error) {
          throw new Error(`${error instanceof Error ? error.message : error}\n${told}`, { cause: error })
        }
      }
    }
    expect(laid).toBeGreaterThan(RUNS)
  })
})
