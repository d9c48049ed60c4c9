import type { ThumbnailProps } from '@sternentisch/grammar'
import { placeCard } from '../../reading/cards.ts'
import { placesFor, rowAt } from '../../reading/figures.ts'
import { farSeat, nearSeat } from '../../reading/seats.ts'
import type { View } from '../../rules/view.ts'
import { PlaceScene } from '../art/scenes.tsx'
import { standingsOf } from '../table/standing.ts'
import './thumbnail.css'

/** Three places, a spark for each figure, and a mark on the holder's side. */
export function Thumbnail({ view, speech }: ThumbnailProps<View>) {
  const standings = standingsOf(view)
  const held = (seat: number): number => standings.filter(({ owner }) => owner === seat).length
  const label = `${speech.say('sternenfeuer.board.turn', { n: view.turn })}, ${held(nearSeat(view))} : ${held(farSeat(view))}`
  return (
    <div className="sternenfeuer sn-thumb" role="img" aria-label={label}>
      {placesFor(view).map((place) => {
        const { owner } = standings[place]
        const side = owner === null ? 'open' : owner === nearSeat(view) ? 'own' : 'foe'
        return (
          <span key={place} className={`sn-thumb-place sn-thumb-${side}`}>
            <Sparks n={rowAt(view, farSeat(view), place).length} />
            <PlaceScene place={placeCard(view, place).key} />
            <Sparks n={rowAt(view, nearSeat(view), place).length} own />
          </span>
        )
      })}
    </div>
  )
}

const Sparks = ({ n, own = false }: { readonly n: number; readonly own?: boolean }) => (
  <span className={own ? 'sn-sparks sn-sparks-own' : 'sn-sparks'}>
    {Array.from({ length: n }, (_, at) => (
      <i key={at} />
    ))}
  </span>
)
