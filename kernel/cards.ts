import { spend } from './drive.ts'
import { EVERYBODY, NOBODY, type Seat, type Viewers } from './seat.ts'

/**
 * Cards lie in zones. A zone declares once who sees what of the cards in it; who knows a single card is a
 * mark on that card. Views, imagined tables, undo and the conservation of cards all follow from these two.
 */
export interface Cards {
  /** Zone → cards in it, from the bottom to the top. */
  zones: number[][]
  /** Card → who knows its face. The audience knows a card only if it lies open, or once lay open. */
  known: number[]
  /**
   * Card → who knew its face before it was taken unseen out of a bag (0: it was not). Those viewers still know
   * that such a card is about, but no longer which one it is.
   */
  once: number[]
  /** Card → a number by which it can be followed while it lies in plain sight; 0 elsewhere. */
  handle: number[]
  /** The last handle given out. */
  handles: number
}

/**
 * - `row`: everybody can tell the places apart (ships in a stack).
 * - `bag`: no order anybody could use (a hand, a reserve, a discard).
 * - `pile`: an order that nobody knows (a deck); who knows a card knows that it is in there, not where.
 */
export type Shape = 'row' | 'bag' | 'pile'

export interface Zone {
  readonly name: string
  readonly shape: Shape
  readonly owner: Seat | null
  /** The two questions about the shape that are asked whenever a card is moved. */
  readonly isRow: boolean
  readonly gathers: boolean
  /** Cards are exchangeable only with cards of their own pool (one player's ships, the solar cards). */
  readonly pool: number
  /** Who sees the backs: everybody, the owner, everybody but only of the top card, nobody. */
  readonly backs: 'all' | 'owner' | 'top' | 'none'
  /** Cards here lie open: whatever enters is known to everybody from then on. */
  readonly open: boolean
  /** Cards that enter here can no longer be told from the others: only the owner still knows them. */
  readonly forgets: boolean
  /** For a row: the bag out of which cards may have come here unseen. */
  readonly unseenFrom: number | null
  /** By the rules only cards with these backs lie here, even where nobody sees them; null: any. Sets are nested. */
  readonly holds: readonly number[] | null
}

/** A zone with the usual answers filled in. All zones get one shape, which keeps moving cards fast. */
export const zone = (
  given: Pick<Zone, 'name' | 'shape' | 'pool' | 'backs'> & Partial<Omit<Zone, 'isRow' | 'gathers'>>,
): Zone => ({
  name: given.name,
  shape: given.shape,
  isRow: given.shape === 'row',
  // Where only the owner knows anything there is nothing to gather.
  gathers: given.shape === 'bag' && !given.forgets,
  owner: given.owner ?? null,
  pool: given.pool,
  backs: given.backs,
  open: given.open ?? false,
  forgets: given.forgets ?? false,
  unseenFrom: given.unseenFrom ?? null,
  holds: given.holds ?? null,
})

/** What never changes during a match: the zones, and what is printed on the cards. */
export interface Layout {
  readonly zones: readonly Zone[]
  /** Card → its face. Cards with equal faces are equal. */
  readonly face: readonly number[]
  /** Face → its back. */
  readonly back: readonly number[]
  /** Card → the pool it belongs to. */
  readonly pool: readonly number[]
}

export function newCards(layout: Layout): Cards {
  const zones: number[][] = []
  for (let zone = 0; zone < layout.zones.length; zone++) zones.push([])
  const unmarked = numbers(layout.face.length, NOBODY)
  return { zones, known: unmarked, once: unmarked.slice(), handle: unmarked.slice(), handles: 0 }
}

/**
 * So many times the same number, one put after the other: a list that is mapped or made in its full length counts as one with
 * holes, and all code that has learned to read lists without has to be compiled again, to read both.
 */
export function numbers(count: number, each: number): number[] {
  const list: number[] = []
  for (let at = 0; at < count; at++) list.push(each)
  return list
}

export function copyCards(cards: Cards): Cards {
  const zones: number[][] = []
  for (let zone = 0; zone < cards.zones.length; zone++) zones.push(cards.zones[zone].slice())
  return {
    zones,
    known: cards.known.slice(),
    once: cards.once.slice(),
    handle: cards.handle.slice(),
    handles: cards.handles,
  }
}

/** The same into cards of the same layout, which are used again: nothing is made. */
export function copyCardsInto(cards: Cards, into: Cards): void {
  const { zones, known, once, handle } = cards
  for (let zone = 0; zone < zones.length; zone++) copyNumbers(zones[zone], into.zones[zone])
  writeOver(known, into.known, known.length)
  writeOver(once, into.once, once.length)
  writeOver(handle, into.handle, handle.length)
  into.handles = cards.handles
}

/**
 * Numbers only: where lists of anything else go the same way, V8 takes all lists for such, and every access to one is slower from
 * then on. Cutting a list short by its length can cost more than taking away what is too much, one by one.
 */
export function copyNumbers(list: readonly number[], into: number[]): void {
  while (into.length > list.length) into.pop()
  const kept = into.length
  writeOver(list, into, kept)
  for (let at = kept; at < list.length; at++) into.push(list[at])
}

/** Four at a time: a search copies more than it does anything else, and the loop itself would cost as much as the copying. */
function writeOver(list: readonly number[], into: number[], count: number): void {
  let at = 0
  for (; at + 3 < count; at += 4) {
    into[at] = list[at]
    into[at + 1] = list[at + 1]
    into[at + 2] = list[at + 2]
    into[at + 3] = list[at + 3]
  }
  for (; at < count; at++) into[at] = list[at]
}

/** Copies of what waits, in a list without holes (see `numbers`). */
export function copiesOf<Frame extends object>(
  frames: readonly Frame[],
  copyFrame: (frame: Frame) => Frame,
): Frame[] {
  const copies: Frame[] = []
  for (let at = 0; at < frames.length; at++) copies.push(copyFrame(frames[at]))
  return copies
}

/** The same over those that are there: `copyFrame` may write into the frame that lay there, which nobody else has. */
export function copyFrames<Frame extends object>(
  frames: readonly Frame[],
  into: Frame[],
  copyFrame: (frame: Frame, into?: Frame) => Frame,
): void {
  while (into.length > frames.length) into.pop()
  const kept = into.length
  for (let at = 0; at < kept; at++) into[at] = copyFrame(frames[at], into[at])
  for (let at = kept; at < frames.length; at++) into.push(copyFrame(frames[at]))
}

/** Moves the card at a place of one zone to a place of another (on top if none is named). */
export function move(cards: Cards, layout: Layout, from: number, at: number, to: number, place = -1): number {
  spend()
  if (layout.zones[from].gathers) gatherKnowledge(cards, layout, cards.zones[from], at)
  const card = take(cards.zones[from], at)
  put(cards.zones[to], card, place)
  arrive(cards, layout.zones[to], card)
  return card
}

/**
 * Equal cards in a bag cannot be told apart, so nobody may learn from the marks which of them left: for each
 * viewer it is one that this viewer knew, if there was one.
 */
function gatherKnowledge(cards: Cards, layout: Layout, bag: readonly number[], at: number): void {
  const { known } = cards
  const { face } = layout
  const leaving = bag[at]
  for (let place = 0; place < bag.length; place++) {
    const other = bag[place]
    if (other === leaving || face[other] !== face[leaving]) continue
    const either = known[leaving] | known[other]
    known[other] &= known[leaving]
    known[leaving] = either
  }
}

/** Takes the card at a place out of a zone. */
export function take(zone: number[], at: number): number {
  const card = zone[at]
  for (let i = at + 1; i < zone.length; i++) zone[i - 1] = zone[i]
  zone.pop()
  return card
}

function put(zone: number[], card: number, place: number): void {
  zone.push(card)
  if (place < 0) return
  for (let i = zone.length - 1; i > place; i--) zone[i] = zone[i - 1]
  zone[place] = card
}

/** What lying in a zone does to the marks on a card. */
export function arrive(cards: Cards, zone: Zone, card: number): void {
  if (zone.isRow) {
    if (cards.handle[card] === 0) cards.handle[card] = ++cards.handles
  } else {
    cards.handle[card] = 0
    cards.known[card] |= cards.once[card]
    cards.once[card] = NOBODY
  }
  if (zone.forgets) cards.known[card] = zone.owner === null ? NOBODY : 1 << zone.owner
  if (zone.open) cards.known[card] = EVERYBODY
}

/** A card taken out of a bag so that nobody but its owner sees which one it was. */
export function takeUnseen(cards: Cards, card: number, owner: Seat): void {
  cards.once[card] = cards.known[card]
  cards.known[card] = 1 << owner
}

export const show = (cards: Cards, card: number, to: Viewers): void => {
  cards.known[card] |= to
}
