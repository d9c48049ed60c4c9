import type { Match, Seat, Viewer } from '@sternentisch/kernel'
import type { Player } from '../matches/store.ts'

/** The one device at which all persons of a match sit, and who of them holds it. */
export class Device {
  readonly persons: readonly Seat[]
  /** Null behind the curtain, and where nobody plays. */
  holder: Seat | null

  constructor(
    private readonly match: Match,
    players: readonly Player[],
  ) {
    this.persons = match.seats.filter((seat) => players[seat]?.kind === 'person')
    const [only, ...others] = this.persons
    this.holder = others.length > 0 ? null : (only ?? null)
  }

  /** With no person at the table, everybody only watches. */
  get viewer(): Viewer | null {
    return this.holder ?? (this.persons.length === 0 ? 'audience' : null)
  }

  /** Who has to get the device, because its holder has nothing to decide. */
  next(): Seat | null {
    if (this.persons.length < 2) return null
    const deciding = this.match.deciding()
    if (this.holder !== null && deciding.includes(this.holder)) return null
    return deciding.find((seat) => this.persons.includes(seat)) ?? null
  }
}
