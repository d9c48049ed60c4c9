// §11: a play whose chain must hurt the player's own side, whatever is chosen in it
import { type Random, randomFrom, type Seat, seedFrom } from '@sternentisch/kernel'
import type { Action } from '../rules/action.ts'
import type { StarfighterEvent } from '../rules/events.ts'
import { starfighter } from '../rules/game.ts'
import type { Table } from '../rules/table.ts'
import type { View } from '../rules/view.ts'

/** Ways through a chain that are tried; where so many hurt, it is not certain that all do, but nobody finds the other. */
const MOST_TRIES = 500

/** It is tried on a table imagined from the view, so it hangs on nothing that the viewer may not know. */
export function mustHurt(view: View, action: Action): boolean {
  if (typeof view.viewer !== 'number' || action.kind !== 'play' || !action.up) return false
  const luck = randomFrom(seedFrom('harm'))
  return new Search(view.viewer, luck).hurts(starfighter.imagine(view, luck), action)
}

class Search {
  private tries = 0

  constructor(
    private readonly seat: Seat,
    private readonly luck: Random,
  ) {}

  /** Does this action hurt, or everything that its player could choose after it? Changes the table. */
  hurts(table: Table, action: Action): boolean {
    const events: StarfighterEvent[] = []
    this.tries++
    starfighter.play(table, this.seat, action, this.luck, (event) => events.push(event))
    if (events.some((event) => this.isHarm(event))) return true
    // What an unknown front brings, and what the opponent chooses, is not certain.
    if (events.some((event) => event.kind === 'rolled' && event.weighed !== undefined)) return false
    const frame = table.pending.at(-1)
    if (frame?.seat !== this.seat || !IN_CHAIN.includes(frame.kind)) return false
    return starfighter
      .actionsAt(table, this.seat)
      .every((next) => this.tries >= MOST_TRIES || this.hurts(starfighter.copy(table), next))
  }

  private isHarm(event: StarfighterEvent): boolean {
    return HARM.includes(event.kind) && 'seat' in event && event.seat === this.seat
  }
}

const HARM: readonly StarfighterEvent['kind'][] = ['hull', 'destroyed', 'marked']
const IN_CHAIN: readonly string[] = ['effect', 'effects', 'marker']
