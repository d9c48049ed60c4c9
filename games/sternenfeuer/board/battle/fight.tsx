import { nearSeat } from '../../reading/seats.ts'
import { shortName, valueName } from '../../words/names.ts'
import { Icon } from '../art/icons.tsx'
import { VALUE_KEYS, ValueSymbol } from '../art/values.tsx'
import { useTable } from '../table/context.ts'
import { fightAt } from '../table/memory.ts'
import './fight.css'

/** While a fight is shown: both totals, and who falls. */
export function Fight() {
  const { event, memory, view, speech } = useTable()
  const fight = fightAt(event, memory)
  if (!fight) return null
  const { attacker, target, attacking, defending, value, loser } = fight
  const own = attacker.seat === nearSeat(view)
  const sides = [
    { figure: attacker.figure, total: attacking, mine: own },
    { figure: target.figure, total: defending, mine: !own },
  ]
  const verdict = loser === null ? 'tie' : loser === attacker.seat ? 'attackerFalls' : 'targetFalls'
  return (
    <div className="sn-fight" role="status">
      <p>
        <ValueSymbol value={VALUE_KEYS[value]} size={18} />
        {valueName(view, value, speech)}
      </p>
      <div className="sn-fight-sides">
        {sides.map(({ figure, total, mine }, at) => (
          <div key={at} className={mine ? 'sn-fight-own' : 'sn-fight-foe'}>
            <b>{total.total}</b>
            <span>{shortName(figure ?? -1, speech)}</span>
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
