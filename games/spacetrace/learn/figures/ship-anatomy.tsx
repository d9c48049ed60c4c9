import './anatomy.css'
import { ClassBadge } from '../../board/art/class-badge.tsx'
import { ShipMarks } from '../../board/art/ship-marks.tsx'
import { type FigureProps, inLang, shipOf } from './pieces.tsx'

const WORDS = {
  en: {
    cost: 'cost in MP',
    rank: 'class',
    ships: 'one mark for each ship',
    count: 'number of ships',
    ap: 'AP: one ship / the whole card',
    lp: 'LP: one ship / the whole card',
    text: 'what is special',
  },
  de: {
    cost: 'Kosten in MP',
    rank: 'Klasse',
    ships: 'ein Zeichen für jedes Schiff',
    count: 'Zahl der Schiffe',
    ap: 'AP: ein Schiff / ganze Karte',
    lp: 'LP: ein Schiff / ganze Karte',
    text: 'was besonders ist',
  },
  fr: {
    cost: 'coût en MP',
    rank: 'classe',
    ships: 'un signe par vaisseau',
    count: 'nombre de vaisseaux',
    ap: 'AP\u00a0: un vaisseau / toute la carte',
    lp: 'LP\u00a0: un vaisseau / toute la carte',
    text: 'ce qui est particulier',
  },
}

/** A card with an ability, part by part. */
export function ShipAnatomy({ speech }: FigureProps) {
  const words = inLang(speech, WORDS)
  const ship = shipOf('raiders')
  const { count, ap, lp } = ship
  return (
    <div className="sp-fig-anatomy">
      <div className="sp-fig-card" aria-hidden="true">
        <header>
          <i data-at="1">{ship.mp}</i>
          <b>{ship.name[speech.lang]}</b>
          <span data-at="2">
            <ClassBadge rank={ship.class} size={26} />
          </span>
        </header>
        <div className="sp-fig-screen" data-at="3">
          <ShipMarks count={count} ap={ap} height={66} />
        </div>
        <div className="sp-fig-values">
          <strong data-at="4">{count}</strong>
          <span data-at="5">
            AP <b>{ap}</b> / {count * ap}
          </span>
          <span data-at="6">
            LP <b>{lp}</b> / {count * lp}
          </span>
        </div>
        <p data-at="7">{ship.text[speech.lang]}</p>
      </div>
      <ol>
        <li>
          <b>{ship.mp}</b> {words.cost}
        </li>
        <li>
          <ClassBadge rank={ship.class} size={20} /> {words.rank}
        </li>
        <li>{words.ships}</li>
        <li>
          <b>{count}</b> {words.count}
        </li>
        <li>
          <b>
            {ap} / {count * ap}
          </b>{' '}
          {words.ap}
        </li>
        <li>
          <b>
            {lp} / {count * lp}
          </b>{' '}
          {words.lp}
        </li>
        <li>{words.text}</li>
      </ol>
    </div>
  )
}
