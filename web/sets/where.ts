import { valueAt } from '@sternentisch/kernel/card-file'
import type { Speech } from '../text/index.ts'
import { called } from './called.ts'
import { wayTo } from './form/names.ts'
import type { OpenSets } from './open-sets.ts'
import type { LinedFault } from './read-set.ts'
import { spotOf } from './spots.ts'

/** Where a fault is, as the file has it: `0-01 · upper.fighters`. */
export const placeIn = ({ card, field }: LinedFault): string =>
  [card, field].filter((part) => part !== null && part !== '').join(' · ') || '–'

/** Where a fault is, as the form has it: `0-01 Rigel · Upper half › Fighters`. What no form shows is told as it stands in the file. */
export function whereIn({ editing }: OpenSets, content: object, fault: LinedFault, speech: Speech): string {
  const spot = spotOf(editing, fault.path)
  if (!spot) return placeIn(fault)
  const inner = fault.path.slice(spot.path.length)
  const named = spot.list
    ? called(valueAt(content, spot.path), undefined, Number(spot.path.at(-1)), speech)
    : { id: null, name: wayTo(editing, spot.path, speech) }
  const field = inner.length > 0 ? wayTo(editing, fault.path, speech, spot.path.length) : ''
  return [[named.id, named.name].filter(Boolean).join(' '), field].filter(Boolean).join(' · ')
}
