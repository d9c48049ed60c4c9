import { LOOKS, takesDraw } from '@sternentisch/bots/draw'
import { type Match, type Seat, seedFrom } from '@sternentisch/kernel'
import type { Answer, Judge, Question, Thinker } from '../bot/question.ts'
import { isPlaying } from '../matches/kept-match.ts'
import type { Player } from '../matches/store.ts'
import { NORMAL } from '../new-table/levels.ts'
import { changesFor } from '../own-cards/at-hand.ts'

/**
 * What is asked at one point of a match hangs on nothing but that point, so that a match taken back or resumed
 * goes on in the same way. The hash keeps the bot's luck from telling anything about the cards.
 */
export const questionAt = (match: Match, seat: Seat, budget: number, purpose: string): Question => ({
  game: match.game.id,
  view: match.view(seat),
  budget,
  luck: seedFrom(`${match.opening.seed} ${purpose} ${seat} ${match.steps.length}`),
  cards: changesFor(match),
})

/** Milliseconds in which a move begins to be seen, where things move at all. */
const DRAWING = 150

/** The seats that bots play. */
export class BotSeats {
  private thinking = new Set<Seat>()
  /** Counts up when everything under way has become pointless. */
  private term = 0

  constructor(
    private readonly match: Match,
    private readonly players: readonly Player[],
    private readonly thinker: Thinker & Judge,
    private readonly tell: { answered(seat: Seat, text: string): void; failed(): void },
    private readonly pace: () => number,
  ) {}

  /** Whoever of these is a bot starts to think, unless it does already. */
  ask(deciding: readonly Seat[]): void {
    for (const seat of deciding) {
      const player = this.players[seat]
      if (!player || this.thinking.has(seat) || isPlaying(player, this.match, seat)) continue
      void this.think(seat, player.budget || NORMAL)
    }
  }

  /** Its answer was taken; it may be asked again. */
  done(seat: Seat): void {
    this.thinking.delete(seat)
  }

  dismiss(): void {
    this.term++
    this.thinking = new Set()
  }

  /** Whether each bot agrees to a draw that is offered: by how it thinks to stand. */
  async answerOffer(): Promise<readonly { readonly seat: Seat; readonly agrees: boolean }[]> {
    const { term } = this
    const asked = this.match.seats.filter((seat) => this.players[seat]?.kind === 'bot')
    const answers = await Promise.all(
      asked.map(async (seat) => {
        const chances = await this.thinker.judge(questionAt(this.match, seat, LOOKS, 'draw'))
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
      answer = await this.thinker.think(questionAt(this.match, seat, budget, 'bot'))
    } catch {
      // Said below, if anybody still waits for it.
    }
    if (term !== this.term) return
    if (answer) {
      this.tell.answered(seat, answer.move)
      return
    }
    this.done(seat)
    this.tell.failed()
  }

  /** On a machine with few cores, thinking and drawing would get into each other's way: what just moved goes first. */
  private async untilDrawn(): Promise<void> {
    if (this.pace() > 0) await new Promise((resolve) => setTimeout(resolve, DRAWING))
  }
}
