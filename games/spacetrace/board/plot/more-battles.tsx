import './more-battles.css'
import { farSeat, nearSeat } from '../../reading/seats.ts'
import { fleetName } from '../../words/fleets.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { useTable } from '../table/context.ts'
import { SCROLLS } from '../table/scrolling.ts'
import { shownBattle } from './shown-battle.ts'

/** With extra fleets there are up to four battles: which one the plot shows, and the others in short. */
export function MoreBattles() {
  const table = useTable()
  const { view, speech, expected, fought } = table
  const shown = shownBattle(table)
  const battles = (expected ?? fought)?.battles ?? []
  if (!shown || battles.length < 2) return null
  const [near, far] = [nearSeat(view), farSeat(view)]
  return (
    <section {...SCROLLS} className="sp-panel sp-more" aria-label={speech.say('spacetrace.board.battles')}>
      {battles.map(({ number, fleets, rows }) => (
        <div key={number} data-shown={number === shown.number ? '' : undefined}>
          <b>{speech.say('spacetrace.board.battle', { n: number })}</b>
          <small>
            {speech.say('spacetrace.board.fleets', {
              own: fleetName(fleets[near], speech),
              foe: fleetName(fleets[far], speech),
            })}
          </small>
          {number !== shown.number &&
            rows.map((met) => (
              <p key={met.row}>
                <span className="sp-own">
                  <ClassBadge rank={met.classes[near]} size={14} /> {met.before[near]}→
                  <b>{met.after[near]}</b>
                </span>
                <span className="sp-foe">
                  <ClassBadge rank={met.classes[far]} size={14} /> {met.before[far]}→<b>{met.after[far]}</b>
                </span>
              </p>
            ))}
        </div>
      ))}
    </section>
  )
}
