import { type Cards, copyCardsInto, type Layout, newCards, type Zone } from './cards.ts'
import { type Box, boxesFor, type Groups, only, type Wish } from './imagine-box.ts'
import type { Draws, Random } from './random.ts'
import { bit, EVERYBODY, NOBODY, type Viewer, type Viewers } from './seat.ts'
import { type SeenCard, type SeenZone, UNKNOWN } from './see.ts'

/** What a view leaves open, worked out once for a decision. */
export interface Imagining<Table> {
  /**
   * Some table that fits the view, each equally likely. Given one that was dealt before, from whatever view of the same
   * match, it is dealt into that one, and hardly anything has to be made.
   */
  deal(random: Random, into?: Table): Table
}

/** A place for a card of which the viewer does not know the face, and the marks of whichever card comes to lie there. */
interface Gap extends Draft {
  readonly box: Box
  readonly groups: Groups
}

interface Draft extends Marks {
  readonly zone: number
  readonly place: number
  readonly wish: Wish
}

interface Marks {
  readonly known: Viewers
  readonly once: Viewers
  readonly handle: number
}

/** A card in a row that left a bag unseen: it is one of those on that bag's list. */
interface Stray {
  readonly zone: number
  readonly place: number
  readonly bag: number
  readonly shown: SeenCard
}

/**
 * All arrangements of the cards that look to the viewer exactly like the given zones, of which each is dealt equally often.
 * This is the only way from a view back to a table, so a bot can never hold more than a guess.
 */
export class Arrangements {
  /** What the viewer knows, with a hole (−1) at every gap. */
  private readonly laid: Cards
  private readonly isLaid: boolean[]
  private readonly boxes: readonly Box[]
  /** What shows its back and what only some cards can be, choosiest first: so each arrangement stays equally likely. */
  private readonly choosy: readonly Gap[]
  /** Gaps of piles whose top shows its back; they are filled in two steps. */
  private readonly topped: readonly Topped[]
  private readonly rest: readonly Gap[]
  private readonly mixed: readonly number[]
  private readonly strays: readonly Stray[]

  constructor(
    seen: readonly SeenZone[],
    private readonly layout: Layout,
    private readonly viewer: Viewer,
    handles: number,
  ) {
    this.laid = newCards(layout)
    this.isLaid = layout.face.map(() => false)
    const unused = cardsByFace(layout)
    const drafts: Draft[] = []
    const strays: Stray[] = []
    for (const [index, { cards }] of seen.entries()) {
      const zone = layout.zones[index]
      for (const [place, shown] of cards.entries()) {
        this.laid.zones[index].push(-1)
        const bag = zone.unseenFrom
        if (shown.face !== UNKNOWN) this.layDown(unused[zone.pool][shown.face].pop()!, index, place, shown)
        else if (bag !== null && shown.fetched) strays.push({ zone: index, place, bag, shown })
        else drafts.push({ ...this.marks(zone, shown), wish: wishFor(zone, shown), zone: index, place })
      }
    }
    this.laid.handles = handles
    this.strays = strays
    const tops =
      viewer === 'all' ? [] : seen.flatMap(({ top }, zone) => (top === UNKNOWN ? [] : [{ zone, top }]))
    const wishOnTop = (zone: number, top: number): Wish => ({
      pool: layout.zones[zone].pool,
      backs: only(top),
    })
    this.boxes = boxesFor(layout, this.isLaid, [
      ...drafts.map(({ wish }) => wish),
      ...tops.map(({ zone, top }) => wishOnTop(zone, top)),
    ])
    const gapOf = (draft: Draft): Gap => {
      const box = this.boxes[draft.wish.pool]
      return { ...draft, box, groups: box.groups(draft.wish.backs) }
    }
    this.choosy = choosiest(layout).flatMap((rank) =>
      drafts.filter((draft) => rankOf(layout, draft) === rank).map(gapOf),
    )
    const free = drafts.filter((draft) => rankOf(layout, draft) === ANY)
    this.rest = free.filter((gap) => !tops.some(({ zone }) => zone === gap.zone)).map(gapOf)
    this.topped = tops.map(({ zone, top }) => {
      const box = this.boxes[layout.zones[zone].pool]
      const draft = free.find((gap) => gap.zone === zone)
      const gap = draft ? gapOf(draft) : null
      const gapOnTop = draft ? gapOf({ ...draft, wish: wishOnTop(zone, top) }) : null
      return { zone, top, box, fitting: box.groups(only(top)), all: box.groups(null), gap, gapOnTop }
    })
    // A pile is shuffled if something in it is known; what is drawn out of a box comes in any order anyway.
    this.mixed = layout.zones.flatMap(({ shape }, zone) =>
      shape === 'pile' && viewer !== 'all' && this.laid.zones[zone].some((card) => card >= 0) ? [zone] : [],
    )
  }

  /** Some of them. Given cards of the same layout, they are dealt into those. */
  deal(draws: Draws, into: Cards = newCards(this.layout)): Cards {
    copyCardsInto(this.laid, into)
    for (const box of this.boxes) box.refill()
    for (const gap of this.choosy) this.fill(into, gap, gap.place, draws)
    for (const topped of this.topped) this.chooseTop(into, topped, draws)
    for (const { zone, gap } of this.topped) {
      const pile = into.zones[zone]
      for (let place = 0; place < pile.length; place++)
        if (gap && pile[place] < 0) this.fill(into, gap, place, draws)
    }
    for (const gap of this.rest) this.fill(into, gap, gap.place, draws)
    for (const zone of this.mixed) this.shuffle(into, zone, draws)
    for (const stray of this.strays) this.drawStray(into, stray, draws)
    return into
  }

  private marks(zone: Zone, shown: SeenCard): Marks {
    const { known, fetched, handle } = shown
    if (zone.isRow) return { known, once: fetched ? known : NOBODY, handle }
    if (this.viewer === 'all') return { known, once: NOBODY, handle }
    if (zone.open) return { known: EVERYBODY, once: NOBODY, handle }
    const knows = zone.forgets || shown.face === UNKNOWN ? NOBODY : bit(this.viewer)
    return { known: ownerBit(zone) | knows, once: NOBODY, handle }
  }

  private layDown(card: number, zone: number, place: number, shown: SeenCard): void {
    const { known, once, handle } = this.marks(this.layout.zones[zone], shown)
    this.isLaid[card] = true
    this.laid.zones[zone][place] = card
    this.laid.known[card] = known
    this.laid.once[card] = once
    this.laid.handle[card] = handle
  }

  private fill(into: Cards, gap: Gap, place: number, draws: Draws): void {
    const { zone, box, groups, known, once, handle } = gap
    const card = box.draw(groups, draws)
    into.zones[zone][place] = card
    into.known[card] = known
    into.once[card] = once
    into.handle[card] = handle
  }

  /**
   * Which of the cards in a pile lies on top: only its back is seen. A card of which the viewer knows nothing
   * counts by the chance that it has that back.
   */
  private chooseTop(into: Cards, topped: Topped, draws: Draws): void {
    const { zone, top, box, gapOnTop } = topped
    const pile = into.zones[zone]
    const fitting = box.count(topped.fitting)
    const all = box.count(topped.all) || 1
    let sum = 0
    for (const card of pile) sum += this.weightOnTop(card, top, fitting, all)
    let pick = draws.below(sum)
    let place = 0
    for (; ; place++) {
      pick -= this.weightOnTop(pile[place], top, fitting, all)
      if (pick < 0) break
    }
    const last = pile.length - 1
    const chosen = pile[place]
    pile[place] = pile[last]
    pile[last] = chosen
    if (chosen < 0 && gapOnTop) this.fill(into, gapOnTop, last, draws)
  }

  private weightOnTop(card: number, top: number, fitting: number, all: number): number {
    if (card < 0) return fitting
    return this.backOf(card) === top ? all : 0
  }

  /** All but the top, where that was chosen. */
  private shuffle(into: Cards, zone: number, draws: Draws): void {
    const pile = into.zones[zone]
    const hasTop = this.topped.some((topped) => topped.zone === zone)
    for (let i = pile.length - (hasTop ? 2 : 1); i > 0; i--) {
      const j = draws.below(i + 1)
      const card = pile[i]
      pile[i] = pile[j]
      pile[j] = card
    }
  }

  /** Any card on the bag's list that shows this back may be the one that left, also one the viewer knows of. */
  private drawStray(into: Cards, { zone, place, bag, shown }: Stray, draws: Draws): void {
    const list = into.zones[bag]
    const places = [...list.keys()].filter((at) => this.backOf(list[at]) === shown.back)
    const [card] = list.splice(places[draws.below(places.length)], 1)
    into.zones[zone][place] = card
    into.known[card] = shown.known
    into.once[card] = ownerBit(this.layout.zones[zone]) | (this.isLaid[card] ? bit(this.viewer) : NOBODY)
    into.handle[card] = shown.handle
  }

  private backOf(card: number): number {
    return this.layout.back[this.layout.face[card]]
  }
}

/** A pile of which the back of the top card is seen. */
interface Topped {
  readonly zone: number
  readonly top: number
  readonly box: Box
  readonly fitting: Groups
  readonly all: Groups
  /** Any gap of the pile, since they are all alike; and the same on top. */
  readonly gap: Gap | null
  readonly gapOnTop: Gap | null
}

const wishFor = (zone: Zone, { back }: SeenCard): Wish => ({
  pool: zone.pool,
  backs: back !== UNKNOWN ? only(back) : zone.holds,
})

const ANY = Number.POSITIVE_INFINITY
const SHOWN = 0

/** What shows its back comes before all; then by how many backs could lie there. */
const rankOf = (layout: Layout, { zone, wish }: Draft): number =>
  wish.backs === null ? ANY : wish.backs !== layout.zones[zone].holds ? SHOWN : wish.backs.length

const choosiest = (layout: Layout): readonly number[] => [SHOWN, ...choosiestFirst(layout)]

/** How many backs the choosy zones hold, from the fewest. */
export const choosiestFirst = ({ zones }: Layout): number[] =>
  [...new Set(zones.flatMap(({ holds }) => (holds ? [holds.length] : [])))].sort((a, b) => a - b)

const ownerBit = ({ owner }: Zone): Viewers => (owner === null ? NOBODY : 1 << owner)

/** Pool → face → its cards, the first one last. */
function cardsByFace(layout: Layout): number[][][] {
  const cards: number[][][] = []
  for (let card = layout.face.length - 1; card >= 0; card--) {
    cards[layout.pool[card]] ??= []
    cards[layout.pool[card]][layout.face[card]] ??= []
    cards[layout.pool[card]][layout.face[card]].push(card)
  }
  return cards
}
