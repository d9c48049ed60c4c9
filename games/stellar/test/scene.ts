import { type Random, type Seat, seatsUpTo } from '@sternentisch/kernel'
import { luck, refusalNames, scenesOf, TestScene } from '@sternentisch/kernel/test'
import { expect } from 'vitest'
import type { Action } from '../rules/action.ts'
import type { StellarEvent } from '../rules/events.ts'
import { stellar } from '../rules/game.ts'
import { kitOf } from '../rules/kit.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'
import { draw, linesNamed } from './draw.ts'
import { readScene } from './read-scene.ts'

export { luck }

export const nameOf = refusalNames('stellar')

export class Scene extends TestScene<Table, View, Action, StellarEvent> {
  protected readonly nameOf = nameOf

  constructor(table: Table, random?: Random, events?: StellarEvent[]) {
    super(stellar, table, random, events)
  }

  draw(): string {
    return draw(this.table)
  }

  /** Compares the lines that are written down with the same lines of the table; the others may be anything. */
  shows(text: string): this {
    const expected = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
    expect(linesNamed(this.table, expected), this.draw()).toEqual(expected)
    return this
  }

  copy(): Scene {
    return new Scene(stellar.copy(this.table), luck(), [...this.events])
  }

  get players(): readonly Seat[] {
    return seatsUpTo(kitOf(this.table.options).players)
  }
}

/** A table in a few lines (see `read-scene.ts` for how they are written), and one as it is dealt. */
export const { scene, dealt } = scenesOf(
  stellar,
  readScene,
  (table, random, events) => new Scene(table, random, events),
)
