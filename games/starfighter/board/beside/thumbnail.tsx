import type { ThumbnailProps } from '@sternentisch/grammar'
import { figure } from '@sternentisch/kernel'
import { SECTOR_LIST } from '../../reading/columns.ts'
import { nearSeat, shipOf } from '../../reading/seats.ts'
import { other } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import type { Spoken } from '../../text/index.ts'
import { CruiserFace } from '../art/faces.tsx'
import './thumbnail.css'

/** Two faces, their hulls, and how high the sectors stand. */
export function Thumbnail({ view, speech }: Spoken<ThumbnailProps<View>>) {
  const near = nearSeat(view)
  const seats = [other(near), near]
  const title = speech.say('starfighter.draw.title', { number: Math.max(1, view.round) })
  const hulls = seats.map((seat) => figure(view.hull[seat])).join(' : ')
  return (
    <div className="starfighter sf-thumb" role="img" aria-label={`${title}, ${hulls}`}>
      {seats.map((seat) => {
        const ship = shipOf(view, seat)
        return (
          <div key={seat} className={seat === near ? 'sf-team-near' : 'sf-team-far'}>
            {ship && <CruiserFace cruiser={ship.cruiser.id} />}
            <b>{figure(view.hull[seat])}</b>
            <span className="sf-thumb-sectors">
              {SECTOR_LIST.map((sector) => (
                <i key={sector} style={{ height: 6 + 12 * view.zones[seat * 5 + sector].size }} />
              ))}
            </span>
          </div>
        )
      })}
    </div>
  )
}
