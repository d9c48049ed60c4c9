import './base-fleet.css'
import type { Seat } from '@sternentisch/kernel'
import { CLASSES, NUMERALS } from '../../reading/classes.ts'
import { chainOf } from '../../reading/frames.ts'
import { sideOf } from '../../reading/seats.ts'
import { apOf, livingIn, lpIn, type ShipCard, stackAt } from '../../reading/ships.ts'
import type { ShipClass } from '../../rules/table.ts'
import { fleetName } from '../../words/fleets.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { shownBattle } from '../plot/shown-battle.ts'
import { useTable } from '../table/context.ts'
import { SCROLLS } from '../table/scrolling.ts'
import { Landing } from './landing.tsx'
import { Tile } from './tile.tsx'

/** The base fleet of one side: four stacks, the front cards towards the middle of the table. */
export function BaseFleet({ seat }: { readonly seat: Seat }) {
  const table = useTable()
  const { view, names, speech } = table
  return (
    <section
      className={`sp-fleet sp-${sideOf(view, seat)}`}
      data-idle={shownBattle(table)?.fleets[seat] === 1 ? '' : undefined}
      aria-label={speech.say('spacetrace.board.fleetOf', {
        fleet: fleetName(0, speech),
        who: names[seat],
      })}
    >
      {CLASSES.map((each) => (
        <Stack key={each} seat={seat} shipClass={each} />
      ))}
    </section>
  )
}

interface StackProps {
  readonly seat: Seat
  readonly shipClass: ShipClass
}

function Stack({ seat, shipClass }: StackProps) {
  const { view, speech } = useTable()
  const cards = stackAt(view, seat, 0, shipClass)
  // While tactics wait on the chain a narrow table has less room for the fleets.
  const chained = chainOf(view).length > 0
  return (
    <div
      className={`sp-stack sp-${sideOf(view, seat)}`}
      data-empty={cards.length === 0 ? '' : undefined}
      data-many={Math.min(cards.length, 5)}
      data-two-lines={cards.length === 1 || (cards.length === 2 && !chained) ? '' : undefined}
    >
      <header>
        <ClassBadge
          rank={shipClass}
          label={speech.say('spacetrace.board.class', { class: NUMERALS[shipClass] })}
        />
        {cards.length > 0 && <Totals cards={cards} />}
      </header>
      <div {...(cards.length > 2 ? SCROLLS : {})} className="sp-cards">
        {cards.map((card) => (
          <Tile key={card.copy} card={card} />
        ))}
        {cards.length === 0 && <Gap seat={seat} shipClass={shipClass} />}
      </div>
      <Landing seat={seat} shipClass={shipClass} />
    </div>
  )
}

function Totals({ cards }: { readonly cards: readonly ShipCard[] }) {
  const { view } = useTable()
  const sum = (of: (card: ShipCard) => number): number => cards.reduce((all, card) => all + of(card), 0)
  return (
    <>
      <b>{sum(({ ship }) => livingIn(ship.runs))}</b>
      <span>AP {sum((card) => livingIn(card.ship.runs) * apOf(view, card))}</span>
      <span>LP {sum(({ ship }) => lpIn(ship.runs))}</span>
    </>
  )
}

/** Who steps in where a class is missing. */
function Gap({ seat, shipClass }: StackProps) {
  const { view, speech } = useTable()
  const next = CLASSES.find((each) => each > shipClass && stackAt(view, seat, 0, each).length > 0)
  return (
    <p>
      {speech.say(next ? 'spacetrace.board.gap' : 'spacetrace.board.none', {
        class: NUMERALS[shipClass],
        next: next ? NUMERALS[next] : '',
      })}
    </p>
  )
}
