/**
 * A question that a public rule puts to a seat whatever it holds. That it went by itself may tell others what is not in
 * that hand.
 */
export interface ReactionWindow<Action = unknown> {
  /** As settings keep it. */
  readonly name: string
  /** Lets it go by, this once. */
  readonly pass: Action
  /** Whether there is anything to do but to let it go by, in one way or another. */
  readonly canAct: boolean
}

/** When somebody wants to be asked. */
export interface Asking {
  /** Always; where there is a choice; or of all windows only at some, where there is a choice. */
  readonly when: 'always' | 'able' | 'only'
  /** With `only`: the windows by name. */
  readonly at: readonly string[]
}

/** What a seat has to decide. */
export interface Decision<Action = unknown> {
  readonly actions: readonly Action[]
  readonly window: ReactionWindow<Action> | null
  /** Other people must not learn whether the seat had a choice in a window. */
  readonly guarded: boolean
  /** The only answer ends the turn, and what was done before it can still be taken back. */
  readonly late: boolean
}

/** Who may be spared a question: the answer that is given in their stead, or undefined if they have to be asked. */
export function sparedAnswer<Action>(
  { actions, window, guarded, late }: Decision<Action>,
  { when, at }: Asking,
): Action | undefined {
  if (when === 'always' || late || (window && guarded)) return undefined
  if (window && (!window.canAct || (when === 'only' && !at.includes(window.name)))) return window.pass
  return actions.length === 1 ? actions[0] : undefined
}
