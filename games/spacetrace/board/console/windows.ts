import type { NamedWindow } from '@sternentisch/grammar'
import type { Speech } from '../../text/index.ts'

/** SP-6.3, SP-6.4: when a tactic may be played while it is not one's own time. */
const NAMES = ['start', 'ship', 'commander', 'ready', 'row', 'end', 'chain'] as const

export const windows: readonly NamedWindow[] = NAMES.map((name) => ({
  name,
  label: (speech: Speech) => speech.say(`spacetrace.board.window.${name}`),
}))
