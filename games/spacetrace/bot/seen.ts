import { type Action, PASS } from '../rules/action.ts'

/** SP-6.7: how long somebody passes is nobody else's business. */
export const seen = (action: Action): unknown => (action.kind === 'pass' ? PASS : null)
