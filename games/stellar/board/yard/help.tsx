import { useRegarded, useWhyNot, WhyNot } from '@sternentisch/grammar'
import { beatenBy } from '../../reading/combat.ts'
import { stellar } from '../../rules/game.ts'
import { CIVIL, CLASS_OF, SHIP_NAMES, shipOfCode } from '../../rules/ships.ts'
import { doesWhat } from '../../words/ships.ts'
import { useTable } from '../table/context.ts'

/** What the ship under the pointer does, or why it cannot come along. */
export function YardHelp() {
  const { view, speech, plan } = useTable()
  const refusal = useWhyNot()
  const ship = useRegarded()?.flatMap((part) => shipOfCode(part) ?? [])[0]
  if (refusal)
    return (
      <div className="st-yard-help st-yard-why" role="status">
        <WhyNot refusal={refusal} game={stellar} speech={speech} />
      </div>
    )
  if (ship === undefined) return <p className="st-yard-help">{speech.say('stellar.board.yardHelp')}</p>
  const beaten = beatenBy(view, ship).map((other) => SHIP_NAMES[other])
  return (
    <p className="st-yard-help st-yard-about">
      <b>{SHIP_NAMES[ship]}</b>{' '}
      {CLASS_OF[ship] === CIVIL
        ? doesWhat(speech, ship, plan.wide ? 'ability' : 'board.does')
        : `${speech.say('stellar.board.beats')} ${beaten.join(', ')}`}
    </p>
  )
}
