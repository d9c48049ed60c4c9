import { MILITARY } from '../../rules/ships.ts'
import { classWord } from '../../words/ships.ts'
import { CardBack } from '../art/back.tsx'
import { CARD_BOX } from '../art/outline.ts'
import { hasName, Open, SeenThrough, type ShipCardProps } from './faces.tsx'
import './ship.css'

/** A ship, as much of it as the viewer may see and the size allows. */
export function ShipCard(props: ShipCardProps) {
  if (!props.lost) return <CardFace {...props} />
  return (
    <span className="st-broken">
      <span className="st-broken-a">
        <CardFace {...props} />
      </span>
      <span className="st-broken-b" aria-hidden="true">
        <CardFace {...props} />
      </span>
    </span>
  )
}

function CardFace(props: ShipCardProps) {
  const { ship, back, look, width, ghost, label, place } = props
  const kind = back === MILITARY ? 'military' : 'civil'
  return (
    <svg
      className={`stellar st-card st-${kind} st-look-${look}${ghost ? ' st-ghost' : ''}`}
      viewBox={CARD_BOX}
      width={width}
      height={Math.round(width * 1.4)}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      data-travel-place={place}
    >
      {ship === null ? (
        <CardBack back={back} word={hasName(width) ? classWord(props.speech, back) : null} />
      ) : look === 'open' ? (
        <Open {...props} ship={ship} />
      ) : (
        <SeenThrough {...props} ship={ship} />
      )}
    </svg>
  )
}
