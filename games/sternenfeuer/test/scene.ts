import { type Random, type Refusal, type Seat, seatOf } from '@sternentisch/kernel'
import { luck, scenesOf, TestScene } from '@sternentisch/kernel/test'
import type { Action } from '../rules/action.ts'
import type { SternenfeuerEvent } from '../rules/events.ts'
import { sternenfeuer } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import { isUp, type Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { cardName } from '../rules/written.ts'
import { DECK, DISCARD, handOf, rowOf } from '../rules/zones.ts'
import { readScene } from './read-scene.ts'

export { kitOf, luck }

/** The rule and the code, without the name of the game and without the value it is about. */
export const nameOf = ({ rule, code }: Refusal): string =>
  [rule, code.replace(/^sternenfeuer\.(\w+)\..*|^sternenfeuer\./, '$1')].filter(Boolean).join(' ')

export class Scene extends TestScene<Table, View, Action, SternenfeuerEvent> {
  protected readonly nameOf = nameOf

  constructor(table: Table, random?: Random, events?: SternenfeuerEvent[]) {
    super(sternenfeuer, table, random, events)
  }

  /** `F12 R03 C01 F21~`: a row as its owner sees it; `~` is face down. */
  row(name: string): string {
    return this.names(rowOf('ab'.indexOf(name[0]), Number(name[1]) - 1), true)
  }

  hand(letter: string): string {
    return this.names(handOf(seatOf(letter) as Seat))
      .split(' ')
      .sort()
      .join(' ')
  }

  handSize(letter: string): number {
    return this.table.cards.zones[handOf(seatOf(letter) as Seat)].length
  }

  get discard(): string {
    return this.names(DISCARD)
  }

  get deck(): number {
    return this.table.cards.zones[DECK].length
  }

  /** `A 2:1`, `draw 1:1`, or nothing while it goes on. */
  get result(): string {
    const { result } = this.table
    if (!result) return ''
    const who = result.winners.length === 2 ? 'draw' : 'AB'[result.winners[0]]
    return `${who} ${result.scores.join(':')}`
  }

  private names(zone: number, marks = false): string {
    const kit = kitOf(this.table.options)
    const { cards: all } = this.table
    return all.zones[zone]
      .map((card) => cardName(kit, card) + (marks && !isUp(all, card) ? '~' : ''))
      .join(' ')
  }

  /** `48:42`: the last comparison. */
  get totals(): string {
    const last = this.happened('compared').at(-1)
    return last ? `${last.attacking.total}:${last.defending.total}` : ''
  }

  copy(): Scene {
    return new Scene(sternenfeuer.copy(this.table), luck(), [...this.events])
  }

  /** For messages of failing tests. */
  draw(): string {
    const rows = ['a1', 'a2', 'a3', 'b1', 'b2', 'b3'].map((name) => `${name} ${this.row(name)}`)
    const hands = ['A', 'B'].map((letter) => `${letter} hand ${this.hand(letter)}`)
    const frames = this.table.pending.map((frame) => JSON.stringify(frame))
    return [...rows, ...hands, `discard ${this.discard}`, `deck ${this.deck}`, ...frames].join('\n')
  }
}

/** A table in a few lines (see `read-scene.ts` for how they are written), and one as it is dealt. */
export const { scene, dealt, settings } = scenesOf(
  sternenfeuer,
  readScene,
  (table, random, events) => new Scene(table, random, events),
)
