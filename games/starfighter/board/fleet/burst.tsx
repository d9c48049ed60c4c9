import type { CSSProperties } from 'react'
import type { InSector } from '../../reading/columns.ts'
import { SquadronCard } from '../card/squadron-card.tsx'
import { useTable } from '../table/context.ts'

const SPARKS = [12, 48, 84, 130, 166, 205, 250, 290, 328]

/** Where a card has just been destroyed: it flashes and breaks up. */
export function Burst({ seat, sector, near }: InSector) {
  const { event, kit, speech, spread } = useTable()
  if (event?.kind !== 'destroyed' || event.seat !== seat || event.sector !== sector) return null
  return (
    <div
      className="sf-burst"
      style={{ '--k': event.place * (spread ? 2 : 1) } as CSSProperties}
      aria-hidden="true"
    >
      <SquadronCard kit={kit} face={event.card ?? kit.back} far={!near} speech={speech} />
      <svg viewBox="-50 -50 100 100" aria-hidden="true">
        {SPARKS.map((angle) => (
          <path key={angle} d="M0-14 3-46 0-50-3-46Z" transform={`rotate(${angle})`} />
        ))}
      </svg>
    </div>
  )
}
