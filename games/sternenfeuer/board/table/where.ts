import type { Choice } from '@sternentisch/grammar'
import type { Action } from '../../rules/action.ts'

/**
 * What a spot adds that says where and what at once (this figure, turned up): only what, once where is picked.
 * No action names the same figure or place twice, so that with both the spot would lead nowhere.
 */
export const partsAt = (choice: Choice<Action> | null, where: string, what: string): readonly string[] =>
  choice?.picked.includes(where) ? [what] : [where, what]
