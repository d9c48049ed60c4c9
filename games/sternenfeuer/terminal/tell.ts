import type { Told } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import type { SternenfeuerEvent } from '../rules/events.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import { placeNamed, valueName } from '../words/names.ts'
import { tell } from '../words/tell.ts'
import { cardLabel, figureWords, type Names } from './labels.ts'

/** Everybody has a name, and figures say where they lie. Null if it is not worth a line. */
export function tellEvent(
  event: Told<SternenfeuerEvent>,
  view: View,
  speech: Speech,
  page: Names = {},
): string | null {
  if (event.kind === 'turn' && !event.forced) return null
  return tell(event, {
    speech,
    listener: null,
    seat: (seat) => nameOf(page, seat),
    card: (design) => cardLabel(design, speech),
    figure: (figure) => figureWords(figure, speech),
    place: (world) => placeNamed(view, world, speech),
    value: (value) => valueName(view, value, speech),
  })
}
