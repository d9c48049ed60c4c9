import { arrive, type Cards, type Layout, newCards, type Zone } from './cards.ts'
import type { Draws } from './random.ts'
import { bit, NOBODY, type Viewer, type Viewers } from './seat.ts'
import { type SeenCard, type SeenZone, UNKNOWN } from './see.ts'

/** What is known while cards are laid out. `found` lists a card for each card seen, −1 while there is none. */
interface Scene {
  readonly cards: Cards
  readonly layout: Layout
  readonly viewer: Viewer
  readonly seen: readonly SeenZone[]
  readonly found: number[][]
  readonly box: Box
  readonly draws: Draws
}

/**
 * Lays out some cards that look to the viewer exactly like the given view: every arrangement that fits is
 * equally likely. This is the only way from a view back to a table, so a bot can never hold more than a guess.
 */
export function imagineCards(
  seen: readonly SeenZone[],
  layout: Layout,
  viewer: Viewer,
  handles: number,
  draws: Draws,
): Cards {
  const found = seen.map((zone) => zone.cards.map(() => -1))
  const scene = { cards: newCards(layout), layout, viewer, seen, found, box: new Box(layout, draws), draws }

  // What the viewer knows comes out of the box first, then what shows its back, then what only some cards can
  // be (the choosiest places before the others, so that each arrangement stays equally likely), then the rest.
  fill(scene, (card) => card.face !== UNKNOWN)
  fill(scene, (card) => card.back !== UNKNOWN)
  for (const choosy of choosiestFirst(layout)) fill(scene, (_, zone) => zone.holds?.length === choosy)
  const tops = seen.map((_, zone) => chooseTop(scene, zone))
  fill(scene, () => true)

  for (const zone of seen.keys()) if (layout.zones[zone].shape === 'row') layRow(scene, zone)
  for (const zone of seen.keys()) if (layout.zones[zone].shape !== 'row') layHeap(scene, zone, tops[zone])
  scene.cards.handles = handles
  return scene.cards
}

/** Finds a card for every card seen that is wanted now. Strays are left: they come out of their bag's list. */
function fill({ seen, found, layout, box }: Scene, wanted: (card: SeenCard, zone: Zone) => boolean): void {
  seen.forEach((seenZone, index) => {
    const zone = layout.zones[index]
    seenZone.cards.forEach((card, place) => {
      if (found[index][place] >= 0 || !wanted(card, zone) || isStray(layout, index, card)) return
      found[index][place] =
        card.face === UNKNOWN ? box.draw(zone.pool, card.back, zone.holds) : box.take(zone.pool, card.face)
    })
  })
}

/** How many backs the choosy zones hold, from the fewest. */
export const choosiestFirst = ({ zones }: Layout): number[] =>
  [...new Set(zones.flatMap(({ holds }) => (holds ? [holds.length] : [])))].sort((a, b) => a - b)

/** The cards not laid out yet. */
class Box {
  private readonly rest: number[][] = []

  constructor(
    private readonly layout: Layout,
    private readonly draws: Draws,
  ) {
    layout.pool.forEach((pool, card) => {
      this.rest[pool] ??= []
      this.rest[pool].push(card)
    })
  }

  take(pool: number, face: number): number {
    return this.remove(
      pool,
      this.rest[pool].findIndex((card) => this.layout.face[card] === face),
    )
  }

  draw(pool: number, back: number, holds: readonly number[] | null = null): number {
    const fitting = this.fitting(pool, back, holds)
    return this.remove(pool, this.rest[pool].indexOf(fitting[this.draws.below(fitting.length)]))
  }

  fitting(pool: number, back: number, holds: readonly number[] | null = null): number[] {
    if (back !== UNKNOWN) return this.rest[pool].filter((card) => this.backOf(card) === back)
    return holds ? this.rest[pool].filter((card) => holds.includes(this.backOf(card))) : this.rest[pool]
  }

  backOf(card: number): number {
    return this.layout.back[this.layout.face[card]]
  }

  private remove(pool: number, at: number): number {
    return this.rest[pool].splice(at, 1)[0]
  }
}

/**
 * Which of the cards in a pile lies on top: only its back is seen. A card of which the viewer knows nothing
 * counts by the chance that it has that back. Answers the place in the list, or −1 where any will do.
 */
function chooseTop({ seen, found, layout, box, draws }: Scene, index: number): number {
  const { top } = seen[index]
  const { pool } = layout.zones[index]
  if (top === UNKNOWN) return -1
  const fitting = box.fitting(pool, top).length
  const all = box.fitting(pool, UNKNOWN).length || 1
  const weights = found[index].map((card) => (card < 0 ? fitting : box.backOf(card) === top ? all : 0))
  let pick = draws.below(weights.reduce((sum, weight) => sum + weight, 0))
  const place = weights.findIndex((weight) => {
    pick -= weight
    return pick < 0
  })
  if (found[index][place] < 0) found[index][place] = box.draw(pool, top)
  return place
}

/** A card in a row that left a bag unseen: it is one of those on that bag's list. */
const isStray = (layout: Layout, zone: number, card: SeenCard): boolean =>
  layout.zones[zone].unseenFrom !== null && card.fetched && card.face === UNKNOWN

function layRow(scene: Scene, index: number): void {
  scene.seen[index].cards.forEach((shown, place) => {
    const stray = isStray(scene.layout, index, shown)
    const [card, once] = stray
      ? drawStray(scene, index, shown.back)
      : [scene.found[index][place], shown.known]
    lay(scene, index, card, shown)
    scene.cards.known[card] = shown.known
    scene.cards.once[card] = shown.fetched ? once : NOBODY
  })
}

/** Any card on the bag's list that shows this back may be the one that left, also one the viewer knows of. */
function drawStray(
  { seen, found, layout, viewer, draws }: Scene,
  index: number,
  back: number,
): [number, Viewers] {
  const bag = layout.zones[index].unseenFrom as number
  const places = [...found[bag].keys()].filter((place) => {
    const card = found[bag][place]
    return card >= 0 && layout.back[layout.face[card]] === back
  })
  const place = places[draws.below(places.length)]
  const card = found[bag][place]
  found[bag][place] = -1
  const knew = seen[bag].cards[place].face === UNKNOWN ? NOBODY : bit(viewer)
  return [card, ownerBit(layout, index) | knew]
}

function layHeap(scene: Scene, index: number, top: number): void {
  const { layout, viewer, seen, found, draws } = scene
  const { shape, open, forgets } = layout.zones[index]
  let order = [...found[index].keys()].filter((place) => found[index][place] >= 0)
  if (shape === 'pile' && viewer !== 'all') {
    order = draws.shuffle(order.filter((place) => place !== top))
    if (top >= 0) order.push(top)
  }
  for (const place of order) {
    const card = found[index][place]
    const shown = seen[index].cards[place]
    lay(scene, index, card, shown)
    if (viewer === 'all') scene.cards.known[card] = shown.known
    else if (!open && !forgets) {
      scene.cards.known[card] = ownerBit(layout, index) | (shown.face === UNKNOWN ? NOBODY : bit(viewer))
    }
  }
}

const ownerBit = (layout: Layout, index: number): Viewers => {
  const { owner } = layout.zones[index]
  return owner === null ? NOBODY : 1 << owner
}

function lay({ cards, layout }: Scene, index: number, card: number, shown: SeenCard): void {
  cards.zones[index].push(card)
  arrive(cards, layout.zones[index], card)
  cards.handle[card] = shown.handle
}
