import type { Layout } from './cards.ts'
import type { Draws } from './random.ts'

/** Groups of a box, by number. */
export type Groups = readonly number[]

/** A card with one of these backs; null: any. */
export type Backs = readonly number[] | null

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
  private readonly cards: number[] = []
  private readonly groupOfBack: readonly number[]
  /** Group → where its cards begin, how many it has, and how many were not drawn yet. */
  private readonly start: number[] = []
  private readonly size: number[] = []
  private readonly left: number[] = []
  private readonly all: Groups
  private readonly asked: readonly (readonly number[])[]
  private readonly groupsAsked: Groups[] = []

  /** `asked` is all that will be asked for. */
  constructor(layout: Layout, cards: readonly number[], asked: readonly (readonly number[])[]) {
    this.asked = asked
    this.groupOfBack = groupBacks(layout, cards, asked)
    const all: number[] = []
    for (const card of cards) {
      const group = this.groupOf(layout, card)
      while (this.size.length <= group) {
        all.push(this.size.length)
        this.size.push(0)
      }
      this.size[group]++
    }
    this.all = all
    let at = 0
    for (let group = 0; group < all.length; group++) {
      this.start.push(at)
      this.left.push(at)
      at += this.size[group]
    }
    for (let i = 0; i < at; i++) this.cards.push(0)
    for (const card of cards) this.cards[this.left[this.groupOf(layout, card)]++] = card
    for (const backs of asked) this.groupsAsked.push(this.groupsWith(backs))
  }

  refill(): void {
    const { left, size } = this
    for (let group = 0; group < size.length; group++) left[group] = size[group]
  }

  /** The groups from which a card with one of these backs can come. */
  groups(backs: Backs): Groups {
    return backs === null ? this.all : this.groupsAsked[this.asked.indexOf(backs)]
  }

  count(groups: Groups): number {
    let sum = 0
    for (let i = 0; i < groups.length; i++) sum += this.left[groups[i]]
    return sum
  }

  draw(groups: Groups, draws: Draws): number {
    return this.take(groups, draws.below(this.count(groups)))
  }

  /** Cards for all places of a pile between two. */
  fill(pile: number[], from: number, to: number, groups: Groups, draws: Draws): void {
    let left = this.count(groups)
    for (let place = from; place < to; place++) pile[place] = this.take(groups, draws.below(left--))
  }

  private take(groups: Groups, nth: number): number {
    const { cards, left } = this
    let group = groups[0]
    let pick = nth
    for (let i = 0; pick >= left[group]; group = groups[++i]) pick -= left[group]
    const at = this.start[group] + pick
    const last = this.start[group] + --left[group]
    const card = cards[at]
    cards[at] = cards[last]
    cards[last] = card
    return card
  }

  private groupOf({ face, back }: Layout, card: number): number {
    return this.groupOfBack[back[face[card]]]
  }

  private groupsWith(backs: readonly number[]): Groups {
    const groups: number[] = []
    for (const back of backs) {
      const group = this.groupOfBack[back]
      if (group >= 0 && !groups.includes(group)) groups.push(group)
    }
    return groups
  }
}

/**
 * Back → its group, −1 where no card has it. Backs that are asked for in the same wishes need not be told apart; groups are
 * numbered as their first cards come.
 */
function groupBacks(
  layout: Layout,
  cards: readonly number[],
  asked: readonly (readonly number[])[],
): number[] {
  const parts: number[] = []
  const groupOfBack: number[] = []
  for (const card of cards)
    while (parts.length <= layout.back[layout.face[card]]) {
      parts.push(0)
      groupOfBack.push(-1)
    }
  let count = 1
  for (const backs of asked) count = part(parts, backs, count)
  const groupOfPart: number[] = []
  for (let i = 0; i < count; i++) groupOfPart.push(-1)
  let groups = 0
  for (const card of cards) {
    const back = layout.back[layout.face[card]]
    if (groupOfPart[parts[back]] < 0) groupOfPart[parts[back]] = groups++
    groupOfBack[back] = groupOfPart[parts[back]]
  }
  return groupOfBack
}

/** Takes these backs out of the parts that they were in, into parts of their own; answers how many parts there are now. */
function part(parts: number[], backs: readonly number[], count: number): number {
  const partedFrom: number[] = []
  for (const back of backs) {
    if (back >= parts.length) continue
    const parted = partedFrom.indexOf(parts[back])
    if (parted < 0) partedFrom.push(parts[back])
    parts[back] = count + (parted < 0 ? partedFrom.length - 1 : parted)
  }
  return count + partedFrom.length
}
