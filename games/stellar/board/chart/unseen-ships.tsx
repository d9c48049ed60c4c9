import type { Seat } from '@sternentisch/kernel'
import { unplacedShips } from '../../reading/unseen.ts'
import { CIVIL, CLASS_OF, SHIP_NAMES, SHIPS } from '../../rules/ships.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { Glyph } from '../art/glyphs.tsx'
import './unseen.css'

/** §11: what a hidden ship of this player can still be, from everything the viewer has seen. */
export function UnseenShips({
  view,
  seat,
  name,
  speech,
}: {
  readonly view: View
  readonly seat: Seat
  readonly name: string
  readonly speech: Speech
}) {
  const unseen = unplacedShips(view, seat)
  const counts = SHIPS.map((ship) => ({ ship, n: unseen.filter((each) => each === ship).length }))
  return (
    <details className="st-unseen st-unseen-ships">
      <summary>{speech.say('stellar.board.unseenShips', { who: name, n: unseen.length })}</summary>
      <ul>
        {counts
          .filter(({ n }) => n > 0)
          .map(({ ship, n }) => (
            <li key={ship} className={CLASS_OF[ship] === CIVIL ? 'st-civil' : 'st-military'}>
              <Glyph ship={ship} size={22} stroke={4} />
              <span>{SHIP_NAMES[ship]}</span>
              <b>{n}</b>
            </li>
          ))}
      </ul>
    </details>
  )
}
