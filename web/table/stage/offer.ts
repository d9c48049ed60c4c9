import type { AnyGame, Reader } from '@sternentisch/kernel'
import { NO_ACTIONS } from '../state.ts'

/**
 * What a seat may decide. It is the same list as long as the decision is the same: picks belong to it, and
 * others who decide at the same time must not disturb them. Who has decided may think again as long as the
 * game allows it.
 */
export class Offer {
  private reader: Reader | null = null
  private moves = -1
  private actions = NO_ACTIONS

  constructor(private readonly game: AnyGame) {}

  /** While things are still happening, only a decision that was open before stays open. */
  to(reader: Reader, happening: boolean): readonly unknown[] {
    const moves = reader.scenes.length
    if (this.reader === reader && this.moves === moves) return this.actions
    const undisturbed = this.isUndisturbed(reader)
    if (happening && !undisturbed) return NO_ACTIONS
    const actions = this.game.actions(reader.rest.view)
    const same = undisturbed && isSame(actions, this.actions)
    if (happening && !same) return NO_ACTIONS
    this.reader = reader
    this.moves = moves
    if (!same) this.actions = actions
    return this.actions
  }

  /** What was seen is told once more: until that is over, what is shown is not what is decided about. */
  close(): void {
    this.reader = null
  }

  private isUndisturbed(reader: Reader): boolean {
    const { viewer } = reader.bill
    const since = reader.scenes.slice(this.moves)
    return (
      this.reader === reader &&
      (reader.standing?.deciding ?? []).some((seat) => seat === viewer) &&
      since.every(({ seat }) => seat !== viewer)
    )
  }
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one === other || (one.length === other.length && one.every((action, index) => action === other[index]))
