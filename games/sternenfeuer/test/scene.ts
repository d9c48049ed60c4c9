import {
  isRefusal,
  type Random,
  type Refusal,
  type Seat,
  seatOf,
  tellTo,
  type Viewer,
} from '@sternentisch/kernel'
import { luck, settingsFor } from '@sternentisch/kernel/test'
import type { SternenfeuerEvent } from '../rules/events.ts'
import { sternenfeuer } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import type { Options } from '../rules/options.ts'
import { isUp, type Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { cardName } from '../rules/written.ts'
import { DECK, DISCARD, handOf, rowOf } from '../rules/zones.ts'
import { readScene } from './read-scene.ts'

export { kitOf, luck }

/** A table in a few lines (see `read-scene.ts` for how they are written), ready to be played on. */
export function scene(text: string, options: Partial<Options> = {}): Scene {
  const table = sternenfeuer.lay(readScene(text, options))
  if (isRefusal(table)) throw new Error(`no such table: ${table.code} ${JSON.stringify(table.params)}`)
  return new Scene(table)
}

/** A table as it is dealt. */
export function dealt(options: Partial<Options> = {}, name = 'dealt'): Scene {
  const events: SternenfeuerEvent[] = []
  const random = luck(name)
  const table = sternenfeuer.deal(settings(options), random, (event) => events.push(event))
  return new Scene(table, random, events)
}

export const settings = settingsFor(sternenfeuer.options)

export class Scene {
  constructor(
    readonly table: Table,
    readonly random: Random = luck(),
    /** Everything that happened so far. */
    readonly events: SternenfeuerEvent[] = [],
  ) {}

  /** Moves with the seat in front, `A: X F01`. A move that is not legal fails the test. */
  play(...moves: string[]): this {
    for (const move of moves) {
      const [seat, text] = split(move)
      const action = sternenfeuer.read(this.view(seat), text)
      if (isRefusal(action)) throw new Error(`${move} is refused: ${nameOf(action)}\n${this.draw()}`)
      sternenfeuer.play(this.table, seat, action, this.random, (event) => this.events.push(event))
    }
    return this
  }

  /** What forbids a move: `SN-4.6 notReady`; null if nothing does. */
  refusal(move: string): string | null {
    const [seat, text] = split(move)
    const action = sternenfeuer.read(this.view(seat), text)
    return isRefusal(action) ? nameOf(action) : null
  }

  /** What the seat may do, in notation; only moves that begin like this, if it is said. */
  choices(letter: string, like = ''): string[] {
    return sternenfeuer
      .actions(this.view(seatOf(letter) as Seat))
      .map(sternenfeuer.write)
      .filter((move) => move.startsWith(like))
  }

  get deciding(): string {
    return sternenfeuer
      .deciding(this.table)
      .map((seat) => 'AB'[seat])
      .join('')
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

  view(viewer: Viewer): View {
    return sternenfeuer.view(this.table, viewer)
  }

  /** The log as one viewer gets it, in notation. */
  log(viewer: Viewer): string[] {
    return this.events
      .map((event) => sternenfeuer.writeEvent(tellTo(event, viewer)))
      .filter((line) => line !== null)
  }

  happened<Kind extends SternenfeuerEvent['kind']>(kind: Kind): Extract<SternenfeuerEvent, { kind: Kind }>[] {
    return this.events.filter(
      (event): event is Extract<SternenfeuerEvent, { kind: Kind }> => event.kind === kind,
    )
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

function split(move: string): [Seat, string] {
  const seat = seatOf(move[0])
  if (seat === null || move[1] !== ':') throw new Error(`whose move is ${move}?`)
  return [seat, move.slice(2).trim()]
}

/** The rule and the code, without the name of the game and without the value it is about. */
export const nameOf = ({ rule, code }: Refusal): string =>
  [rule, code.replace(/^sternenfeuer\.(\w+)\..*|^sternenfeuer\./, '$1')].filter(Boolean).join(' ')
