// SN-12.4 to SN-12.6: who would own a place now, as far as the viewer can tell
import { UNKNOWN } from '@sternentisch/kernel'
import { nameOf } from '@sternentisch/kernel/terminal'
import { designOf } from '../reading/cards.ts'
import { type Figure, rowAt } from '../reading/figures.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import type { Names } from './labels.ts'

/** `B 2:1`, `A COS 58:36`, `open 1:1`. */
export function holderWords(view: View, place: number, speech: Speech, page: Names): string {
  const rows = ([0, 1] as const).map((seat) => rowAt(view, seat, place))
  const count = rows.map(({ length }) => length).join(':')
  if (rows[0].length !== rows[1].length) {
    const owner = rows[0].length > rows[1].length ? 0 : 1
    return speech.say('sternenfeuer.hold.count', { who: nameOf(page, owner), count })
  }
  if (rows[0].length === 0) return speech.say('sternenfeuer.hold.empty')
  if (rows.flat().some(({ face }) => face === UNKNOWN)) return speech.say('sternenfeuer.hold.open', { count })
  const [a, b] = rows.map((row) => Math.max(...row.map((figure) => cosmosOf(view, figure))))
  if (a === b) return speech.say('sternenfeuer.hold.tied', { count })
  const who = nameOf(page, a > b ? 0 : 1)
  return speech.say('sternenfeuer.hold.cosmos', { who, a, b })
}

const cosmosOf = (view: View, { face, reinforcements }: Figure): number =>
  [face, ...reinforcements.map(({ design }) => design)].reduce(
    (sum, design) => sum + designOf(view, design).values[0],
    0,
  )
