import type { Cards, Layout } from './cards.ts'
import { remember } from './remember.ts'
import { bit, type Viewer, type Viewers } from './seat.ts'

/** A card as one viewer sees it: −1 stands for what the viewer does not know. */
export interface SeenCard {
  readonly face: number
  readonly back: number
  /** Who knows the face. Told of cards in rows only: elsewhere it would say which card went where. */
  readonly known: Viewers
  /** Came here unseen out of a bag. */
  readonly fetched: boolean
  readonly handle: number
}

/**
 * A zone as one viewer sees it. Rows list their cards from the bottom to the top; bags and piles list them
 * sorted, so that the order tells nothing. A bag also lists the `strays`: cards that left it unseen. Which of
 * the listed cards those are, the viewer cannot know.
 */
export interface SeenZone {
  readonly size: number
  readonly strays: number
  /** The back of a pile's top card where everybody sees it, else −1. */
  readonly top: number
  readonly cards: readonly SeenCard[]
}

export const UNKNOWN = -1

/**
 * All zones as one viewer sees them. Given how they looked before, whatever still looks the same is the same object: it is made
 * only once, and soon found to be unchanged.
 */
export function seeZones(
  cards: Cards,
  layout: Layout,
  viewer: Viewer,
  before: readonly SeenZone[] = [],
): readonly SeenZone[] {
  const eye = bit(viewer)
  const zones: SeenZone[] = []
  let isSame = before.length === layout.zones.length
  for (let index = 0; index < layout.zones.length; index++) {
    const was = before[index]
    const zone =
      viewer === 'all'
        ? seeEverything(cards, layout, index)
        : layout.zones[index].shape === 'row'
          ? seeRow(cards, layout, index, eye, was)
          : seeHeap(cards, layout, index, viewer, was)
    if (zone !== was) isSame = false
    zones.push(zone)
  }
  return isSame ? before : zones
}

function seeRow(cards: Cards, layout: Layout, index: number, eye: Viewers, before?: SeenZone): SeenZone {
  const showsBacks = layout.zones[index].backs === 'all'
  const row = cards.zones[index]
  let isSame = before?.size === row.length
  for (let place = 0; place < row.length; place++) {
    const card = row[place]
    const known = cards.known[card]
    const knows = (known & eye) !== 0
    const its = layout.face[card]
    const face = knows ? its : UNKNOWN
    const back = knows || showsBacks ? layout.back[its] : UNKNOWN
    const fetched = cards.once[card] !== 0
    const handle = cards.handle[card]
    const was = before?.cards[place]
    const isAlike =
      was !== undefined &&
      was.face === face &&
      was.back === back &&
      was.known === known &&
      was.fetched === fetched &&
      was.handle === handle
    if (!isAlike) isSame = false
    scratch[place] = isAlike ? was : { face, back, known, fetched, handle }
  }
  if (before && isSame) return before
  return { size: row.length, strays: 0, top: UNKNOWN, cards: scratch.slice(0, row.length) }
}

/** Filled anew with every zone: most look as before, and then nothing has to be made. */
const scratch: SeenCard[] = []

const isAtHand = (cards: readonly SeenCard[] | undefined, count: number): boolean => {
  if (cards?.length !== count) return false
  for (let place = 0; place < count; place++) if (cards[place] !== scratch[place]) return false
  return true
}

/** How a heap lay before it was sorted: as long as it lies like that, it need not be sorted again. */
const unsorted = new WeakMap<SeenZone, readonly SeenCard[]>()

function seeHeap(
  cards: Cards,
  layout: Layout,
  index: number,
  viewer: Exclude<Viewer, 'all'>,
  before?: SeenZone,
): SeenZone {
  const zone = layout.zones[index]
  const heap = cards.zones[index]
  const eye = bit(viewer)
  const strays = zone.shape === 'bag' ? straysOf(cards, layout, index, eye) : NONE
  const backs = zone.backs === 'all' || (zone.backs === 'owner' && viewer === zone.owner)
  const size = heap.length
  const count = size + strays.length
  let sorted = true
  for (let place = 0; place < count; place++) {
    const card = place < size ? heap[place] : strays[place - size]
    const face = layout.face[card]
    const knows = ((cards.known[card] | cards.once[card]) & eye) !== 0
    const one = plainly(knows ? face : UNKNOWN, knows || backs ? layout.back[face] : UNKNOWN)
    if (place > 0 && byBackThenFace(scratch[place - 1], one) > 0) sorted = false
    scratch[place] = one
  }
  const top = zone.backs === 'top' && size > 0 ? layout.back[layout.face[heap[size - 1]]] : UNKNOWN
  const isSame = before?.size === size && before.strays === strays.length && before.top === top
  if (isSame && isAtHand(sorted ? before.cards : unsorted.get(before), count)) return before
  const list = scratch.slice(0, count)
  // Of most heaps a viewer knows nothing: then they are in order as they are.
  const seen = { size, strays: strays.length, top, cards: sorted ? list : list.toSorted(byBackThenFace) }
  if (before && !sorted) unsorted.set(seen, list)
  return seen
}

/** Cards that left this bag unseen and that the viewer has not seen since. */
export function straysOf(cards: Cards, layout: Layout, bag: number, eye: Viewers): readonly number[] {
  let strays: number[] | null = null
  for (const row of remember(rowsFrom, layout, () => rowsFromBags(layout))[bag]) {
    for (const card of cards.zones[row]) {
      if (cards.once[card] === 0 || (cards.known[card] & eye) !== 0) continue
      strays ??= []
      strays.push(card)
    }
  }
  return strays ?? NONE
}
const NONE: readonly number[] = []

const rowsFrom = new WeakMap<Layout, readonly (readonly number[])[]>()

/** Bag → the rows into which cards may have come out of it unseen. */
const rowsFromBags = ({ zones }: Layout): readonly (readonly number[])[] =>
  zones.map((_, bag) => zones.flatMap(({ unseenFrom }, row) => (unseenFrom === bag ? [row] : [])))

function seeEverything(cards: Cards, layout: Layout, index: number): SeenZone {
  const zone = cards.zones[index]
  const seen = zone.map((card) => ({
    face: layout.face[card],
    back: layout.back[layout.face[card]],
    known: cards.known[card],
    fetched: cards.once[card] !== 0,
    handle: cards.handle[card],
  }))
  const top = zone.length > 0 && layout.zones[index].shape === 'pile' ? seen[seen.length - 1].back : UNKNOWN
  return { size: zone.length, strays: 0, top, cards: seen }
}

/** In bags and piles cards are alike: one object stands for all of them, so that two views are soon compared. */
function plainly(face: number, back: number): SeenCard {
  plain[back + 1] ??= []
  const ofBack = plain[back + 1]
  ofBack[face + 1] ??= Object.freeze({ face, back, known: 0, fetched: false, handle: 0 })
  return ofBack[face + 1]
}
const plain: SeenCard[][] = []

const byBackThenFace = (a: SeenCard, b: SeenCard): number => a.back - b.back || a.face - b.face

/** In a sight: the viewer knows the face. */
export const FACE = 3

/** What a viewer can tell of every card: 0 nothing, 1 its back, 3 its face. Undo ends where the mover's grows. */
export function sight(cards: Cards, layout: Layout, viewer: Exclude<Viewer, 'all'>): Uint8Array {
  const eye = bit(viewer)
  const seen = new Uint8Array(layout.face.length)
  for (let index = 0; index < layout.zones.length; index++) {
    const zone = layout.zones[index]
    const heap = cards.zones[index]
    const backs = zone.backs === 'all' || (zone.backs === 'owner' && viewer === zone.owner)
    for (let place = 0; place < heap.length; place++) {
      const card = heap[place]
      const onTop = zone.backs === 'top' && place === heap.length - 1
      // In a pile the owner knows what is inside, not which card is where: nothing to tell of a single card.
      const face = zone.shape !== 'pile' && (cards.known[card] & eye) !== 0
      seen[card] = face ? FACE : backs || onTop ? 1 : 0
    }
  }
  return seen
}
