import { shortName, valueName } from '../../words/names.ts'
import { Icon } from '../art/icons.tsx'
import { VALUE_KEYS, ValueSymbol } from '../art/values.tsx'
import { useTable } from '../table/context.ts'
import { fightAt } from '../table/memory.ts'
import { sideOfSeat } from '../words/reason.ts'
import { SideName } from './side-name.tsx'
import './fight.css'
import '../table/sides.css'

/** While a fight is shown: both totals, and who falls. */
export function Fight() {
  const { event, memory, view, speech } = useTable()
  const fight = fightAt(event, memory)
  if (!fight) return null
  const { attacker, target, attacking, defending, value, loser } = fight
  const sides = [
    { ...attacker, total: attacking },
    { ...target, total: defending },
  ]
  const verdict = loser === null ? 'tie' : loser === attacker.seat ? 'attackerFalls' : 'targetFalls'
  return (
    <div className="sn-fight" role="status">
      <p>
        <ValueSymbol value={VALUE_KEYS[value]} size={18} />
        {valueName(view, value, speech)}
      </p>
      <div className="sn-fight-sides">
        {sides.map(({ seat, figure, total }) => (
          <div key={seat} className={`sn-of-${sideOfSeat(view, seat)}`}>
            <b>{total.total}</b>
            <SideName view={view} seat={seat} name={shortName(figure ?? -1, speech)} />
            <small>
              {[total.printed, total.reinforcements, total.partner, total.bonus]
                .filter((part, index) => index === 0 || part > 0)
                .join(' + ')}
            </small>
          </div>
        ))}
        <Icon
          name={
            attacking.total > defending.total ? 'win' : attacking.total < defending.total ? 'loss' : 'tie'
          }
          size={22}
        />
      </div>
      <p>{speech.say(`sternenfeuer.board.fight.${verdict}`)}</p>
    </div>
  )
}
