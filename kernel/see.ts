import type { Cards, Layout, Zone } from './cards.ts'
import { Glance } from './glance.ts'
import { BLANK, findLooks, type Looks, NOTHING } from './looks.ts'
import { remember } from './remember.ts'
import { bit, type Viewer, type Viewers } from './seat.ts'
import { type SeenCard, type SeenZone, UNKNOWN } from './seen.ts'

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
  if (before) return seeAgain(cards, layout, viewer, before)
  return seeAnew(cards, layout, viewer)
}

/** What zones of a layout looked like to somebody the last time, whatever the table was. */
interface Memory {
  readonly zones: SeenZone[]
  /** Heap → how each card in it looked, place by place; none for one with strays. */
  readonly looks: number[][]
}

/**
 * Tables that are looked at one after the other are much alike, and nobody changes what was seen: a zone that looks as it did the
 * last time is the same object.
 */
function seeAnew(cards: Cards, layout: Layout, viewer: Exclude<Viewer, 'all'>): readonly SeenZone[] {
  const ways = waysOf(layout)
  const eye = bit(viewer)
  ways.memories[eye] ??= { zones: layout.zones.map(() => NOTHING), looks: layout.zones.map(() => []) }
  const { zones, looks } = ways.memories[eye]
  for (let index = 0; index < zones.length; index++) {
    if (layout.zones[index].isRow) zones[index] = seeRow(cards, layout, index, eye, zones[index])
    else if (!looksAlike(cards, layout, index, viewer, ways, zones[index], looks[index]))
      zones[index] = seeHeap(cards, layout, index, viewer, ways, undefined, looks[index])
  }
  return zones.slice()
}

/** Whether a heap looks as it did, place by place. */
function looksAlike(
  cards: Cards,
  layout: Layout,
  index: number,
  viewer: Exclude<Viewer, 'all'>,
  { rows, looks }: Ways,
  last: SeenZone,
  were: readonly number[],
): boolean {
  const zone = layout.zones[index]
  const heap = cards.zones[index]
  if (heap.length !== were.length || last.size !== heap.length) return false
  if (last.top !== topOf(layout, zone, heap)) return false
  const eye = bit(viewer)
  if (last.strays > 0 || (zone.shape === 'bag' && straysIn(cards, rows[index], eye) !== NONE)) return false
  const unknown = showsBacks(zone, viewer) ? looks.fromBehind : looks.blank
  for (let place = 0; place < heap.length; place++) {
    const card = heap[place]
    if (were[place] !== ((cards.known[card] & eye) !== 0 ? looks.open[card] : unknown[card])) return false
  }
  return true
}

const showsBacks = ({ backs, owner }: Zone, viewer: Viewer): boolean =>
  backs === 'all' || (backs === 'owner' && viewer === owner)

/** The back of the top card, where everybody sees it. */
const topOf = ({ face, back }: Layout, { backs }: Zone, heap: readonly number[]): number =>
  backs === 'top' && heap.length > 0 ? back[face[heap[heap.length - 1]]] : UNKNOWN

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
  const ways = waysOf(layout)
  let zones: SeenZone[] | null = null
  for (let index = 0; index < layout.zones.length; index++) {
    // What was taken unseen out of a bag is listed with it, wherever it lies.
    if (!glance.hasChanged(index, since) && !glance.hasAnyChanged(ways.rows[index], since)) continue
    const zone = seeZone(cards, layout, viewer, index, ways, was[index])
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
  ways: Ways,
  before: SeenZone,
): SeenZone =>
  layout.zones[index].isRow
    ? seeRow(cards, layout, index, bit(viewer), before)
    : seeHeap(cards, layout, index, viewer, ways, before)

function seeRow(cards: Cards, layout: Layout, index: number, eye: Viewers, before: SeenZone): SeenZone {
  const row = cards.zones[index]
  const { cards: were } = before
  const size = row.length
  if (size === 0) return before.size === 0 ? before : NOTHING
  const backs = layout.zones[index].backs === 'all'
  let isSame = before.size === size && were.length === size
  for (let place = 0; place < size; place++) {
    const card = row[place]
    const known = cards.known[card]
    const knows = (known & eye) !== 0
    const its = layout.face[card]
    const face = knows ? its : UNKNOWN
    const back = knows || backs ? layout.back[its] : UNKNOWN
    const fetched = cards.once[card] !== 0
    const handle = cards.handle[card]
    if (place < were.length) {
      const was = were[place]
      if (
        was.face === face &&
        was.back === back &&
        was.known === known &&
        was.fetched === fetched &&
        was.handle === handle
      ) {
        scratch[place] = was
        continue
      }
    }
    isSame = false
    scratch[place] = { face, back, known, fetched, handle }
  }
  return isSame ? before : { size, strays: 0, top: UNKNOWN, cards: scratch.slice(0, size) }
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
  { rows, looks }: Ways,
  before?: SeenZone,
  noted?: number[],
): SeenZone {
  const zone = layout.zones[index]
  const heap = cards.zones[index]
  const eye = bit(viewer)
  const strays = zone.shape === 'bag' ? straysIn(cards, rows[index], eye) : NONE
  const backs = showsBacks(zone, viewer)
  const size = heap.length
  const top = topOf(layout, zone, heap)
  const { all, open, fromBehind, counts } = looks
  const { known } = cards
  const count = size + strays.length
  if (noted) while (noted.length > count) noted.pop()
  let first = all.length
  let last = BLANK
  let latest = -1
  let alike = 0
  for (let place = 0; place < count; place++) {
    const card = place < size ? heap[place] : strays[place - size]
    // Only what has left a bag unseen was once known.
    const knows = (place < size ? known[card] : known[card] | cards.once[card]) & eye
    const look = knows !== 0 ? open[card] : backs ? fromBehind[card] : BLANK
    if (noted) noted[place] = look
    // Most look as the one before, and are counted together.
    if (look === latest) {
      alike++
      continue
    }
    if (alike > 0) counts[latest] += alike
    latest = look
    alike = 1
    if (look < first) first = look
    if (look > last) last = look
  }
  if (alike > 0) counts[latest] += alike
  const isSame = before?.size === size && before.strays === strays.length && before.top === top
  // Most heaps look the same all over.
  if (first >= last && strays.length === 0 && !isSame) {
    counts[last] = 0
    return all[last].heap(size, top)
  }
  let listed = 0
  for (let look = first; look <= last; look++) {
    for (let left = counts[look]; left > 0; left--) scratch[listed++] = all[look].card
    counts[look] = 0
  }
  if (isSame && isAtHand(before.cards, count)) return before
  if (first >= last && strays.length === 0) return all[last].heap(size, top)
  return { size, strays: strays.length, top, cards: scratch.slice(0, count) }
}

/** Cards that left this bag unseen and that the viewer has not seen since. */
export const straysOf = (cards: Cards, layout: Layout, bag: number, eye: Viewers): readonly number[] =>
  straysIn(cards, waysOf(layout).rows[bag], eye)

function straysIn(cards: Cards, rows: readonly number[], eye: Viewers): readonly number[] {
  let strays: number[] | null = null
  for (let at = 0; at < rows.length; at++) {
    const row = cards.zones[rows[at]]
    for (let place = 0; place < row.length; place++) {
      const card = row[place]
      if (cards.once[card] === 0 || (cards.known[card] & eye) !== 0) continue
      strays ??= []
      strays.push(card)
    }
  }
  return strays ?? NONE
}
const NONE: readonly number[] = []

/** What looking at cards of a layout needs to know of it. */
interface Ways {
  /** Bag → the rows into which cards may have come out of it unseen. */
  readonly rows: readonly (readonly number[])[]
  readonly looks: Looks
  /** By the viewer, as a bit. */
  readonly memories: Memory[]
}

const ways = new WeakMap<Layout, Ways>()
const waysOf = (layout: Layout): Ways =>
  remember(ways, layout, () => ({
    rows: rowsFromBags(layout),
    looks: findLooks(layout),
    memories: [],
  }))

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
  see: (frame: Frame, viewer: Viewer) => Frame,
  viewer: Viewer,
): Frame[] {
  if (before?.length === frames.length && areSameFrames(frames, before)) return before
  const seen: Frame[] = []
  for (let at = 0; at < frames.length; at++) seen.push(see(frames[at], viewer))
  return seen
}

function areSameFrames<Frame extends object>(frames: readonly Frame[], before: readonly Frame[]): boolean {
  for (let at = 0; at < frames.length; at++) if (!isSameFrame(frames[at], before[at])) return false
  return true
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

/** In a sight: the viewer knows the face. */
export const FACE = 3

/** What a viewer can tell of every card: 0 nothing, 1 its back, 3 its face. Undo ends where the mover's grows. */
export function sight(
  cards: Cards,
  layout: Layout,
  viewer: Exclude<Viewer, 'all'>,
  seen: Uint8Array = new Uint8Array(layout.face.length),
): Uint8Array {
  const eye = bit(viewer)
  seen.fill(0)
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
