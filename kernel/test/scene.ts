import { type GameEvent, tellTo } from '../events.ts'
import type { AnyTable, Game } from '../game.ts'
import type { Random } from '../random.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { letterOf, type Seat, seatOf, type Viewer } from '../seat.ts'
import { luck } from './luck.ts'
import { settingsFor } from './settings.ts'

/** A table that tests play on with moves in notation; how a game's tables are looked at, its own scenes add. */
export abstract class TestScene<Table extends AnyTable, View, Action, Event extends GameEvent> {
  constructor(
    protected readonly game: Game<Table, View, Action, object, Event>,
    readonly table: Table,
    readonly random: Random = luck(),
    /** Everything that happened so far. */
    readonly events: Event[] = [],
  ) {}

  /** The whole table in text, for tests that fail. */
  abstract draw(): string

  protected abstract readonly nameOf: (refusal: Refusal) => string

  /** Whose letter this is. */
  seatNamed(letter: string): Seat | null {
    return seatOf(letter)
  }

  /** Moves with the seat in front, `A: Fo@3`. A move that is not legal fails the test. */
  play(...moves: string[]): this {
    for (const move of moves) {
      const { seat, action } = this.read(move)
      if (isRefusal(action)) throw new Error(`${move} is refused: ${this.nameOf(action)}\n${this.draw()}`)
      this.game.play(this.table, seat, action, this.random, (event) => this.events.push(event))
    }
    return this
  }

  /** What forbids a move: `ST-5.3 mustBeOpen`; null if nothing does. */
  refusal(move: string): string | null {
    const { action } = this.read(move)
    return isRefusal(action) ? this.nameOf(action) : null
  }

  private read(move: string): { readonly seat: Seat; readonly action: Action | Refusal } {
    const seat = this.seatNamed(move[0])
    if (seat === null || move[1] !== ':') throw new Error(`whose move is ${move}?`)
    return { seat, action: this.game.read(this.view(seat), move.slice(2).trim()) }
  }

  /** What the seat may do, in notation; only moves that begin like this, if it is said. */
  choices(letter: string, like = ''): string[] {
    const seat = this.seatNamed(letter)
    if (seat === null) throw new Error(`who is ${letter}?`)
    return this.game
      .actions(this.view(seat))
      .map(this.game.write)
      .filter((move) => move.startsWith(like))
  }

  /** The letters of those who must decide now. */
  get deciding(): string {
    return this.game.deciding(this.table).map(letterOf).join('')
  }

  view(viewer: Viewer): View {
    return this.game.view(this.table, viewer)
  }

  /** The log as one viewer gets it, in notation. */
  log(viewer: Viewer): string[] {
    return this.events
      .map((event) => this.game.writeEvent(tellTo(event, viewer)))
      .filter((line) => line !== null)
  }

  happened<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }>[] {
    return this.events.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind)
  }
}

/** The rule and the code, without the name of the game. */
export const refusalNames =
  (game: string) =>
  ({ rule, code }: Refusal): string =>
    [rule, code.replace(`${game}.`, '')].filter(Boolean).join(' ')

/** How the tests of a game come to a table: out of a text that `read` understands, or as it is dealt. */
export const scenesOf = <
  Table extends AnyTable,
  View,
  Action,
  Options extends object,
  Event extends GameEvent,
  Scene,
>(
  game: Game<Table, View, Action, Options, Event>,
  read: (text: string, options: Partial<Options>) => unknown,
  make: (table: Table, random?: Random, events?: Event[]) => Scene,
) => {
  const settings = settingsFor(game.options)
  return {
    settings,
    scene(text: string, options: Partial<Options> = {}): Scene {
      const table = game.lay(read(text, options))
      if (isRefusal(table)) throw new Error(`no such table: ${table.code} ${JSON.stringify(table.params)}`)
      return make(table)
    },
    dealt(options: Partial<Options> = {}, name = 'dealt'): Scene {
      const events: Event[] = []
      const random = luck(name)
      return make(
        game.deal(settings(options), random, (event) => events.push(event)),
        random,
        events,
      )
    },
  }
}
