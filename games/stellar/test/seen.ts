import type { Viewer } from '@sternentisch/kernel'
import { kitOf, typeOfBack } from '../rules/kit.ts'
import { SHIP_CODES } from '../rules/ships.ts'
import { writeSolar } from '../rules/written.ts'
import type { Scene } from './scene.ts'

/**
 * What a viewer sees of a place: `Sl` a ship that is known, `c` or `m` the back of one that is not, `5:-5` a
 * solar card, `5:?` its type side, `?` nothing at all.
 */
export function seen(s: Scene, viewer: Viewer, zone: number): string {
  const { solar } = kitOf(s.table.options)
  return s
    .view(viewer)
    .zones[zone].cards.map(({ face, back }) => {
      const card = solar[face]
      if (card) return writeSolar(card)
      if (face >= 0) return SHIP_CODES[face]
      return back < 0 ? '?' : ('cm'[back] ?? `${typeOfBack(back)}:?`)
    })
    .join(' ')
}

/** The same place as seen by each of A, B, C and the audience. */
export const seenByAll = (s: Scene, zone: number): string[] =>
  ([0, 1, 2, 'audience'] as const).map((viewer) => seen(s, viewer, zone))
