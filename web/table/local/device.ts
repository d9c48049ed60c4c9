import type { Seat, Standing, Viewer } from '@sternentisch/kernel'
import { isPlaying, type Player, personsAt } from '../../matches/kept-match.ts'

/** The one device at which all persons of a match sit, and who of them holds it. */
export class Device {
  /** Null behind the curtain, and where nobody plays. */
  holder: Seat | null
  /** Who held it before the curtain fell. */
  last: Seat | null = null

  constructor(
    private readonly players: () => readonly Player[],
    private readonly standing: () => Standing,
  ) {
    const [only, ...others] = this.persons.length > 0 ? this.persons : personsAt(players())
    this.holder = others.length > 0 ? null : (only ?? null)
  }

  /** Whoever has not given up, and plays for themselves. */
  get persons(): readonly Seat[] {
    const [standing, players] = [this.standing(), this.players()]
    return personsAt(players).filter((seat) => isPlaying(players[seat], standing, seat))
  }

  /** With no person at the table, everybody only watches. */
  get viewer(): Viewer | null {
    return this.holder ?? (this.persons.length === 0 ? 'audience' : null)
  }

  /** Who has to get the device, because its holder has nothing to decide. */
  next(): Seat | null {
    const { persons, holder } = this
    const { deciding } = this.standing()
    const stays =
      holder !== null && persons.includes(holder) && (persons.length < 2 || deciding.includes(holder))
    return stays ? null : (deciding.find((seat) => seat !== holder && persons.includes(seat)) ?? null)
  }
}
