import { kitFor } from '../../reading/sight.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'

/** `Scenario 2 of 4`; nothing once all are played. */
export const progress = (view: View, speech: Speech): string | null =>
  view.result
    ? null
    : speech.say('stellar.board.progress', { number: view.scenario, all: kitFor(view).scenarios })
