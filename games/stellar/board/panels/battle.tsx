import { labelled, nameAt } from '@sternentisch/kernel'
import type { Event } from '../../reading/told.ts'
import { CLASS_OF, SHIP_NAMES } from '../../rules/ships.ts'
import { winsOver } from '../../words/ships.ts'
import { Icon } from '../art/icons.tsx'
import { ShipCard } from '../cards/ship.tsx'
import { type TableProps, useTable } from '../table/context.ts'
import './battle.css'

/** A bar lower than this has room for three lines and no more. */
const LOW = 110

interface BattleNoteProps {
  readonly fight: Event<'fight'>
  /** What others did not see is marked as such. */
  readonly secret: boolean
  readonly onClose: () => void
}

/** For the two owners: both faces, and how the matrix decided (ST-7.7). It lies beside the sectors, never on them. */
export function BattleNote({ fight, secret, onClose }: BattleNoteProps) {
  const { view, names, speech, plan } = useTable()
  const mine = view.viewer === fight.defender.seat ? fight.defender : fight.attacker
  const other = mine === fight.attacker ? fight.defender : fight.attacker
  const result = mine === fight.attacker ? fight.outcome : -fight.outcome
  const title = speech.say('stellar.board.battle.title', { sector: fight.sector + 1 })
  const width = plan.broad && plan.own >= LOW ? 44 : 26
  return (
    <aside className="st-battle" aria-label={title}>
      <Fighter {...mine} lost={result <= 0} width={width} />
      <p>
        <em>{howItEnded(mine, other, result, speech)}</em>
        {typeof view.viewer === 'number' ? (
          <>
            <b>{whatItCost(mine, result, speech)}</b>
            {secret && (
              <small>
                <Icon name="lock" size={12} />
                {speech.say('stellar.board.battle.onlyYou', { who: nameAt(names, other.seat) })}
              </small>
            )}
          </>
        ) : (
          <small>{title}</small>
        )}
      </p>
      <Fighter {...other} lost={result >= 0} width={width} />
      <button type="button" onClick={onClose} aria-label={speech.say('stellar.board.close')}>
        <Icon name="close" size={14} />
      </button>
    </aside>
  )
}

type Side = Event<'fight'>['attacker']
type Speech = TableProps['speech']

function Fighter({ ship, seat, lost, width }: Side & { readonly lost: boolean; readonly width: number }) {
  const { names, speech } = useTable()
  if (ship === null) return null
  return (
    <ShipCard
      ship={ship}
      back={CLASS_OF[ship]}
      look="open"
      width={width}
      speech={speech}
      lost={lost}
      label={labelled(speech.lang, nameAt(names, seat), SHIP_NAMES[ship])}
    />
  )
}

function howItEnded(mine: Side, other: Side, result: number, speech: Speech): string {
  if (result === 0) return speech.say('stellar.board.battle.equal')
  const [winner, loser] = result > 0 ? [mine, other] : [other, mine]
  return winsOver(speech, winner.ship ?? 0, SHIP_NAMES[loser.ship ?? 0])
}

const whatItCost = ({ ship }: Side, result: number, speech: Speech): string =>
  result === 0
    ? speech.say('stellar.board.battle.both')
    : speech.say(result > 0 ? 'stellar.board.battle.win' : 'stellar.board.battle.lose', {
        ship: SHIP_NAMES[ship ?? 0],
      })
