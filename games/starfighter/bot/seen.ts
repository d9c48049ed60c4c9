import type { Action } from '../rules/action.ts'
import { asksBoth, type Table } from '../rules/table.ts'

/** SF-8: of a card that is played with its back up, others see the sector. */
export const seen = ({ kind, up, sector }: Action): unknown =>
  kind === 'play' && !up ? HIDDEN[sector] : null

const HIDDEN = [0, 1, 2, 3, 4].map((sector) => `a back in ${sector}`)

/** SF-1.8: cruisers are chosen, and shares made, by both in secret; a draft has a card at a time out of a whole set. */
export const isApart = ({ pending }: Table): boolean => {
  const frame = pending.at(-1)
  return frame !== undefined && (asksBoth(frame) || frame.kind === 'draft')
}
