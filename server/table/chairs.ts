import { type AnyGame, isRefusal, type Refusal, type Seat, seatsUpTo } from '@sternentisch/kernel'
import { refuseOnline, type Settings } from '@sternentisch/wire'
import { broughtBy, optionsWith, type Seated } from './opened.ts'

/** Who sits where at a table. */
export class Chairs {
  readonly seats: readonly Seat[]

  constructor(
    private readonly game: AnyGame,
    private readonly settings: Settings,
    /** Replaced as a whole, never changed: whoever keeps it knows how things were. */
    public seated: readonly (Seated | null)[],
  ) {
    this.seats = seatsUpTo(settings.chairs.length)
  }

  get areTaken(): boolean {
    return this.seated.every((sitter) => sitter !== null)
  }

  /** The seats that people hold, also while a bot plays for them. */
  get persons(): readonly Seat[] {
    return this.seats.filter((seat) => this.seated[seat]?.guest != null)
  }

  get names(): readonly string[] {
    return this.seated.map((sitter) => sitter?.name ?? '')
  }

  /** The options of the match with what everybody has brought along. */
  get options(): object | Refusal {
    return optionsWith(this.game, this.settings.options, this.seated)
  }

  seatOf(guest: string): Seat | null {
    const seat = this.seated.findIndex((sitter) => sitter?.guest === guest)
    return seat < 0 ? null : (seat as Seat)
  }

  isLeftToBot(seat: Seat): boolean {
    const sitter = this.seated[seat]
    return sitter != null && (sitter.guest === null || sitter.away)
  }

  sit(seat: Seat | null, sitter: Seated): Refusal | null {
    if (seat === null || this.settings.chairs[seat]?.for !== 'person') return refuseOnline('online.noChair')
    const other = this.seated[seat]
    if (other) return refuseOnline('online.taken', { name: other.name })
    const asked = broughtBy(this.game, this.settings.options, seat)
    if (asked && sitter.deck === null) return refuseOnline('online.noDeck')
    if (!asked && sitter.deck !== null) return refuseOnline('online.deckNotAsked')
    const before = this.seated
    this.seated = before.with(seat, sitter)
    const { options } = this
    if (!isRefusal(options)) return null
    this.seated = before
    return options
  }

  stand(seat: Seat): void {
    this.seated = this.seated.with(seat, null)
  }

  /** A bot plays on for somebody, or they are back. */
  setAway(seat: Seat, away: boolean): Refusal | null {
    const sitter = this.seated[seat]
    if (sitter?.guest == null) return refuseOnline('online.notSeated')
    if (sitter.away === away) return refuseOnline(away ? 'online.away' : 'online.notAway')
    this.seated = this.seated.with(seat, { ...sitter, away })
    return null
  }
}
