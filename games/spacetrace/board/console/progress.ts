import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'

/** `Turn 9`; nothing once the game is over. */
export const progress = (view: View, speech: Speech): string | null =>
  view.result ? null : speech.say('spacetrace.board.progress', { n: view.turn })
