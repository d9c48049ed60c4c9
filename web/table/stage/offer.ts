import type { Match, Seat } from '@sternentisch/kernel'
import { NO_ACTIONS } from '../state.ts'

/**
 * What a seat may decide. It is the same list as long as the decision is the same: picks belong to it, and
 * others who decide at the same time must not disturb them. Who has decided may think again as long as the
 * game allows it.
 */
export class Offer {
  private seat: Seat | null = null
  private moves = -1
  private actions = NO_ACTIONS

  constructor(private readonly match: Match) {}

  /** While things are still happening, only a decision that was open before stays open. */
  to(seat: Seat | null, happening: boolean): readonly unknown[] {
    const { match } = this
    if (seat === null) return NO_ACTIONS
    if (this.seat === seat && this.moves === match.steps.length) return this.actions
    const undisturbed = this.isUndisturbed(seat)
    if (happening && !undisturbed) return NO_ACTIONS
    const actions = match.game.actions(match.view(seat))
    const same = undisturbed && isSame(actions, this.actions)
    if (happening && !same) return NO_ACTIONS
    this.seat = seat
    this.moves = match.steps.length
    if (!same) this.actions = actions
    return this.actions
  }

  private isUndisturbed(seat: Seat): boolean {
    const since = this.match.steps.slice(this.moves)
    return (
      this.seat === seat && this.match.deciding().includes(seat) && since.every((step) => step.seat !== seat)
    )
  }
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other || (one.length === other.length && one.every((action, index) => action === other[index]))
