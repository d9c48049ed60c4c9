import type { Seat } from '@sternentisch/kernel'
import { ClassBadge } from '../../board/art/class-badge.tsx'
import { NUMERALS } from '../../reading/classes.ts'
import type { Speech } from '../../text/index.ts'
import {
  added,
  advanced,
  damaged,
  type Fleets,
  fullOf,
  hasOneBefore,
  mayAdd,
  type Placed,
  removed,
  shipOf,
  ships,
} from './fleets.ts'
import type { SimulatorWords } from './words.ts'

interface EditorProps {
  readonly fleets: Fleets
  readonly seat: Seat
  readonly speech: Speech
  readonly words: SimulatorWords
  onChange(fleets: Fleets): void
}

/** The cards of one side, class by class and front first: more of them, fewer, damaged, in another order. */
export function FleetEditor({ fleets, seat, speech, words, onChange }: EditorProps) {
  const who = seat === 0 ? words.attacker : words.defender
  return (
    <section className={`sp-sim-side sp-${seat === 0 ? 'own' : 'foe'}`} aria-label={who}>
      <h4>{who}</h4>
      <ul>
        {fleets[seat].map((placed, at) => (
          <Line
            key={`${at} ${placed.id}`}
            placed={placed}
            speech={speech}
            words={words}
            onLeft={(left) => onChange(damaged(fleets, seat, at, left))}
            onForward={hasOneBefore(fleets[seat], at) ? () => onChange(advanced(fleets, seat, at)) : null}
            onRemove={placed.id === 'base' ? null : () => onChange(removed(fleets, seat, at))}
          />
        ))}
      </ul>
      <select
        className="field"
        aria-label={words.addTo(who)}
        value=""
        onChange={(event) => onChange(added(fleets, seat, event.target.value))}
      >
        <option value="" disabled>
          {words.add}
        </option>
        {[1, 2, 3, 4].map((each) => (
          <optgroup key={each} label={`${words.class} ${NUMERALS[each]}`}>
            {ships
              .filter((ship) => ship.class === each && ship.type !== 'base')
              .map((ship) => (
                <option key={ship.id} value={ship.id} disabled={!mayAdd(fleets, seat, ship)}>
                  {ship.name[speech.lang]} · {ship.count}×{ship.ap}/{ship.lp}
                  {mayAdd(fleets, seat, ship) ? '' : ` (${words.none})`}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </section>
  )
}

interface LineProps {
  readonly placed: Placed
  readonly speech: Speech
  readonly words: SimulatorWords
  onLeft(left: number): void
  readonly onForward: (() => void) | null
  readonly onRemove: (() => void) | null
}

function Line({ placed, speech, words, onLeft, onForward, onRemove }: LineProps) {
  const ship = shipOf(placed.id)
  const name = ship.name[speech.lang]
  return (
    <li>
      <ClassBadge rank={ship.class} size={18} />
      <b>{name}</b>
      {onForward && (
        <button
          type="button"
          className="sp-sim-forward"
          aria-label={words.forward(name)}
          title={words.forward(name)}
          onClick={onForward}
        >
          ↑
        </button>
      )}
      <input
        className="field"
        type="number"
        aria-label={words.left(name)}
        min={1}
        max={fullOf(ship)}
        value={placed.left}
        onChange={({ target }) => target.value !== '' && onLeft(Number(target.value))}
      />
      <small>
        /{fullOf(ship)}
        {ship.count === 1 && ' LP'}
      </small>
      {onRemove && (
        <button type="button" aria-label={words.remove(name)} title={words.remove(name)} onClick={onRemove}>
          ×
        </button>
      )}
    </li>
  )
}
