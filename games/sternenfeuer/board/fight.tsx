import type { Told } from '@sternentisch/kernel'
import type { SternenfeuerEvent } from '../rules/events.ts'
import { Icon } from './art/icons.tsx'
import { VALUE_KEYS, ValueSymbol } from './art/values.tsx'
import { shortName, valueName } from './names.ts'
import { nearSeat } from './reading.ts'
import { useTable } from './table-context.tsx'

type Compared = Extract<Told<SternenfeuerEvent>, { kind: 'compared' }>

/** While a fight is shown: both totals, and who falls. */
export function Fight() {
  const { event, view, speech } = useTable()
  if (event?.kind !== 'compared') return null
  const { attacking, defending, value, loser } = event as Compared
  const own = event.attacker.seat === nearSeat(view)
  const sides = [
    { figure: event.attacker.figure, total: attacking, mine: own },
    { figure: event.target.figure, total: defending, mine: !own },
  ]
  const verdict = loser === null ? 'tie' : loser === event.attacker.seat ? 'attackerFalls' : 'targetFalls'
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
            <span>{shortName(figure ?? -1, speech)[0]}</span>
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
