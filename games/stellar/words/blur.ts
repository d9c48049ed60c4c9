// §7.3: a ship fetched unseen from a discard blurs what is known of that discard
import { type Seat, UNKNOWN } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import { seatsAt } from '../reading/sight.ts'
import { straysOf } from '../reading/strays.ts'
import { SHIP_NAMES } from '../rules/ships.ts'
import type { View } from '../rules/view.ts'
import { discardOf } from '../rules/zones.ts'
import type { Speech } from '../text/index.ts'
import type { Names } from './names.ts'
import { classWord } from './ships.ts'

/** What is blurred of all discards, line by line. */
export const blurredLines = (view: View, speech: Speech, page: Names): readonly string[] =>
  seatsAt(view).flatMap((seat) => blurredOf(view, seat, speech, page))

/** `B, military: 1 in the discard + 1 under the Mend; among them Crusher, 1 unknown.` */
export const blurredOf = (view: View, seat: Seat, speech: Speech, page: Names): readonly string[] =>
  view.zones[discardOf(seat)].strays > 0
    ? strayClasses(view, seat).map((back) => blurredLine(view, seat, back, speech, page))
    : []

const strayClasses = (view: View, seat: Seat): number[] => [...new Set(straysOf(view, seat))]

function blurredLine(view: View, seat: Seat, back: number, speech: Speech, page: Names): string {
  const group = view.zones[discardOf(seat)].cards.filter((card) => card.back === back)
  const strays = straysOf(view, seat).filter((each) => each === back).length
  const known = group.filter((card) => card.face !== UNKNOWN).map((card) => SHIP_NAMES[card.face])
  const unknown = group.length - known.length
  const members = [...known, ...(unknown > 0 ? [speech.say('stellar.draw.unknown', { n: unknown })] : [])]
  return speech.say('stellar.draw.blur', {
    who: nameOf(page, seat),
    class: classWord(speech, back),
    n: group.length - strays,
    strays,
    known: members.join(', '),
  })
}
