import type { AnyGame, Seat, Wishes } from '@sternentisch/kernel'
import { Referee } from '../referee.ts'
import { anyWishes, type Whims } from './wishes.ts'

/** The fields of all answers, as far as this client looks at them. */
interface Answer {
  readonly deciding: readonly Seat[]
  readonly actions: readonly string[]
  readonly log: string
}

/** A busy client of the referee: it deals, plays, looks, goes back, saves and loads, and closes what it does not forget. */
export class Client {
  requests = 0
  matches = 0
  /** Matches with decks or options of their own. */
  special = 0
  private readonly referee = new Referee('en')

  constructor(
    private readonly games: readonly AnyGame[],
    private readonly tables: number,
    private readonly whims: Whims,
  ) {}

  /** One match, played to its end or left in the middle. */
  play(): void {
    const game = this.games[this.matches++ % this.games.length]
    const match = `table ${this.whims.below(this.tables)}`
    let { deciding } = this.deal(game, match)
    const last = this.whims.below(4) === 0 ? this.whims.below(60) : Number.POSITIVE_INFINITY
    for (let moves = 0; deciding.length > 0 && moves < last; moves++) {
      const seat = deciding[this.whims.below(deciding.length)]
      const { actions } = this.get('actions', { match, seat })
      ;({ deciding } = this.get('play', { match, seat, action: actions[this.whims.below(actions.length)] }))
      if (this.whims.below(10) === 0) deciding = this.lookAround(game, match, seat).deciding
    }
    this.get('replay', { match: 'again', log: this.get('log', { match }).log })
    if (this.whims.below(2) === 0) this.get('close', { match })
  }

  closeAll(): void {
    for (let table = 0; table < this.tables; table++) this.ask('close', { match: `table ${table}` })
    for (const match of ['again', 'copy']) this.ask('close', { match })
  }

  private deal(game: AnyGame, match: string): Answer {
    const wishes: Wishes = anyWishes(game, this.whims)
    const seed = this.matches
    const dealt = this.ask('deal', { match, game: game.id, options: wishes, seed })
    if (dealt) this.special++
    return dealt ?? this.get('deal', { match, game: game.id, seed })
  }

  private lookAround(game: AnyGame, match: string, seat: Seat): Answer {
    this.get('view', { match, viewer: seat })
    this.get('layout', { match })
    this.ask('play', { match, seat, action: `nonsense ${this.requests}` })
    const { table } = this.get('imagine', { match, viewer: seat, seed: this.requests }) as unknown as {
      table: unknown
    }
    this.ask('load', { match: 'copy', game: game.id, table })
    this.ask('undo', { match })
    return this.get('deciding', { match })
  }

  private get(request: string, fields: object): Answer {
    const answer = this.ask(request, fields)
    if (!answer) throw new Error(`refused: ${request} ${JSON.stringify(fields)}`)
    return answer
  }

  /** Null if it was refused. */
  private ask(request: string, fields: object): Answer | null {
    this.requests++
    const line = this.referee.answer(Buffer.from(JSON.stringify({ do: request, ...fields })))
    if (line instanceof Promise) throw new Error('nothing here has to be fetched')
    return (JSON.parse(line ?? '{}') as { answer?: Answer }).answer ?? null
  }
}
