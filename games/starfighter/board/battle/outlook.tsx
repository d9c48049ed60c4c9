// §11: what the battle would do after each shift, for whoever has to know before it is decided
import { figure, type Seat } from '@sternentisch/kernel'
import { onScreen } from '../../reading/columns.ts'
import { isSeated, nearSeat } from '../../reading/seats.ts'
import { offsetAfter } from '../../rules/battle.ts'
import { other } from '../../rules/table.ts'
import type { View } from '../../rules/view.ts'
import { cruiserName } from '../../words/names.ts'
import { useTable } from '../table/context.ts'
import { battleAt, type Column, tollOf } from './forecast.ts'
import '../chain/chain.css'
import './choice.css'

/** After a shift of this seat's board to the left (−1) or right (1) of the screen; nothing if that is too far. */
export function battleAfter(view: View, seat: Seat, way: number): readonly Column[] {
  const offset = offsetAfter(view.offset, seat, onScreen(view, way))
  return Math.abs(offset) <= 3 ? battleAt(view, offset) : []
}

/** What a battle would cost both sides; SF-4.2: no battle at all if too few sectors would face each other. */
export function Tolls({ columns }: { readonly columns: readonly Column[] }) {
  const { view, speech, names } = useTable()
  const near = nearSeat(view)
  if (columns.length === 0)
    return <span className="sf-too-far">{speech.say('starfighter.board.tooFar')}</span>
  return (
    <dl>
      <dt>{speech.say('starfighter.board.facing')}</dt>
      <dd>{columns.length}</dd>
      {[near, other(near)].map((seat) => {
        const { hull, cards, open } = tollOf(columns, seat)
        return [
          <dt key="who">{cruiserName(view, names, seat)}</dt>,
          <dd key="toll" className={seat === near ? 'sf-toll-near' : 'sf-toll-far'}>
            <b>
              {open && '≈ '}
              {figure(-hull)} <small>{speech.say('starfighter.draw.hull')}</small>
            </b>
            {cards > 0 && <span>{speech.say('starfighter.board.cardLoss', { n: cards })}</span>}
          </dd>,
        ]
      })}
    </dl>
  )
}

const WAYS = [
  [-1, 'starfighter.board.shift.left'],
  [0, 'starfighter.board.shift.stay'],
  [1, 'starfighter.board.shift.right'],
] as const

/** Once somebody has passed it is known who may shift: all three battles, while cards can still be played. */
export function ShiftOutlook() {
  const { view, plan, asked, choice, speech, names, foresight } = useTable()
  if (plan.shape === 'tall' || asked !== 'play' || view.passed === 0 || !isSeated(view)) return null
  if (foresight || (choice?.picked.length ?? 0) > 0) return null
  return (
    <aside className="sf-chain sf-shifts sf-outlook" aria-label={speech.say('starfighter.board.battle')}>
      <header>
        <h3>{speech.say('starfighter.board.battle')}</h3>
        <span>
          {speech.say('starfighter.board.ifShifts', { cruiser: cruiserName(view, names, view.initiative) })}
        </span>
      </header>
      <div className="sf-shift-ways">
        {WAYS.map(([way, word]) => (
          <div key={way} className="sf-shift-way">
            <b>{speech.say(word)}</b>
            <Tolls columns={battleAfter(view, view.initiative, way)} />
          </div>
        ))}
      </div>
    </aside>
  )
}
