import type { Layout } from './cards.ts'
import type { Draws } from './random.ts'

/** Groups of a box, by number. */
export type Groups = readonly number[]

/** A card of a pool with one of these backs; null: any. */
export interface Wish {
  readonly pool: number
  readonly backs: readonly number[] | null
}

/** One back. Equal wishes are one object, so that they are soon compared. */
export function only(back: number): readonly number[] {
  onlyOne[back] ??= [back]
  return onlyOne[back]
}
const onlyOne: (readonly number[])[] = []

/**
 * The cards of a pool that the viewer cannot place. Those that nobody asks to tell apart lie together, and a card that is
 * drawn trades places with the last of its own: so the box is full again as soon as the counts are.
 */
export class Box {
  private readonly cards: number[]
  /** Group → where its cards begin, how many it has, and how many were not drawn yet. */
  private readonly start: number[] = []
  private readonly size: number[] = []
  private readonly left: number[] = []

  constructor(
    groups: readonly (readonly number[])[],
    private readonly groupOfBack: readonly number[],
  ) {
    this.cards = groups.flat()
    let at = 0
    for (const group of groups) {
      this.start.push(at)
      this.size.push(group.length)
      this.left.push(group.length)
      at += group.length
    }
  }

  refill(): void {
    for (let group = 0; group < this.size.length; group++) this.left[group] = this.size[group]
  }

  /** The groups from which a card with one of these backs can come. */
  groups(backs: readonly number[] | null): Groups {
    if (backs === null) return [...this.start.keys()]
    return [...new Set(backs.map((back) => this.groupOfBack[back]))].filter((group) => group !== undefined)
  }

  count(groups: Groups): number {
    let sum = 0
    for (let i = 0; i < groups.length; i++) sum += this.left[groups[i]]
    return sum
  }

  draw(groups: Groups, draws: Draws): number {
    let pick = draws.below(this.count(groups))
    let i = 0
    for (; pick >= this.left[groups[i]]; i++) pick -= this.left[groups[i]]
    const at = this.start[groups[i]] + pick
    const last = this.start[groups[i]] + --this.left[groups[i]]
    const card = this.cards[at]
    this.cards[at] = this.cards[last]
    this.cards[last] = card
    return card
  }
}

/** A box for each pool, with whatever is not laid down; `wishes` is all that will be asked for. */
export function boxesFor(
  layout: Layout,
  isLaid: readonly boolean[],
  wishes: readonly Wish[],
): readonly Box[] {
  const pools = new Map<number, number[]>()
  for (const [card, pool] of layout.pool.entries()) {
    const cards = pools.get(pool) ?? []
    if (!isLaid[card]) cards.push(card)
    pools.set(pool, cards)
  }
  const boxes: Box[] = []
  for (const [pool, cards] of pools) {
    const asked = new Set(wishes.flatMap((wish) => (wish.pool === pool && wish.backs ? [wish.backs] : [])))
    boxes[pool] = boxOf(layout, cards, [...asked])
  }
  return boxes
}

/** Backs that are asked for in the same wishes need not be told apart. */
function boxOf(layout: Layout, cards: readonly number[], asked: readonly (readonly number[])[]): Box {
  const groups: number[][] = []
  const groupOfBack: number[] = []
  const byWishes = new Map<string, number>()
  for (const card of cards) {
    const back = layout.back[layout.face[card]]
    if (groupOfBack[back] === undefined) {
      const wishes = asked.map((backs) => (backs.includes(back) ? 1 : 0)).join('')
      if (!byWishes.has(wishes)) byWishes.set(wishes, byWishes.size)
      groupOfBack[back] = byWishes.get(wishes)!
    }
    groups[groupOfBack[back]] ??= []
    groups[groupOfBack[back]].push(card)
  }
  return new Box(groups, groupOfBack)
}
