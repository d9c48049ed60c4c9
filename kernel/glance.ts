import type { Cards, Layout } from './cards.ts'
import type { Viewers } from './seat.ts'
import type { SeenZone } from './seen.ts'

/** The instant in which several look one after the other, and nothing is moved in between; 0 outside of all. */
let instant = 0
let instants = 0

/** Several look at the same table: what the first of them finds out about it, the others need not. */
export function inOneInstant<Item>(all: Iterable<Item>, look: (item: Item) => void): void {
  const outer = instant
  instant = ++instants
  try {
    for (const each of all) look(each)
  } finally {
    instant = outer
  }
}

/**
 * How cards lay when somebody last looked, and what they looked like to whom. A move touches few of the zones: only those
 * have to be looked at again. It hangs on the cards and is no part of them: a copy begins with none.
 */
export class Glance {
  /** How often somebody has looked. */
  looks = 0
  /** Zone → the look at which it was last found to have changed. */
  private readonly changed: number[]
  private readonly sizes: number[]
  private layout: Layout | null = null
  private instant = 0
  /** Card → where it lay: zone and place in one number; and the marks on it. */
  private readonly places: Int32Array
  private readonly marks: Int32Array
  private readonly seen = new Map<Viewers, { zones: readonly SeenZone[]; look: number }>()

  constructor({ zones, known }: Cards) {
    this.changed = zones.map(() => 0)
    this.sizes = zones.map(() => 0)
    this.places = new Int32Array(known.length).fill(-1)
    this.marks = new Int32Array(known.length)
  }

  /** Finds out which zones are not as they were. */
  look(cards: Cards, layout: Layout): void {
    if (instant !== 0 && instant === this.instant && layout === this.layout) return
    this.instant = instant
    const { zones, known, once, handle } = cards
    const { places, marks, sizes, changed } = this
    const look = ++this.looks
    const stride = known.length + 1
    // What a zone is like may change while the cards in it stay where they are.
    const isSameTable = layout === this.layout
    this.layout = layout
    for (let index = 0; index < zones.length; index++) {
      const zone = zones[index]
      const size = zone.length
      let isSame = isSameTable && sizes[index] === size
      for (let place = 0; place < size; place++) {
        const card = zone[place]
        const lies = index * stride + place
        const mark = (handle[card] << 10) | (known[card] << 5) | once[card]
        if (places[card] === lies && marks[card] === mark) continue
        places[card] = lies
        marks[card] = mark
        isSame = false
      }
      if (isSame) continue
      sizes[index] = size
      changed[index] = look
    }
  }

  /** What these eyes saw last, and at which look. */
  lastOf(eye: Viewers): { readonly zones: readonly SeenZone[]; readonly look: number } | undefined {
    return this.seen.get(eye)
  }

  hasChanged(zone: number, since: number): boolean {
    return this.changed[zone] > since
  }

  hasAnyChanged(zones: readonly number[], since: number): boolean {
    for (let at = 0; at < zones.length; at++) if (this.changed[zones[at]] > since) return true
    return false
  }

  keep(eye: Viewers, zones: readonly SeenZone[]): void {
    const last = this.seen.get(eye)
    if (!last) this.seen.set(eye, { zones, look: this.looks })
    else {
      last.zones = zones
      last.look = this.looks
    }
  }
}
