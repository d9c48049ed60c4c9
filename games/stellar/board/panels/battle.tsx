import { labelled, nameAt } from '@sternentisch/kernel'
import { useState } from 'react'
import { sectorsOf, stackAt } from '../../reading/sight.ts'
import type { Event } from '../../reading/told.ts'
import { opponentsOf } from '../../reading/viewpoint.ts'
import { CLASS_OF, SHIP_NAMES } from '../../rules/ships.ts'
import type { View } from '../../rules/view.ts'
import { winsOver } from '../../words/ships.ts'
import { Icon } from '../art/icons.tsx'
import { ShipCard } from '../cards/ship.tsx'
import { clearestLane, leftAt } from '../plan/panel-place.ts'
import { useTable } from '../table/context.ts'
import './battle.css'

/** Of the panel, where the board is wide. */
const WIDTH = 300

interface BattlePanelProps {
  readonly battle: Event<'fight'>
  readonly onClose: () => void
}

/** For the two owners alone: both faces, and how the matrix decides (ST-7.7). */
export function BattlePanel({ battle, onClose }: BattlePanelProps) {
  const { view, names, speech, plan } = useTable()
  const { attacker, defender, outcome } = battle
  // Where it appeared, it stays: ships come and go meanwhile.
  const [lane] = useState(() =>
    clearestLane(plan, { width: WIDTH, sector: battle.sector, ships: othersShips(view) }),
  )
  if (attacker.ship === null || defender.ship === null) return null
  const mine = view.viewer === defender.seat ? defender : attacker
  const other = mine === attacker ? defender : attacker
  const result = mine === attacker ? outcome : -outcome
  const winner = result > 0 ? mine : other
  const loser = winner === mine ? other : mine
  const low = battle.sector >= plan.lanes.length / 2
  const onlyYou = typeof view.viewer === 'number'
  const mineShip = mine.ship ?? 0
  const otherShip = other.ship ?? 0
  const foe = SHIP_NAMES[loser.ship ?? 0]
  return (
    <aside
      className="st-battle"
      // Never over the sector that was fought for.
      style={
        plan.wide
          ? { top: plan.seats + 14, left: leftAt(lane, plan, WIDTH) }
          : low
            ? { top: plan.seats + 4 }
            : { bottom: plan.own + 4 }
      }
      aria-label={speech.say('stellar.board.battle.title', { sector: battle.sector + 1 })}
    >
      <header>
        <Icon name="lock" size={14} />
        <span>
          {onlyYou
            ? speech.say('stellar.board.battle.onlyYou', { who: nameAt(names, other.seat) })
            : speech.say('stellar.board.battle.title', { sector: battle.sector + 1 })}
        </span>
        <button type="button" onClick={onClose} aria-label={speech.say('stellar.board.close')}>
          <Icon name="close" size={14} />
        </button>
      </header>
      <div className="st-battle-ships">
        <ShipCard
          ship={mineShip}
          back={CLASS_OF[mineShip]}
          look="open"
          width={plan.broad ? 62 : 44}
          speech={speech}
          lost={result <= 0}
          label={labelled(speech.lang, nameAt(names, mine.seat), SHIP_NAMES[mineShip])}
        />
        <p className="st-battle-how">
          <b>
            {result === 0
              ? speech.say('stellar.board.battle.equal')
              : winsOver(speech, winner.ship ?? 0, foe)}
          </b>
          <Arrow towards={result === 0 ? 'both' : result > 0 ? 'right' : 'left'} />
          <small>ST-7.6</small>
        </p>
        <ShipCard
          ship={otherShip}
          back={CLASS_OF[otherShip]}
          look="open"
          width={plan.broad ? 62 : 44}
          speech={speech}
          lost={result >= 0}
          label={labelled(speech.lang, nameAt(names, other.seat), SHIP_NAMES[otherShip])}
        />
      </div>
      {onlyYou && (
        <p>
          <b>
            {speech.say(
              result > 0
                ? 'stellar.board.battle.win'
                : result < 0
                  ? 'stellar.board.battle.lose'
                  : 'stellar.board.battle.both',
              { ship: SHIP_NAMES[mineShip] },
            )}
          </b>
        </p>
      )}
    </aside>
  )
}

/** How many ships of others lie in each sector. */
const othersShips = (view: View): readonly number[] =>
  sectorsOf(view).map(
    (sector) => opponentsOf(view).flatMap((seat) => stackAt(view, sector, seat).cards).length,
  )

const ARROWS = {
  right: 'M0 5H50M46 1l5 4-5 4',
  left: 'M52 5H2M6 1 1 5l5 4',
  both: 'M4 5H48M8 1 3 5l5 4M44 1l5 4-5 4',
}

const Arrow = ({ towards }: { readonly towards: keyof typeof ARROWS }) => (
  <svg width="56" height="10" viewBox="0 0 56 10" aria-hidden="true">
    <path d={ARROWS[towards]} />
  </svg>
)
