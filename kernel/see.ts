import type { Cards, Layout, Zone } from './cards.ts'
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
  size: number
  strays: number
  /** The back of a pile's top card where everybody sees it, else −1. */
  top: number
  cards: SeenCard[]
}

export const UNKNOWN = -1

export function seeZones(cards: Cards, layout: Layout, viewer: Viewer): SeenZone[] {
  return layout.zones.map((zone, index) =>
    viewer === 'all'
      ? seeEverything(cards, layout, index)
      : zone.shape === 'row'
        ? seeRow(cards, layout, index, bit(viewer))
        : seeHeap(cards, layout, index, viewer),
  )
}

function seeRow(cards: Cards, layout: Layout, index: number, eye: Viewers): SeenZone {
  const zone = layout.zones[index]
  const row = cards.zones[index]
  const seen = row.map((card) => {
    const face = layout.face[card]
    const knows = (cards.known[card] & eye) !== 0
    return {
      face: knows ? face : UNKNOWN,
      back: knows || zone.backs === 'all' ? layout.back[face] : UNKNOWN,
      known: cards.known[card],
      fetched: cards.once[card] !== 0,
      handle: cards.handle[card],
    }
  })
  return { size: row.length, strays: 0, top: UNKNOWN, cards: seen }
}

function seeHeap(cards: Cards, layout: Layout, index: number, viewer: Exclude<Viewer, 'all'>): SeenZone {
  const zone = layout.zones[index]
  const heap = cards.zones[index]
  const eye = bit(viewer)
  const strays = zone.shape === 'bag' ? straysOf(cards, layout, index, eye) : []
  const backs = zone.backs === 'all' || (zone.backs === 'owner' && viewer === zone.owner)
  const seen: SeenCard[] = []
  let sorted = true
  const look = (card: number): void => {
    const face = layout.face[card]
    const knows = ((cards.known[card] | cards.once[card]) & eye) !== 0
    const one = plainly(knows ? face : UNKNOWN, knows || backs ? layout.back[face] : UNKNOWN)
    if (seen.length > 0 && byBackThenFace(seen[seen.length - 1], one) > 0) sorted = false
    seen.push(one)
  }
  for (const card of heap) look(card)
  for (const card of strays) look(card)
  // Of most heaps a viewer knows nothing: then they are in order as they are.
  if (!sorted) seen.sort(byBackThenFace)
  const top =
    zone.backs === 'top' && heap.length > 0 ? layout.back[layout.face[heap[heap.length - 1]]] : UNKNOWN
  return { size: heap.length, strays: strays.length, top, cards: seen }
}

/** Cards that left this bag unseen and that the viewer has not seen since. */
export function straysOf(cards: Cards, layout: Layout, bag: number, eye: Viewers): number[] {
  const strays: number[] = []
  layout.zones.forEach((zone: Zone, index) => {
    if (zone.unseenFrom !== bag) return
    for (const card of cards.zones[index]) {
      if (cards.once[card] !== 0 && (cards.known[card] & eye) === 0) strays.push(card)
    }
  })
  return strays
}

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
  layout.zones.forEach((zone, index) => {
    const heap = cards.zones[index]
    const backs = zone.backs === 'all' || (zone.backs === 'owner' && viewer === zone.owner)
    heap.forEach((card, place) => {
      const onTop = zone.backs === 'top' && place === heap.length - 1
      // In a pile the owner knows what is inside, not which card is where: nothing to tell of a single card.
      const face = zone.shape !== 'pile' && (cards.known[card] & eye) !== 0
      seen[card] = face ? FACE : backs || onTop ? 1 : 0
    })
  })
  return seen
}
