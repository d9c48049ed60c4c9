// SF-4.1 to SF-4.4: the shift of the cruiser and the direction of battle, chosen on the board and weighed side by side
import { Spot } from '@sternentisch/grammar'
import { columnOf, onScreen } from '../../reading/columns.ts'
import { isSeated, nearSeat } from '../../reading/seats.ts'
import { span } from '../plan/plan.ts'
import { wayWord } from '../prompt/way.ts'
import { type TableProps, useTable } from '../table/context.ts'
import { besideHull, besideSeam } from './arrows-at.ts'
import { battleAt, tollOf } from './forecast.ts'
import { battleAfter, Tolls } from './outlook.tsx'
import '../chain/chain.css'
import './choice.css'

const ARROWS = ['<', '=', '>']
const DRAWN = ['M15 4 7 12l8 8', 'M12 5v14', 'M9 4l8 8-8 8']

const Arrow = ({ to }: { readonly to: number }) => (
  <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
    <path d={DRAWN[to + 1]} fill="none" stroke="currentColor" strokeWidth="3.4" strokeLinejoin="round" />
  </svg>
)

/** Left, stay, right on the hull of whoever decides; or from which side, beside the seam. */
export function BattleArrows() {
  const { view, plan, asked, speech, choice } = useTable()
  // In a low window they would lie upon what they are about; the panel has the same arrows.
  if (plan.shape === 'low' || (asked !== 'shift' && asked !== 'order') || !isSeated(view)) return null
  const seat = nearSeat(view)
  const ways = asked === 'shift' ? [-1, 0, 1] : [1, -1]
  const first = asked === 'shift' ? Math.min(columnOf(view, seat, 0), columnOf(view, seat, 4)) : 0
  const { left, width } = span(plan, first, asked === 'shift' ? first + 4 : plan.columns.length - 1)
  const room = asked === 'shift' ? besideHull(plan, left, width) : besideSeam(plan, left, width)
  if (!room) return null
  const { before, beyond } = room
  const top = asked === 'shift' ? plan.nearTop + plan.near * 5 + 15 : plan.seamTop
  return (
    <div
      className={`sf-battle-arrows sf-arrows-${asked}`}
      style={{
        left: left - before,
        width: width + before + beyond,
        top,
        height: asked === 'shift' ? plan.band : plan.seam,
      }}
    >
      {ways.map((way) => {
        // Both the sign in the notation and the rules count in the common frame, the eye on the screen.
        const to = onScreen(view, way)
        const word = wayWord(asked, way)
        return (
          <Spot
            key={way}
            className={`sf-arrow${isChosen(choice, asked, to) ? ' sf-chosen' : ''}`}
            parts={[asked, ARROWS[to + 1]]}
            label={speech.say(word)}
            why={`${asked} ${ARROWS[to + 1]}`}
          >
            <Arrow to={way} />
          </Spot>
        )
      })}
    </div>
  )
}

/** Picked, be it by the arrow on the board or by its twin in the panel. */
const isChosen = (choice: TableProps['choice'], asked: string, to: number): boolean =>
  choice?.picked.join() === `${asked},${ARROWS[to + 1]}`

/** All shifts side by side, each as a whole battle. */
export function ShiftPanel() {
  const { view, asked, speech, choice } = useTable()
  if ((asked !== 'shift' && asked !== 'order') || !isSeated(view)) return null
  const seat = nearSeat(view)
  const ways = asked === 'shift' ? [-1, 0, 1] : [1, -1]
  const battles = ways.map((way) =>
    asked === 'shift' ? battleAfter(view, seat, way) : battleAt(view, view.offset),
  )
  const open = battles.some((columns) => tollOf(columns, seat).open)
  return (
    <aside className="sf-chain sf-shifts" aria-label={speech.say('starfighter.board.battle')}>
      <header>
        <h3>{speech.say('starfighter.board.battle')}</h3>
        <span>{speech.say('starfighter.board.estimate')}</span>
      </header>
      <div className="sf-shift-ways">
        {ways.map((way, at) => {
          const to = onScreen(view, way)
          const word = speech.say(wayWord(asked, way))
          return (
            <Spot
              key={way}
              className={`sf-shift-way${isChosen(choice, asked, to) ? ' sf-chosen' : ''}`}
              parts={[asked, ARROWS[to + 1]]}
              label={word}
              why={`${asked} ${ARROWS[to + 1]}`}
            >
              <Arrow to={way} />
              <b>{word}</b>
              {asked === 'shift' && <Tolls columns={battles[at]} />}
            </Spot>
          )
        })}
      </div>
      {open && <p className="sf-chain-none">{speech.say('starfighter.board.mayChange')}</p>}
    </aside>
  )
}
