import {
  isRefusal,
  letterOf,
  type Random,
  type Refusal,
  type Seat,
  seatOf,
  seatsUpTo,
  tellTo,
  type Viewer,
} from '@sternentisch/kernel'
import { luck } from '@sternentisch/kernel/test'
import { expect } from 'vitest'
import type { StellarEvent } from '../rules/events.ts'
import { stellar } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import type { Options } from '../rules/options.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { draw, linesNamed } from './draw.ts'
import { readScene } from './read-scene.ts'
import { settings } from './settings.ts'

export { luck }

/** A table in a few lines (see `read-scene.ts` for how they are written), ready to be played on. */
export function scene(text: string, options: Partial<Options> = {}): Scene {
  const table = stellar.lay(readScene(text, options))
  if (isRefusal(table)) throw new Error(`no such table: ${table.code} ${JSON.stringify(table.params)}`)
  return new Scene(table)
}

/** A table as it is dealt. */
export function dealt(options: Partial<Options> = {}, name = 'dealt'): Scene {
  const events: StellarEvent[] = []
  const random = luck(name)
  const table = stellar.deal(settings(options), random, (event) => events.push(event))
  return new Scene(table, random, events)
}

export class Scene {
  constructor(
    readonly table: Table,
    readonly random: Random = luck(),
    /** Everything that happened so far. */
    readonly events: StellarEvent[] = [],
  ) {}

  /** Moves with the seat in front, `A: Fo@3`. A move that is not legal fails the test. */
  play(...moves: string[]): this {
    for (const move of moves) {
      const [seat, text] = split(move)
      const action = stellar.read(this.view(seat), text)
      if (isRefusal(action)) throw new Error(`${move} is refused: ${nameOf(action)}\n${draw(this.table)}`)
      stellar.play(this.table, seat, action, this.random, (event) => this.events.push(event))
    }
    return this
  }

  /** What forbids a move: `ST-5.3 mustBeOpen`; null if nothing does. */
  refusal(move: string): string | null {
    const [seat, text] = split(move)
    const action = stellar.read(this.view(seat), text)
    return isRefusal(action) ? nameOf(action) : null
  }

  /** Everything the seat may do, in notation. */
  choices(letter: string): string[] {
    return stellar.actions(this.view(seatOf(letter) as Seat)).map(stellar.write)
  }

  /** The letters of those who must decide now. */
  get deciding(): string {
    return stellar.deciding(this.table).map(letterOf).join('')
  }

  view(viewer: Viewer): View {
    return stellar.view(this.table, viewer)
  }

  /** The log as one viewer gets it, in notation. */
  log(viewer: Viewer): string[] {
    return this.events
      .map((event) => stellar.writeEvent(tellTo(event, viewer)))
      .filter((line) => line !== null)
  }

  happened<Kind extends StellarEvent['kind']>(kind: Kind): Extract<StellarEvent, { kind: Kind }>[] {
    return this.events.filter((event): event is Extract<StellarEvent, { kind: Kind }> => event.kind === kind)
  }

  /** Compares the lines that are written down with the same lines of the table; the others may be anything. */
  shows(text: string): this {
    const expected = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    expect(linesNamed(this.table, expected), draw(this.table)).toEqual(expected)
    return this
  }

  copy(): Scene {
    return new Scene(stellar.copy(this.table), luck(), [...this.events])
  }

  get players(): readonly Seat[] {
    return seatsUpTo(kitOf(this.table.options).players)
  }
}

function split(move: string): [Seat, string] {
  const seat = seatOf(move[0])
  if (seat === null || move[1] !== ':') throw new Error(`whose move is ${move}?`)
  return [seat, move.slice(2).trim()]
}

/** The rule and the code, without the name of the game. */
export const nameOf = ({ rule, code }: Refusal): string =>
  [rule, code.replace(/^stellar\./, '')].filter(Boolean).join(' ')
