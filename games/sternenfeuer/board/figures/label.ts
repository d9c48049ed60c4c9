// What things are called for those who do not see them
import { UNKNOWN } from '@sternentisch/kernel'
import type { Figure } from '../../reading/figures.ts'
import { nearSeat } from '../../reading/seats.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { cardName, placeName } from '../../words/names.ts'
import { valuesText } from '../words/names.ts'

/** “Veyr, King of Masks, yours at Horon, first from the left, ready: Cosmic Might 48, …” */
export function figureLabel(view: View, figure: Figure, speech: Speech): string {
  const { face, up, ready, reinforcements } = figure
  const own = figure.seat === nearSeat(view)
  const state = !up ? 'down' : ready ? 'ready' : 'fresh'
  const where = speech.say(own ? 'sternenfeuer.board.yoursAt' : 'sternenfeuer.board.theirsAt', {
    place: placeName(view, figure.place, speech),
    n: figure.at + 1,
  })
  const words = [
    cardName(face, speech),
    where,
    speech.say(`sternenfeuer.board.state.${state}`),
    ...(face === UNKNOWN ? [] : [valuesText(view, face, speech)]),
    ...reinforcements.map(({ design }) => cardName(design, speech)),
  ]
  return words.join(', ')
}
