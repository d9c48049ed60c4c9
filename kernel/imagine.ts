import { type Cards, copyCardsInto, type Layout, newCards, take } from './cards.ts'
import { ANY, type Gap, OpenCards, ownerBit, type Stray, type Topped } from './imagine-open.ts'
import type { Draws, Random } from './random.ts'
import { bit, NOBODY, type Viewer } from './seat.ts'
import { type SeenZone, UNKNOWN } from './seen.ts'

/** What a view leaves open, worked out once for a decision. */
export interface Imagining<Table> {
  /**
   * Some table that fits the view, each equally likely. Given one that was dealt before, from whatever view of the same
   * match, it is dealt into that one, and hardly anything has to be made.
   */
  deal(random: Random, into?: Table): Table
}

/**
 * All arrangements of the cards that look to the viewer exactly like the given zones, of which each is dealt equally often.
 * This is the only way from a view back to a table, so a bot can never hold more than a guess.
 */
export class Arrangements {
  private readonly open: OpenCards
  /** What shows its back and what only some cards can be, choosiest first: so each arrangement stays equally likely. */
  private readonly choosy: readonly Gap[]
  /** Gaps of piles whose top shows its back; they are filled in two steps. */
  private readonly topped: readonly Topped[]
  private readonly rest: readonly Gap[]
  private readonly mixed: readonly Mixed[]

  constructor(
    seen: readonly SeenZone[],
    private readonly layout: Layout,
    private readonly viewer: Viewer,
    handles: number,
  ) {
    this.open = new OpenCards(seen, layout, viewer)
    this.open.laid.handles = handles
    const hasTop = (zone: number): boolean => viewer !== 'all' && seen[zone].top !== UNKNOWN
    const choosy: Gap[] = []
    const rest: Gap[] = []
    for (const gap of this.open.gaps)
      if (gap.rank !== ANY) choosy.push(gap)
      else if (!hasTop(gap.zone)) rest.push(gap)
    this.choosy = choosy.sort((a, b) => a.rank - b.rank)
    this.rest = rest
    const topped: Topped[] = []
    const mixed: Mixed[] = []
    for (let zone = 0; zone < seen.length; zone++) {
      if (hasTop(zone)) topped.push(this.open.topped(zone, seen[zone].top))
      // What is drawn out of a box comes in any order anyway.
      if (layout.zones[zone].shape !== 'pile' || viewer === 'all') continue
      if (this.open.laid.zones[zone].some((card) => card >= 0)) mixed.push({ zone, hasTop: hasTop(zone) })
    }
    this.topped = topped
    this.mixed = mixed
  }

  /** Some of them. Given cards of the same layout, they are dealt into those. */
  deal(draws: Draws, into: Cards = newCards(this.layout)): Cards {
    const { open, choosy, topped, rest, mixed } = this
    copyCardsInto(open.laid, into)
    for (let pool = 0; pool < open.boxes.length; pool++) open.boxes[pool].refill()
    for (let at = 0; at < choosy.length; at++) fill(into, choosy[at], draws)
    for (let at = 0; at < topped.length; at++) this.chooseTop(into, topped[at], draws)
    for (let at = 0; at < topped.length; at++) fillBelow(into, topped[at], draws)
    for (let at = 0; at < rest.length; at++) fill(into, rest[at], draws)
    for (let at = 0; at < mixed.length; at++) shuffle(into, mixed[at], draws)
    for (let at = 0; at < open.strays.length; at++) this.drawStray(into, open.strays[at], draws)
    return into
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
    for (let place = 0; place < pile.length; place++) sum += this.weightOnTop(pile[place], top, fitting, all)
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
    if (chosen < 0 && gapOnTop) fillOne(into, gapOnTop, last, draws)
  }

  private weightOnTop(card: number, top: number, fitting: number, all: number): number {
    if (card < 0) return fitting
    return this.backOf(card) === top ? all : 0
  }

  /** Any card on the bag's list that shows this back may be the one that left, also one the viewer knows of. */
  private drawStray(into: Cards, { zone, place, bag, shown }: Stray, draws: Draws): void {
    const list = into.zones[bag]
    let alike = 0
    for (let at = 0; at < list.length; at++) if (this.backOf(list[at]) === shown.back) alike++
    let left = draws.below(alike)
    let at = 0
    while (this.backOf(list[at]) !== shown.back || left-- > 0) at++
    const card = take(list, at)
    into.zones[zone][place] = card
    into.known[card] = shown.known
    into.once[card] = ownerBit(this.layout.zones[zone]) | (this.open.isLaid[card] ? bit(this.viewer) : NOBODY)
    into.handle[card] = shown.handle
  }

  private backOf(card: number): number {
    return this.layout.back[this.layout.face[card]]
  }
}

/** A pile of which something is known to be in it. */
interface Mixed {
  readonly zone: number
  /** Its top was chosen, and stays. */
  readonly hasTop: boolean
}

function fill(into: Cards, gap: Gap, draws: Draws): void {
  const pile = into.zones[gap.zone]
  gap.box.fill(pile, gap.place, gap.end, gap.groups, draws)
  // As cards come out of the box they have no marks.
  if (gap.isMarked) for (let place = gap.place; place < gap.end; place++) mark(into, gap, pile[place])
}

function fillOne(into: Cards, gap: Gap, place: number, draws: Draws): void {
  const card = gap.box.draw(gap.groups, draws)
  into.zones[gap.zone][place] = card
  if (gap.isMarked) mark(into, gap, card)
}

function mark(into: Cards, { known, once, handle }: Gap, card: number): void {
  into.known[card] = known
  into.once[card] = once
  into.handle[card] = handle
}

function fillBelow(into: Cards, { zone, gap }: Topped, draws: Draws): void {
  const pile = into.zones[zone]
  for (let place = 0; place < pile.length; place++)
    if (gap && pile[place] < 0) fillOne(into, gap, place, draws)
}

function shuffle(into: Cards, { zone, hasTop }: Mixed, draws: Draws): void {
  const pile = into.zones[zone]
  for (let i = pile.length - (hasTop ? 2 : 1); i > 0; i--) {
    const j = draws.below(i + 1)
    const card = pile[i]
    pile[i] = pile[j]
    pile[j] = card
  }
}
