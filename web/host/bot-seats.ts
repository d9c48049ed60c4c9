import { LOOKS, takesDraw } from '@sternentisch/bots/draw'
import { NORMAL } from '@sternentisch/bots/levels'
import type { Move, Seat, Standing } from '@sternentisch/kernel'
import type { Answer, Judge, Question, Thinker } from '../bot/question.ts'
import { isPlaying, type Player } from '../matches/kept-match.ts'

/** What bots get of a table: questions, which hold what their seats see, and who has given up. */
export interface BotTable {
  readonly players: readonly Player[]
  readonly standing: Standing
  questionFor(seat: Seat, budget: number, purpose: string): Question
}

/** Milliseconds in which a move begins to be seen, where things move at all. */
const DRAWING = 150

/** The seats that bots play. */
export class BotSeats {
  private thinking = new Set<Seat>()
  /** Moves that wait until everything before them has been shown. */
  private replies: Move[] = []
  /** Counts up when everything under way has become pointless. */
  private term = 0

  constructor(
    private readonly table: BotTable,
    private readonly thinker: Thinker & Judge,
    private readonly tell: { answered(): void; failed(): void },
    private readonly pace: () => number,
  ) {}

  /** Whoever of these is a bot starts to think, unless it does already. */
  ask(deciding: readonly Seat[]): void {
    for (const seat of deciding) {
      const player = this.table.players[seat]
      if (!player || this.thinking.has(seat) || isPlaying(player, this.table.standing, seat)) continue
      void this.think(seat, player.budget || NORMAL)
    }
  }

  /** The next answer is taken, and whoever gave it may be asked again. */
  takeReply(): Move | null {
    const reply = this.replies.shift()
    if (reply) this.thinking.delete(reply.seat)
    return reply ?? null
  }

  dismiss(): void {
    this.term++
    this.thinking = new Set()
    this.replies = []
  }

  /** Whether each bot agrees to a draw that is offered: by how it thinks to stand. */
  async answerOffer(): Promise<readonly { readonly seat: Seat; readonly agrees: boolean }[]> {
    const { term } = this
    const asked = this.table.players.flatMap(({ budget }, seat) => (budget > 0 ? [seat as Seat] : []))
    const answers = await Promise.all(
      asked.map(async (seat) => {
        const chances = await this.thinker.judge(this.table.questionFor(seat, LOOKS, 'draw'))
        return { seat, agrees: takesDraw(chances[seat]) }
      }),
    )
    return term === this.term ? answers : []
  }

  private async think(seat: Seat, budget: number): Promise<void> {
    const { term } = this
    this.thinking.add(seat)
    let answer: Answer | null = null
    await this.untilDrawn()
    if (term !== this.term) return
    try {
      answer = await this.thinker.think(this.table.questionFor(seat, budget, 'bot'))
    } catch {
      // Said below, if anybody still waits for it.
    }
    if (term !== this.term) return
    if (answer) {
      this.replies.push({ seat, text: answer.move })
      this.tell.answered()
      return
    }
    this.thinking.delete(seat)
    this.tell.failed()
  }

  /** On a machine with few cores, thinking and drawing would get into each other's way: what just moved goes first. */
  private async untilDrawn(): Promise<void> {
    if (this.pace() > 0) await new Promise((resolve) => setTimeout(resolve, DRAWING))
  }
}
