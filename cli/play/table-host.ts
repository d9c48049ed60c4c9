import { chancesFrom, LOOKS, takesDraw } from '@sternentisch/bots'
import { type BoxedGame, boxOf } from '@sternentisch/games/shelf'
import {
  type Bill,
  type Feed,
  type Host,
  isRefusal,
  type Match,
  optionsAfter,
  type Random,
  type Refusal,
  readOptions,
  type Seat,
  type Standing,
  type Viewer,
  writeMatter,
} from '@sternentisch/kernel'
import { attended } from '../attend.ts'
import { botFor, luckAt, type Player } from '../players.ts'
import type { Program } from '../program.ts'
import { savedText, usualFile } from '../save.ts'
import { Keeping } from './keeping.ts'
import { openMatch } from './open.ts'
import type { Table } from './table.ts'

/** Who plays what, and where it is saved. */
export interface Sitting {
  readonly match: Match
  readonly players: readonly Player[]
  readonly budget: number
  /** Where to save; a place of its own if none is named. */
  readonly file: string | undefined
  /** What that file holds, if the match comes from it. */
  readonly known?: string
}

/**
 * The host of a match at one keyboard: the match, its seed and its log stay behind this, and on the disk. The persons have
 * their feeds; bots are asked with views.
 */
export class TableHost implements Table {
  readonly keeping: Keeping
  private readonly match: Match
  private readonly host: Host
  private readonly players: readonly Player[]

  constructor(
    program: Program,
    private readonly box: BoxedGame,
    { match, players, file, known }: Omit<Sitting, 'budget'>,
  ) {
    const persons = match.seats.filter((seat) => players[seat] === 'person')
    // Everything is seen at the end, and by who watches where nobody sits.
    const table = attended(match, [...persons, 'all'])
    this.match = table.match
    this.host = table.host
    this.players = players
    this.keeping = new Keeping(program, {
      usual: usualFile(match, program.env),
      text: () => savedText(this.match, players),
      moves: () => this.match.steps.length,
      file,
      known,
    })
  }

  get bill(): Bill {
    return this.host.feedOf('all').bill
  }

  get standing(): Standing {
    return this.host.standing
  }

  feedOf(viewer: Viewer): Feed {
    return this.host.feedOf(viewer)
  }

  /** Every move is on the disk before anybody hears of it. */
  play(seat: Seat, text: string): Refusal | null {
    const refusal = this.host.play(seat, text)
    if (!refusal) this.keeping.keep()
    return refusal
  }

  undo(seat: Seat): Refusal | null {
    const refusal = this.host.undo(seat)
    if (!refusal) this.keeping.keep()
    return refusal
  }

  luckAt(seat: Seat, purpose: string): Random {
    return luckAt(this.match, seat, purpose)
  }

  remind(): void {
    this.keeping.remind()
  }

  botMoves(seat: Seat, budget: number): void {
    const { game } = this.box
    const view = this.match.view(seat)
    const bot = botFor(this.box, this.players[seat])
    const { action } = bot(view, game.actions(view), budget, this.luckAt(seat, 'bot'))
    const refusal = this.play(seat, game.write(action))
    if (refusal) throw new Error(`a bot's move is refused: ${game.write(action)}`)
  }

  /** The next match of a series: the same people in the same seats. */
  nextMatch(seed: string | undefined): Match {
    const { players, match } = this
    const wishes = optionsAfter(match)
    const today = boxOf(match.game.id) ?? this.box
    const options = readOptions(today.game.options, wishes)
    const { names } = match.opening
    // By today's rules, if they still have room for what was chosen.
    return isRefusal(options)
      ? openMatch({ box: this.box, options: wishes, players, names, seed })
      : openMatch({ box: today, options, players, names, seed })
  }

  /** Bots answer an offer at once: they agree if they would rather lose nothing. Answers those who play on. */
  offerToBots(): readonly Seat[] {
    const { game, mind } = this.box
    return this.match.seats.filter((seat) => {
      if (this.players[seat] === 'person' || isRefusal(this.match.whyNot('draw', seat))) return false
      const view = this.match.view(seat)
      const agrees = takesDraw(chancesFrom(game, mind, view, LOOKS, this.luckAt(seat, 'draw'))[seat])
      if (agrees) this.play(seat, writeMatter('draw'))
      return !agrees
    })
  }
}
