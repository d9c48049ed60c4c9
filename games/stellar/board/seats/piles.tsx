// Counts and backs that everybody sees of a player (§7.1), and what the viewer remembers of a discard (§7.3)
import { figure, type Seat, UNKNOWN } from '@sternentisch/kernel'
import { kitFor } from '../../reading/sight.ts'
import { fleetOf, handOf, reserveOf, wonBy } from '../../rules/zones.ts'
import { classWord } from '../../words/ships.ts'
import { SolarBody } from '../art/body.tsx'
import { ShipCard } from '../cards/ship.tsx'
import { Figure } from '../cards/solar.tsx'
import { useTable } from '../table/context.ts'
import './piles.css'

interface CountProps {
  readonly n: number
  readonly word: string
  /** Cards come from here, under this name. */
  readonly place?: string
}

export const Count = ({ n, word, place }: CountProps) => (
  <span className="st-count" data-travel-place={place}>
    <b>{n}</b> <span>{word}</span>
  </span>
)

/** Another player's hand: two backs in no order. */
export function HandBacks({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const { view, speech } = useTable()
  const { cards } = view.zones[handOf(seat)]
  const classes = cards.map(({ back }) => classWord(speech, back)).join(', ')
  return (
    <span className="st-pile">
      {cards.length > 0 && (
        <span className="st-pile-cards">
          {cards.map(({ back, face }, at) => (
            <ShipCard
              // Two backs in a fixed order: nothing to follow.
              key={at}
              ship={face === UNKNOWN ? null : face}
              back={back}
              look={face === UNKNOWN ? 'hidden' : 'own'}
              width={width}
              speech={speech}
              place={at === 0 ? `hand ${seat}` : undefined}
            />
          ))}
        </span>
      )}
      <Count n={cards.length} word={speech.say('stellar.draw.hand')} />
      {classes && <span className="st-hidden-text">{classes}</span>}
    </span>
  )
}

/** The pile: how many, and the class of the top card. */
export function FleetPile({ seat, width }: { readonly seat: Seat; readonly width: number }) {
  const { view, speech } = useTable()
  const { size, top } = view.zones[fleetOf(seat)]
  return (
    <span className="st-pile">
      {size > 0 && (
        <span className={size > 1 ? 'st-pile-cards st-deck' : 'st-pile-cards'}>
          <ShipCard
            ship={null}
            back={top}
            look="hidden"
            width={width}
            speech={speech}
            place={`fleet ${seat}`}
          />
        </span>
      )}
      <Count n={size} word={speech.say('stellar.draw.fleet')} />
      {size > 0 && <span className="st-hidden-text">{classWord(speech, top)}</span>}
    </span>
  )
}

export function Reserve({ seat }: { readonly seat: Seat }) {
  const { view, speech } = useTable()
  return (
    <span className="st-pile">
      <Count n={view.zones[reserveOf(seat)].size} word={speech.say('stellar.draw.reserve')} />
    </span>
  )
}

interface WonProps {
  readonly seat: Seat
  readonly room?: number
  /** As many as there is width for, whatever stands beside them: how many there are is said anyway. */
  readonly elastic?: boolean
}

/** Won solar cards, with their points. */
export function Won({ seat, room = 9, elastic = false }: WonProps) {
  const { view, speech } = useTable()
  const { players, solar } = kitFor(view)
  const faces = view.zones[wonBy(players, seat)].cards
    .flatMap(({ face }) => solar[face] ?? [])
    .sort((a, b) => b.type - a.type || b.value - a.value)
  return (
    <span className={elastic ? 'st-pile st-won st-won-elastic' : 'st-pile st-won'}>
      <Count n={faces.length} word={speech.say('stellar.board.won')} />
      <span className="st-won-cards">
        {faces.slice(0, room).map(({ type, value }, at) => (
          <span key={at} className="st-won-card">
            <SolarBody type={type} size={24} />
            <b>
              <Figure text={figure(value)} />
            </b>
          </span>
        ))}
        {!elastic && faces.length > room && <small>+{faces.length - room}</small>}
      </span>
    </span>
  )
}
