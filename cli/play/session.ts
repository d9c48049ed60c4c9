import type { BoxedGame } from '@sternentisch/games/shelf'
import type { Seat } from '@sternentisch/kernel'
import type { Player } from '../players.ts'
import type { Program } from '../program.ts'
import { Desk } from './desk.ts'
import type { Word } from './help.ts'
import { heardBefore } from './news.ts'
import { type Sitting, TableHost } from './table-host.ts'

const WORDS: readonly Word[] = [
  'help',
  'log',
  'undo',
  'hint',
  'draw',
  'concede',
  'away',
  'back',
  'save',
  'quit',
]

/** One match at one keyboard: its host is here, and whoever sits at the keyboard is one of several. */
export class Session extends Desk<TableHost> {
  readonly players: readonly Player[]
  /** Who sits at the keyboard now. */
  holder: Seat | null = null
  /** People who are called away: a bot plays in their place. Whoever opens the match again sits down again. */
  readonly away = new Set<Seat>()
  /** Was it just said that leaving would lose something? */
  insists = false

  constructor(
    program: Program,
    /** With the engine that plays the match. */
    box: BoxedGame,
    sitting: Sitting,
  ) {
    super(program, box, new TableHost(program, box, sitting), sitting.budget)
    this.players = sitting.players
    for (const seat of this.host.bill.seats)
      if (this.players[seat] === 'person') this.heard.set(seat, heardBefore(this.readerOf(seat), seat))
  }

  /** A draw is spoken of only where the rules know one, coming back only where somebody is away. */
  get words(): readonly Word[] {
    return WORDS.filter((word) => {
      if (word === 'draw') return this.box.game.drawByAgreement
      return word !== 'back' || this.away.size > 0
    })
  }

  get persons(): readonly Seat[] {
    return this.host.bill.seats.filter((seat) => this.isPerson(seat))
  }

  /** Whoever gave up is a person no more: a bot plays on. */
  isPerson(seat: Seat): boolean {
    return this.players[seat] === 'person' && !this.standing.conceded.includes(seat)
  }

  /** Somebody at the keyboard decides for this seat. */
  decidesHere(seat: Seat): boolean {
    return this.isPerson(seat) && !this.away.has(seat)
  }
}
