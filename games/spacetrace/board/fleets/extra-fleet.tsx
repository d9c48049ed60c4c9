import './extra-fleet.css'
import type { Seat } from '@sternentisch/kernel'
import { frameOf } from '../../reading/frames.ts'
import { sideOf } from '../../reading/seats.ts'
import { fleetAt, hasExtraFleet } from '../../reading/ships.ts'
import { fleetName } from '../../words/fleets.ts'
import { shownBattle } from '../plot/shown-battle.ts'
import { useTable } from '../table/context.ts'
import { LandingField } from '../table/field.tsx'
import { SCROLLS } from '../table/scrolling.ts'
import { movesHere } from './landing.tsx'
import { Tile } from './tile.tsx'

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
      className={`sp-panel sp-extra sp-${sideOf(view, seat)}`}
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
      {(opens || moves) && <LandingField card={opens ? card : null} />}
    </section>
  )
}

function JoinNote({ seat }: { readonly seat: Seat }) {
  const { view, speech } = useTable()
  const attack = frameOf(view, 'attack')
  const join = attack && hasExtraFleet(view, seat) ? attack.joins[seat] : 'unasked'
  return join === 'unasked' ? null : <span>{speech.say(`spacetrace.board.joins.${join}`)}</span>
}
