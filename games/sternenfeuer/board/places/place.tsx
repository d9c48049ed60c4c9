import { farSeat, nearSeat } from '../../reading/seats.ts'
import { placeName } from '../../words/names.ts'
import { useTable } from '../table/context.ts'
import { Row } from './row.tsx'
import { Scene } from './scene.tsx'
import './place.css'

interface PlaceProps {
  readonly place: number
  readonly hot: boolean
  /** How much of a small board's width it gets. */
  readonly share: string
  /** How wide that is, if it matters. */
  readonly column: number
}

/** One place with the rows of both sides. */
export function Place({ place, hot, share, column }: PlaceProps) {
  const { view, speech } = useTable()
  return (
    <section className={`sn-place${hot ? ' sn-hot' : ''}`} aria-label={placeName(view, place, speech)}>
      <Row seat={farSeat(view)} place={place} share={share} column={column} />
      <Scene place={place} />
      <Row seat={nearSeat(view)} place={place} share={share} column={column} />
    </section>
  )
}
