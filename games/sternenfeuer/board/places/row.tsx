import { nameAt, type Seat } from '@sternentisch/kernel'
import { type Figure, inSight, partnerIn, rowAt } from '../../reading/figures.ts'
import { nearSeat } from '../../reading/seats.ts'
import { placeName } from '../../words/names.ts'
import { FigureCard } from '../figures/figure.tsx'
import { useTable } from '../table/context.ts'
import { Bonds } from './bonds.tsx'
import { crowdOf } from './crowd.ts'
import { End } from './end.tsx'
import './row.css'

interface RowProps {
  readonly seat: Seat
  readonly place: number
  /** How much of a small board's width its place gets. */
  readonly share: string
  /** How wide that is, if it matters. */
  readonly column: number
}

/** The figures of one side at one place. */
export function Row({ seat, place, share, column }: RowProps) {
  const { view, names, speech } = useTable()
  const inOrder = rowAt(view, seat, place)
  const row = inSight(view, seat, inOrder)
  const own = seat === nearSeat(view)
  const isPaired = (figure: Figure): boolean => partnerIn(inOrder, figure) !== null
  return (
    <div
      className={`sn-row ${own ? 'sn-row-own' : 'sn-row-foe'}`}
      style={{ '--gaps': Math.max(1, row.length - 1), '--share': share } as React.CSSProperties}
      data-crowd={crowdOf(row.length, column)}
      data-laden={row.some((each) => each.reinforcements.length > 1 && isPaired(each)) || undefined}
    >
      {own && <End place={place} end="<" />}
      <ul
        aria-label={speech.say('sternenfeuer.board.row', {
          who: nameAt(names, seat),
          place: placeName(view, place, speech),
        })}
      >
        {row.map((figure) => (
          <FigureCard key={figure.handle} figure={figure} paired={isPaired(figure)} />
        ))}
      </ul>
      <Bonds row={row} />
      {own && <End place={place} end=">" />}
    </div>
  )
}
