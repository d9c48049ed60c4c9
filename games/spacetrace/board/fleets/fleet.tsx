import { Spot } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { CLASSES, NUMERALS } from '../../reading/classes.ts'
import { chainOf } from '../../reading/frames.ts'
import { sideOf } from '../../reading/seats.ts'
import { apOf, fleetAt, hasExtraFleet, livingIn, lpIn, type ShipCard, stackAt } from '../../reading/ships.ts'
import type { Fleet as FleetNumber, ShipClass } from '../../rules/table.ts'
import { fleetName } from '../../words/fleets.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { shownBattle } from '../plot/shown-battle.ts'
import { useTable } from '../table/context.tsx'
import { SCROLLS } from '../table/scrolling.ts'
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

function Stack({ seat, shipClass }: { readonly seat: Seat; readonly shipClass: ShipClass }) {
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
        {cards.length === 0 && <Gap seat={seat} fleet={0} shipClass={shipClass} />}
      </div>
      <Landing seat={seat} fleet={0} shipClass={shipClass} />
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

interface PlaceProps {
  readonly seat: Seat
  readonly fleet: FleetNumber
  readonly shipClass: ShipClass
}

/** Who steps in where a class is missing. */
function Gap({ seat, fleet, shipClass }: PlaceProps) {
  const { view, speech } = useTable()
  const next = CLASSES.find((each) => each > shipClass && stackAt(view, seat, fleet, each).length > 0)
  return (
    <p>
      {speech.say(next ? 'spacetrace.board.gap' : 'spacetrace.board.none', {
        class: NUMERALS[shipClass],
        next: next ? NUMERALS[next] : '',
      })}
    </p>
  )
}

/** Where the picked card of the hand, or a ship of the other fleet, would come to stand. */
function Landing({ seat, fleet, shipClass }: PlaceProps) {
  const { view, choice, card, goal, speech } = useTable()
  if (!choice || sideOf(view, seat) !== 'own') return null
  const lands = goal !== null && typeof goal === 'object' && goal.fleet === fleet && goal.stack === shipClass
  if (card !== null && lands)
    return (
      <Spot as="span" className="sp-landing" parts={[card]} label={speech.say('spacetrace.board.land')}>
        {speech.say('spacetrace.board.land')}
      </Spot>
    )
  return movesHere(view, seat, fleet, shipClass, choice.picked) ? (
    <Spot as="span" className="sp-landing" parts={['move']} label={speech.say('spacetrace.board.moveHere')}>
      {speech.say('spacetrace.board.moveHere')}
    </Spot>
  ) : null
}

const movesHere = (
  view: Parameters<typeof fleetAt>[0],
  seat: Seat,
  fleet: FleetNumber,
  shipClass: ShipClass | null,
  [picked]: readonly string[],
): boolean =>
  view.pending.at(-1)?.kind === 'turn' &&
  fleetAt(view, seat, fleet === 0 ? 1 : 0).some(
    ({ figures, copy }) =>
      (shipClass === null || figures.class === shipClass) && `${figures.id}#${copy}` === picked,
  )

/** The extra fleet of one side, if a Mothership has opened one. */
export function ExtraFleet({ seat }: { readonly seat: Seat }) {
  const table = useTable()
  const { view, names, speech, choice, card, goal } = table
  const has = hasExtraFleet(view, seat)
  const own = sideOf(view, seat) === 'own'
  const opens = own && choice && card !== null && typeof goal === 'object' && goal?.fleet === 1
  const moves = own && choice && movesHere(view, seat, 1, null, choice.picked)
  return (
    <section
      className={`sp-extra sp-${sideOf(view, seat)}`}
      data-empty={has ? undefined : ''}
      data-fighting={shownBattle(table)?.fleets[seat] === 1 ? '' : undefined}
      aria-label={speech.say('spacetrace.board.fleetOf', {
        fleet: fleetName(1, speech),
        who: names[seat],
      })}
    >
      <header>
        <b>{speech.say('spacetrace.board.extraFleet')}</b>
        <JoinNote seat={seat} />
      </header>
      {has ? (
        <div {...SCROLLS} className="sp-lines">
          {fleetAt(view, seat, 1).map((each) => (
            <Tile key={each.copy} card={each} line />
          ))}
        </div>
      ) : (
        <p>{speech.say('spacetrace.board.noExtraFleet')}</p>
      )}
      {(opens || moves) && (
        <Spot
          as="span"
          className="sp-landing"
          parts={[opens ? (card ?? '') : 'move']}
          label={speech.say(opens ? 'spacetrace.board.land' : 'spacetrace.board.moveHere')}
        >
          {speech.say(opens ? 'spacetrace.board.land' : 'spacetrace.board.moveHere')}
        </Spot>
      )}
    </section>
  )
}

function JoinNote({ seat }: { readonly seat: Seat }) {
  const { view, speech } = useTable()
  const attack = view.pending.find((frame) => frame.kind === 'attack')
  const join = attack?.kind === 'attack' && hasExtraFleet(view, seat) ? attack.joins[seat] : 'unasked'
  return join === 'unasked' ? null : <span>{speech.say(`spacetrace.board.joins.${join}`)}</span>
}
