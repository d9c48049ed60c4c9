import { figure, type SeatNames, type Viewer } from '@sternentisch/kernel'
import type { Kit } from '../../rules/kit.ts'
import type { Speech } from '../../text/index.ts'
import { solarName } from '../../words/solar.ts'

export interface Telling {
  readonly viewer: Viewer
  readonly names: SeatNames
  readonly speech: Speech
  /** Solar cards are numbered by the options of a match. */
  readonly kit: Kit
}

/** `sun 4, planet 2 with shield`: in words, since a log is read. */
export function solarWords(faces: readonly number[], { speech, kit }: Telling): string {
  return faces
    .flatMap((face) => kit.solar[face] ?? [])
    .map(({ type, value, fortified }) =>
      [
        solarName(speech, type),
        figure(value),
        ...(fortified ? [speech.say('stellar.board.withShield')] : []),
      ].join(' '),
    )
    .join(', ')
}
