// The log of the board: the sentences of the terminal, the viewer spoken to, figures by their names alone
import { nameAt, type SeatNames, type Told, UNKNOWN, type Viewer } from '@sternentisch/kernel'
import type { SternenfeuerEvent } from '../../rules/events.ts'
import { kitOf } from '../../rules/kit.ts'
import type { Options } from '../../rules/options.ts'
import type { Speech } from '../../text/index.ts'
import { tell } from '../../words/tell.ts'
import { calledInWords } from './called.ts'

export function tellOnBoard(
  event: Told<SternenfeuerEvent>,
  viewer: Viewer,
  names: SeatNames,
  speech: Speech,
  options: Options,
): string | null {
  const { set, firstPlace } = kitOf(options)
  const card = (design: number): string => calledInWords(design, speech)
  return tell(event, {
    speech,
    listener: viewer,
    seat: (seat) => nameAt(names, seat),
    card,
    figure: ({ figure }) =>
      figure === null || figure === UNKNOWN ? speech.say('sternenfeuer.board.aFigure') : card(figure),
    place: (world) => set.places[world - firstPlace].name[speech.lang],
    value: (value) => set.values[value].name[speech.lang],
  })
}
