import { boxFor } from '@sternentisch/games/shelf'
import type { Seat } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import type { Outcome, Program } from '../program.ts'
import { agrees } from './agrees.ts'
import { playOn } from './rounds.ts'
import { Session } from './session.ts'
import type { Sitting } from './table-host.ts'

/** One match after the other, as long as the people at the keyboard want another; the loser opens it where the rules say so. */
export async function playSeries(
  program: Program,
  first: Session,
  seed: string | undefined,
): Promise<Outcome> {
  const { players, budget } = first
  const score = new Score()
  for (let session = first, number = 2; ; number++) {
    const outcome = await playOn(session)
    const { result } = session.standing
    if (outcome || !result || !players.includes('person')) return outcome
    score.add(result.winners, players.length)
    if (number > 2) session.print(session.say('cli.series.score', { score: score.words(session) }))
    if (!(await agrees(session, 'cli.series.next'))) return null
    const match = session.host.nextMatch(seed === undefined ? undefined : `${seed} ${number}`)
    const sitting: Sitting = { match, players, budget, file: undefined }
    session = new Session(program, await boxFor(match), sitting)
  }
}

/** How often everybody has won. Where everybody wins, nobody does: that is a draw. */
class Score {
  private readonly won: number[] = []
  private drawn = 0

  add(winners: readonly Seat[], seats: number): void {
    if (winners.length === seats) this.drawn++
    else for (const seat of winners) this.won[seat] = (this.won[seat] ?? 0) + 1
  }

  words({ host, page, say }: Session): string {
    const each = host.bill.seats.map((seat) => `${nameOf(page, seat)} ${this.won[seat] ?? 0}`)
    return [...each, ...(this.drawn > 0 ? [say('cli.series.drawn', { n: this.drawn })] : [])].join(', ')
  }
}
