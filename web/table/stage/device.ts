import type { Match, Seat, Viewer } from '@sternentisch/kernel'
import { isPlaying, type Player } from '../../matches/kept-match.ts'

/** The one device at which all persons of a match sit, and who of them holds it. */
export class Device {
  /** Null behind the curtain, and where nobody plays. */
  holder: Seat | null

  constructor(
    private readonly match: Match,
    private readonly players: readonly Player[],
  ) {
    const seated = match.seats.filter((seat) => players[seat]?.kind === 'person')
    const [only, ...others] = this.persons.length > 0 ? this.persons : seated
    this.holder = others.length > 0 ? null : (only ?? null)
  }

  /** Whoever has not given up. */
  get persons(): readonly Seat[] {
    return this.match.seats.filter((seat) => isPlaying(this.players[seat], this.match, seat))
  }

  /** With no person at the table, everybody only watches. */
  get viewer(): Viewer | null {
    return this.holder ?? (this.persons.length === 0 ? 'audience' : null)
  }

  /** Who has to get the device, because its holder has nothing to decide. */
  next(): Seat | null {
    const { persons, holder } = this
    const deciding = this.match.deciding()
    const stays =
      holder !== null && persons.includes(holder) && (persons.length < 2 || deciding.includes(holder))
    return stays ? null : (deciding.find((seat) => seat !== holder && persons.includes(seat)) ?? null)
  }
}
