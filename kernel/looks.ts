import type { Layout } from './cards.ts'
import { type SeenCard, type SeenZone, UNKNOWN } from './seen.ts'

/** How a card in a bag or a pile can look. There cards are alike: one object stands for all of them, so that two views are soon compared. */
class Look {
  readonly card: SeenCard
  /** Top + 1 → size → a heap in which all cards look like this; most do, so each of them is made once. */
  private readonly heaps: SeenZone[][] = []

  constructor(face: number, back: number) {
    this.card = Object.freeze({ face, back, known: 0, fetched: false, handle: 0 })
  }

  heap(size: number, top: number): SeenZone {
    while (this.heaps.length <= top + 1) this.heaps.push([])
    const ofTop = this.heaps[top + 1]
    while (ofTop.length <= size) ofTop.push(this.make(ofTop.length, top))
    return ofTop[size]
  }

  private make(size: number, top: number): SeenZone {
    const cards = Array.from({ length: size }, () => this.card)
    return Object.freeze({ size, strays: 0, top, cards: Object.freeze(cards) })
  }
}

/** All that a card in a heap of this layout can look like, in the order in which heaps list it: by back, then by face. */
export interface Looks {
  readonly all: readonly Look[]
  /** Card → its look to somebody who knows its face, and to somebody who sees its back. */
  readonly open: readonly number[]
  readonly fromBehind: readonly number[]
  /** Card → the same to somebody who sees neither: the same for all. */
  readonly blank: readonly number[]
  /** Look → how many of it a heap has: filled and emptied again for each. */
  readonly counts: number[]
}

/** The look of a card of which nothing is known. */
export const BLANK = 0

export function findLooks({ face, back }: Layout): Looks {
  const all = [lookOf(UNKNOWN, UNKNOWN)]
  // Numbers of faces may be large and far between: only those that there are cards of are gone through.
  const faces = [...new Set(face)].sort((a, b) => back[a] - back[b] || a - b)
  for (const [at, each] of faces.entries()) {
    if (at === 0 || back[each] !== back[faces[at - 1]]) all.push(lookOf(UNKNOWN, back[each]))
    all.push(lookOf(each, back[each]))
  }
  const open = face.map((each) => all.indexOf(lookOf(each, back[each])))
  const fromBehind = face.map((each) => all.indexOf(lookOf(UNKNOWN, back[each])))
  const blank = face.map(() => BLANK)
  return { all, open, fromBehind, blank, counts: all.map(() => 0) }
}

/** The same for all layouts. */
function lookOf(face: number, back: number): Look {
  known[back + 1] ??= []
  known[back + 1][face + 1] ??= new Look(face, back)
  return known[back + 1][face + 1]
}
const known: Look[][] = []

/** A zone in which nothing lies. */
export const NOTHING: SeenZone = lookOf(UNKNOWN, UNKNOWN).heap(0, UNKNOWN)
