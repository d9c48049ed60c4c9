import type { ThumbnailProps } from '@sternentisch/grammar'
import { figure } from '@sternentisch/kernel'
import { holdingOf } from '../../reading/holding.ts'
import { kitFor, scoreOf, seatsAt, sectorsOf } from '../../reading/sight.ts'
import { solarCards } from '../../reading/solar.ts'
import { seatOfView } from '../../reading/viewpoint.ts'
import type { View } from '../../rules/view.ts'
import { SolarBody } from '../art/body.tsx'
import './thumbnail.css'

/** The solar system with a mark over or under each sector for whoever holds it, and the scores. */
export function Thumbnail({ view, speech }: ThumbnailProps<View>) {
  const own = seatOfView(view)
  const scores = seatsAt(view).map((seat) => figure(scoreOf(view, seat)))
  const size = sectorsOf(view).length > 5 ? 17 : 24
  const title = speech.say('stellar.draw.title', { number: view.scenario, all: kitFor(view).scenarios })
  return (
    <div className="stellar st-thumb" role="img" aria-label={`${title}, ${scores.join(' : ')}`}>
      <div className="st-thumb-sky">
        {sectorsOf(view).map((sector) => {
          const { seat } = holdingOf(view, sector)
          const side = seat === null ? 'none' : seat === own ? 'own' : 'foe'
          return (
            <span key={sector} className={`st-thumb-sector st-thumb-${side}`}>
              {solarCards(view, sector).map(({ type, handle }, at) => (
                <SolarBody key={handle || at} type={type} size={size} />
              ))}
            </span>
          )
        })}
      </div>
      <b className="st-thumb-score">{scores.join(' : ')}</b>
    </div>
  )
}
