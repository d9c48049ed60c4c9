import type { Cards, Layout } from './cards.ts'
import { Glance } from './glance.ts'
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

const glances = new WeakMap<Cards, Glance>()

/**
 * All zones as one viewer sees them. Given how they looked before, whatever still looks the same is the same object: it is made
 * only once, and soon found to be unchanged.
 */
export function seeZones(
  cards: Cards,
  layout: Layout,
  viewer: Viewer,
  before?: readonly SeenZone[],
): readonly SeenZone[] {
  if (viewer === 'all') return layout.zones.map((_, index) => seeEverything(cards, layout, index))
  if (!before) return layout.zones.map((_, index) => seeZone(cards, layout, viewer, index))
  return seeAgain(cards, layout, viewer, before)
}

function seeAgain(
  cards: Cards,
  layout: Layout,
  viewer: Exclude<Viewer, 'all'>,
  before: readonly SeenZone[],
): readonly SeenZone[] {
  const glance = remember(glances, cards, () => new Glance(cards))
  glance.look(cards, layout)
  const eye = bit(viewer)
  // Who has not looked at these very cards, say since a move was taken back, looks at all of them.
  const { zones: was, look: since } = glance.lastOf(eye) ?? { zones: before, look: -1 }
  const rows = strayRows(layout)
  let zones: SeenZone[] | null = null
  for (let index = 0; index < layout.zones.length; index++) {
    // What was taken unseen out of a bag is listed with it, wherever it lies.
    if (!glance.hasChanged(index, since) && !glance.hasAnyChanged(rows[index], since)) continue
    const zone = seeZone(cards, layout, viewer, index, was[index])
    if (zone === was[index]) continue
    zones ??= was.slice()
    zones[index] = zone
  }
  const now = zones ?? was
  glance.keep(eye, now)
  return now
}

const seeZone = (
  cards: Cards,
  layout: Layout,
  viewer: Exclude<Viewer, 'all'>,
  index: number,
  before?: SeenZone,
): SeenZone =>
  layout.zones[index].shape === 'row'
    ? seeRow(cards, layout, index, bit(viewer), before)
    : seeHeap(cards, layout, index, viewer, before)

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

const isAtHand = (cards: readonly SeenCard[], count: number): boolean => {
  for (let place = 0; place < count; place++) if (cards[place] !== scratch[place]) return false
  return cards.length === count
}

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
  for (let place = 0; place < count; place++) {
    const card = place < size ? heap[place] : strays[place - size]
    const face = layout.face[card]
    const knows = ((cards.known[card] | cards.once[card]) & eye) !== 0
    const one = plainly(knows ? face : UNKNOWN, knows || backs ? layout.back[face] : UNKNOWN)
    // Of most heaps a viewer knows nothing: then they are in order as they are. The others are small.
    let at = place
    for (; at > 0 && byBackThenFace(scratch[at - 1], one) > 0; at--) scratch[at] = scratch[at - 1]
    scratch[at] = one
  }
  const top = zone.backs === 'top' && size > 0 ? layout.back[layout.face[heap[size - 1]]] : UNKNOWN
  const isSame = before?.size === size && before.strays === strays.length && before.top === top
  if (isSame && isAtHand(before.cards, count)) return before
  return { size, strays: strays.length, top, cards: scratch.slice(0, count) }
}

/** Cards that left this bag unseen and that the viewer has not seen since. */
export function straysOf(cards: Cards, layout: Layout, bag: number, eye: Viewers): readonly number[] {
  let strays: number[] | null = null
  for (const row of strayRows(layout)[bag]) {
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
const strayRows = (layout: Layout): readonly (readonly number[])[] =>
  remember(rowsFrom, layout, () => rowsFromBags(layout))

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

/** A copy of a list, or the one before where they are the same: then nothing is made, and soon found to be unchanged. */
export function asBefore<Item>(list: readonly Item[], before: Item[] | undefined): Item[] {
  if (before?.length !== list.length) return list.slice()
  for (let at = 0; at < list.length; at++) if (list[at] !== before[at]) return list.slice()
  return before
}

/** The same for what waits: each as it is seen, or all of them as before where none has changed. Frames hold plain values. */
export function framesAsBefore<Frame extends object>(
  frames: readonly Frame[],
  before: Frame[] | undefined,
  see: (frame: Frame) => Frame,
): Frame[] {
  if (before?.length !== frames.length) return frames.map(see)
  for (let at = 0; at < frames.length; at++) if (!isSameFrame(frames[at], before[at])) return frames.map(see)
  return before
}

/** One with a list in it never is: the list that was seen is another. */
function isSameFrame<Frame extends object>(frame: Frame, before: Frame): boolean {
  let fields = 0
  for (const field in frame) {
    if (frame[field] !== before[field]) return false
    fields++
  }
  for (const _ in before) fields--
  return fields === 0
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
