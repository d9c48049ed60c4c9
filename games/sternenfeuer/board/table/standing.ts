// SN-12.4 to SN-12.6, as far as the viewer can tell: who would own each place now
import type { Seat } from '@sternentisch/kernel'
import { VALUES } from '../../cards/index.ts'
import { designOf, unseenDesigns } from '../../reading/cards.ts'
import { candidates, type Figure, rowAt } from '../../reading/figures.ts'
import type { View } from '../../rules/view.ts'

const COSMOS = VALUES.indexOf('cosmos')

type Span = readonly [least: number, most: number]

interface Held {
  readonly place: number
  readonly figures: readonly number[]
  /** What the highest Cosmic Might of each side is, or can be. */
  readonly cosmos: readonly Span[]
}

interface Owned extends Held {
  readonly owner: Seat
  readonly by: 'count' | 'cosmos'
}

interface Unowned extends Held {
  readonly owner: null
  /** `open`: a figure that the viewer does not know could decide it. */
  readonly by: 'tied' | 'empty' | 'open'
}

export type Standing = Owned | Unowned

export function standingsOf(view: View): readonly Standing[] {
  const unseen = unseenDesigns(view)
  return [0, 1, 2].map((place) => standingAt(view, place, unseen))
}

function standingAt(view: View, place: number, unseen: readonly number[]): Standing {
  const rows = ([0, 1] as const).map((seat) => rowAt(view, seat, place))
  const figures = [rows[0].length, rows[1].length] as const
  const cosmos = [highest(view, rows[0], unseen), highest(view, rows[1], unseen)] as const
  const held = { place, figures, cosmos }
  if (figures[0] !== figures[1]) return { ...held, owner: figures[0] > figures[1] ? 0 : 1, by: 'count' }
  if (figures[0] === 0) return { ...held, owner: null, by: 'empty' }
  const [[leastA, mostA], [leastB, mostB]] = cosmos
  if (leastA > mostB) return { ...held, owner: 0, by: 'cosmos' }
  if (leastB > mostA) return { ...held, owner: 1, by: 'cosmos' }
  const certain = leastA === mostA && leastB === mostB
  return { ...held, owner: null, by: certain ? 'tied' : 'open' }
}

function highest(view: View, row: readonly Figure[], unseen: readonly number[]): Span {
  const spans = row.map((figure): Span => {
    const bonus = figure.reinforcements.reduce((sum, { design }) => sum + cosmosOf(view, design), 0)
    const printed = candidates(view, figure, unseen).map((design) => cosmosOf(view, design) + bonus)
    return [Math.min(...printed), Math.max(...printed)]
  })
  return [Math.max(0, ...spans.map(([least]) => least)), Math.max(0, ...spans.map(([, most]) => most))]
}

const cosmosOf = (view: View, design: number): number => designOf(view, design).values[COSMOS]
