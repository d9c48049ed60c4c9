import type { Cards, Layout } from '../cards.ts'
import type { GameEvent } from '../events.ts'
import { tellTo } from '../events.ts'
import type { AnyGame, AnyTable } from '../game.ts'
import { type Draws, randomFrom, type Seed } from '../random.ts'
import { isRefusal } from '../refusal.ts'
import { bit, type Seat, type Viewer } from '../seat.ts'
import { sight } from '../see.ts'
import { seedFrom } from '../seed.ts'
import { check, expect, expectSame, same, walk } from './check.ts'

type Onlooker = Exclude<Viewer, 'all'>

/** A move about to be made, and a table that looks the same to one viewer. */
export interface Twins {
  readonly table: AnyTable
  readonly twin: AnyTable
  readonly viewer: Onlooker
  readonly seat: Seat
  readonly action: unknown
  /** What could be done on the twin so that the viewer notices no difference; the same move first. */
  readonly mirrors: readonly unknown[]
  readonly luck: Seed
}

/**
 * Visits moves of a random match with a twin of the table. Cards that the move rightly shows to the viewer, and cards
 * that were weighed in the open, are the same on both tables.
 */
export function eachTwin(game: AnyGame, seed: Seed, visit: (twins: Twins) => void): void {
  walk(game, seed, ({ table, viewers, whims }, { seat, action }) => {
    if (whims.below(3) > 0) return
    const viewer = viewers[whims.below(viewers.length)]
    const luck = seedFrom(`${seed} ${whims.below(1e9)}`)
    const after = game.copy(table)
    const events = playAndTell(game, after, seat, action, luck)
    const twin = twinOf(game, table, viewer, shownBy(game, table, after, events, viewer), whims)
    if (!twin) return
    const mirrors = viewer === seat ? [action] : mirrorsOf(game, twin, seat, game.write(action))
    visit({ table, twin, viewer, seat, action, mirrors, luck })
  })
}

/**
 * Two tables that differ only in what a viewer may not know look the same to that viewer, and go on looking the
 * same: whatever somebody does on one of them, something can be done on the other that shows the viewer the
 * same events and leaves the same view.
 */
export const noninterference = check('noninterference', (game, seed) => {
  eachTwin(game, seed, ({ table, twin, viewer, seat, action, mirrors, luck }) => {
    const text = game.write(action)
    looksTheSame(game, table, twin, viewer, `before “${text}”`)
    const seen = (from: AnyTable, move: unknown): unknown => {
      const after = game.copy(from)
      const told = toldTo(playAndTell(game, after, seat, move, luck), viewer)
      return [told, game.view(after, viewer)]
    }
    const here = seen(table, action)
    if (mirrors.some((mirror) => same(seen(twin, mirror), here))) return
    const apart = `viewer ${viewer} can tell two tables apart after “${text}” of seat ${seat}`
    if (mirrors.length > 0) expectSame(seen(twin, mirrors[0]), here, apart)
    expect(false, apart)
  })
})

function looksTheSame(game: AnyGame, table: AnyTable, twin: AnyTable, viewer: Onlooker, when: string): void {
  const view = game.view(table, viewer)
  const other = game.view(twin, viewer)
  expectSame(view, other, `viewer ${viewer} can tell two tables apart ${when}`)
  if (viewer === 'audience') return
  const lists = [table, twin].map((each) => game.actionsAt(each, viewer).map((action) => game.write(action)))
  expectSame(lists[0], lists[1], `the actions of seat ${viewer} give something away ${when}`)
  for (const text of ['', '-', 'zzz', ...lists[0].slice(0, 2).map((move) => `${move}9`)]) {
    expectSame(game.read(view, text), game.read(other, text), `the refusal of “${text}” gives something away`)
  }
}

function playAndTell(game: AnyGame, table: AnyTable, seat: Seat, action: unknown, luck: Seed): GameEvent[] {
  const events: GameEvent[] = []
  game.play(table, seat, action, randomFrom(luck), (event) => events.push(event))
  return events
}

const toldTo = (events: readonly GameEvent[], viewer: Onlooker): unknown[] =>
  events.map((event) => tellTo(event, viewer))

/** The same move first: mostly it is the one. */
const mirrorsOf = (game: AnyGame, twin: AnyTable, seat: Seat, text: string): unknown[] =>
  [...game.actionsAt(twin, seat)].sort(
    (a, b) => Number(game.write(b) === text) - Number(game.write(a) === text),
  )

/** Cards that must be the same on both tables. */
function shownBy(
  game: AnyGame,
  before: AnyTable,
  after: AnyTable,
  events: readonly GameEvent[],
  viewer: Onlooker,
): Set<number> {
  const layout = game.layout(before)
  const then = sight(before.cards, layout, viewer)
  const shown = new Set(events.flatMap((event) => event.weighed ?? []))
  sight(after.cards, layout, viewer).forEach((seen, card) => {
    if (seen > then[card]) shown.add(card)
  })
  return shown
}

/** A table that differs in what the viewer may not know; null if there is nothing to differ in. */
export function twinOf(
  game: AnyGame,
  table: AnyTable,
  viewer: Onlooker,
  fixed: ReadonlySet<number>,
  draws: Draws,
): AnyTable | null {
  const whole = twinBut(game, table, viewer, fixed, draws)
  if (whole) return whole
  // Where the rules say what may lie together (a deck), some zone has to stay as it is.
  const hidden = table.cards.zones.filter((zone) => zone.some((card) => isHidden(table.cards, card, viewer)))
  for (const zone of draws.shuffle(hidden)) {
    const twin = twinBut(game, table, viewer, new Set([...fixed, ...zone]), draws)
    if (twin) return twin
  }
  return null
}

const isHidden = ({ known, once }: Cards, card: number, viewer: Onlooker): boolean =>
  ((known[card] | once[card]) & bit(viewer)) === 0

function twinBut(
  game: AnyGame,
  table: AnyTable,
  viewer: Onlooker,
  fixed: ReadonlySet<number>,
  draws: Draws,
): AnyTable | null {
  const twin = game.copy(table)
  const layout = game.layout(table)
  const eye = bit(viewer)
  const { cards } = twin
  const free = layout.face.flatMap((_, card) => (fixed.has(card) ? [] : [card]))
  exchange(
    twin.cards,
    layout,
    free.filter((card) => isHidden(cards, card, viewer)),
    draws,
  )
  for (const [index, zone] of cards.zones.entries()) {
    const { shape } = layout.zones[index]
    if (shape === 'pile')
      exchange(
        cards,
        layout,
        zone.filter((card) => !fixed.has(card)),
        draws,
      )
    if (shape === 'row')
      for (const card of [...zone]) fetchAnother(cards, layout, index, card, eye, fixed, draws)
  }
  // Whatever else a game keeps secret may not fit the new cards: such a table could not lie there.
  const differs = !same(twin, table) && !isRefusal(game.lay(JSON.parse(JSON.stringify(game.setup(twin)))))
  return differs ? twin : null
}

/** Cards with the same back trade places; the marks stay where they are. */
function exchange(cards: Cards, layout: Layout, hidden: readonly number[], draws: Draws): void {
  const kinds = new Map<string, number[]>()
  for (const card of hidden) {
    const kind = `${layout.pool[card]} ${layout.back[layout.face[card]]}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), card])
  }
  for (const alike of kinds.values()) {
    for (let i = alike.length - 1; i > 0; i--) swap(cards, alike[i], alike[draws.below(i + 1)])
  }
}

function swap(cards: Cards, a: number, b: number): void {
  if (a === b) return
  for (const zone of cards.zones) {
    for (let at = 0; at < zone.length; at++) {
      if (zone[at] === a) zone[at] = b
      else if (zone[at] === b) zone[at] = a
    }
  }
  for (const marks of [cards.known, cards.once, cards.handle]) [marks[a], marks[b]] = [marks[b], marks[a]]
}

/** A card that left a bag unseen might have been another one of that bag, also one the viewer knows of. */
function fetchAnother(
  cards: Cards,
  layout: Layout,
  row: number,
  stray: number,
  eye: number,
  fixed: ReadonlySet<number>,
  draws: Draws,
): void {
  const bag = layout.zones[row].unseenFrom
  if (bag === null || cards.once[stray] === 0 || cards.known[stray] & eye || fixed.has(stray)) return
  const alike = cards.zones[bag].filter(
    (card) => !fixed.has(card) && layout.back[layout.face[card]] === layout.back[layout.face[stray]],
  )
  if (alike.length === 0) return
  const other = alike[draws.below(alike.length)]
  const knewStray = cards.once[stray]
  const knewOther = cards.known[other]
  swap(cards, stray, other)
  cards.once[other] = knewOther
  cards.known[stray] = knewStray
}
