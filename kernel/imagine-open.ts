import { type Cards, type Layout, newCards, type Zone } from './cards.ts'
import { type Backs, Box, type Groups, only } from './imagine-box.ts'
import { remember } from './remember.ts'
import { bit, EVERYBODY, NOBODY, type Viewer, type Viewers } from './seat.ts'
import { type SeenCard, type SeenZone, UNKNOWN } from './seen.ts'

/**
 * Places side by side for cards of which the viewer does not know the faces, all alike as in a deck, and the marks of whichever
 * cards come to lie there.
 */
export interface Gap {
  readonly zone: number
  readonly place: number
  /** The place after the last. */
  end: number
  readonly known: Viewers
  readonly once: Viewers
  readonly handle: number
  /** Whether there are any of these marks. */
  readonly isMarked: boolean
  readonly backs: Backs
  /** The choosier come first; `ANY` takes whatever is left. */
  readonly rank: number
  /** Whatever the boxes are that all gaps of a view ask for, they are known only once all were found. */
  box: Box
  groups: Groups
}

/** A card in a row that left a bag unseen: it is one of those on that bag's list. */
export interface Stray {
  readonly zone: number
  readonly place: number
  readonly bag: number
  readonly shown: SeenCard
}

/** A pile of which the back of the top card is seen. */
export interface Topped {
  readonly zone: number
  readonly top: number
  readonly box: Box
  readonly fitting: Groups
  readonly all: Groups
  /** Any gap of the pile, since they are all alike; and the same on top. */
  readonly gap: Gap | null
  readonly gapOnTop: Gap | null
}

export const ANY = Number.MAX_SAFE_INTEGER
/** What shows its back comes before all; then by how many backs could lie there. */
const SHOWN = 0

/** What a view shows of the cards, laid on a table, and what it leaves open. */
export class OpenCards {
  /** What the viewer knows, with a hole (−1) at every gap. */
  readonly laid: Cards
  readonly isLaid: boolean[] = []
  readonly gaps: Gap[] = []
  readonly strays: Stray[] = []
  /** By pool. */
  readonly boxes: readonly Box[]
  private readonly asked: (readonly number[])[][]

  constructor(
    seen: readonly SeenZone[],
    private readonly layout: Layout,
    private readonly viewer: Viewer,
  ) {
    this.laid = newCards(layout)
    for (let card = 0; card < layout.face.length; card++) this.isLaid.push(false)
    const { pools, first } = cardsOf(layout)
    this.asked = pools.map(() => [])
    const unused = first.slice()
    for (let index = 0; index < seen.length; index++) {
      const { cards, top } = seen[index]
      for (let place = 0; place < cards.length; place++) this.see(index, place, cards[place], unused)
      if (viewer !== 'all' && top !== UNKNOWN) this.ask(layout.zones[index].pool, only(top))
    }
    this.boxes = pools.map((cards, pool) => new Box(layout, this.notLaid(cards), this.asked[pool]))
    for (const gap of this.gaps) {
      gap.box = this.boxes[layout.zones[gap.zone].pool]
      gap.groups = gap.box.groups(gap.backs)
    }
  }

  topped(zone: number, top: number): Topped {
    const box = this.boxes[this.layout.zones[zone].pool]
    const fitting = box.groups(only(top))
    const gap = this.gaps.find((each) => each.zone === zone && each.rank === ANY) ?? null
    const gapOnTop = gap && { ...gap, groups: fitting }
    return { zone, top, box, fitting, all: box.groups(null), gap, gapOnTop }
  }

  private see(index: number, place: number, shown: SeenCard, unused: number[]): void {
    const zone = this.layout.zones[index]
    const { laid } = this
    laid.zones[index].push(-1)
    if (shown.face !== UNKNOWN) {
      const { kinds, next } = cardsOf(this.layout)
      const kind = kinds[zone.pool][shown.face]
      const card = unused[kind]
      unused[kind] = next[card]
      this.isLaid[card] = true
      laid.zones[index][place] = card
      laid.known[card] = knownTo(zone, shown, this.viewer)
      laid.once[card] = onceKnownTo(zone, shown)
      laid.handle[card] = shown.handle
    } else if (zone.unseenFrom !== null && shown.fetched) {
      this.strays.push({ zone: index, place, bag: zone.unseenFrom, shown })
    } else this.leaveOpen(index, place, shown)
  }

  private leaveOpen(index: number, place: number, shown: SeenCard): void {
    const zone = this.layout.zones[index]
    const isShown = shown.back !== UNKNOWN
    const backs = isShown ? only(shown.back) : zone.holds
    const known = knownTo(zone, shown, this.viewer)
    const once = onceKnownTo(zone, shown)
    const last = this.gaps.at(-1)
    // A card in a row is unlike all others: it has a handle.
    if (last?.zone === index && last.end === place && last.backs === backs && !zone.isRow) {
      last.end++
      return
    }
    if (backs) this.ask(zone.pool, backs)
    this.gaps.push({
      zone: index,
      place,
      end: place + 1,
      known,
      once,
      handle: shown.handle,
      isMarked: known !== NOBODY || once !== NOBODY || shown.handle !== 0,
      backs,
      rank: isShown ? SHOWN : backs ? backs.length : ANY,
      box: NO_BOX,
      groups: NO_GROUPS,
    })
  }

  private ask(pool: number, backs: readonly number[]): void {
    if (!this.asked[pool].includes(backs)) this.asked[pool].push(backs)
  }

  private notLaid(cards: readonly number[]): number[] {
    const left: number[] = []
    for (let at = 0; at < cards.length; at++) if (!this.isLaid[cards[at]]) left.push(cards[at])
    return left
  }
}

function knownTo(zone: Zone, shown: SeenCard, viewer: Viewer): Viewers {
  if (zone.isRow || viewer === 'all') return shown.known
  if (zone.open) return EVERYBODY
  return ownerBit(zone) | (zone.forgets || shown.face === UNKNOWN ? NOBODY : bit(viewer))
}

const onceKnownTo = (zone: Zone, { known, fetched }: SeenCard): Viewers =>
  zone.isRow && fetched ? known : NOBODY

export const ownerBit = ({ owner }: Zone): Viewers => (owner === null ? NOBODY : 1 << owner)

const NO_GROUPS: Groups = []
const NO_BOX = new Box({ zones: [], face: [], back: [], pool: [] }, [], [])

interface CardsOf {
  /** Pool → its cards. */
  readonly pools: readonly (readonly number[])[]
  /** Pool → face → its kind. Faces may have large numbers that are far between; kinds are counted from 0. */
  readonly kinds: readonly (readonly number[])[]
  /** Kind → its first card; card → the next of its kind. −1: none. */
  readonly first: readonly number[]
  readonly next: readonly number[]
}

const known = new WeakMap<Layout, CardsOf>()
const cardsOf = (layout: Layout): CardsOf => remember(known, layout, () => findCards(layout))

function findCards({ face, pool }: Layout): CardsOf {
  const pools = Array.from({ length: Math.max(-1, ...pool) + 1 }, (_, each) =>
    pool.map((_, card) => card).filter((card) => pool[card] === each),
  )
  const kinds = pools.map((): number[] => [])
  const first: number[] = []
  const next = face.map(() => -1)
  for (let card = face.length - 1; card >= 0; card--) {
    const ofPool = kinds[pool[card]]
    ofPool[face[card]] ??= first.push(-1) - 1
    next[card] = first[ofPool[face[card]]]
    first[ofPool[face[card]]] = card
  }
  return { pools, kinds, first, next }
}
