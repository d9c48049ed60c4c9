import type { Seat } from '@sternentisch/kernel'
import { lookOf, othersWhoKnow } from '../../reading/look.ts'
import { stackAt } from '../../reading/sight.ts'
import { SHIP_NAMES } from '../../rules/ships.ts'
import { Icon } from '../art/icons.tsx'
import { useTable } from '../table/context.ts'
import { knowsIt, markInWords } from './labels.ts'
import './known-by.css'

interface KnownByProps {
  readonly sector: number
  readonly seat: Seat
  readonly card: number
}

/** Beside a stack, where there is room: what the viewer remembers of its hidden ship, or who knows it. */
export function KnownBy({ sector, seat, card }: KnownByProps) {
  const { view, names, speech, plan, memory } = useTable()
  if (plan.compact || plan.lanes[sector].width < card + 130) return null
  const hidden = stackAt(view, sector, seat).cards.find((each) => lookOf(view, each, seat) !== 'open')
  if (!hidden) return null
  const look = lookOf(view, hidden, seat)
  const others = othersWhoKnow(view, hidden, seat)
  const mark = memory.marks.get(hidden.handle)
  if (look === 'known')
    return (
      <div className="st-aside" aria-hidden="true">
        <span className="st-badge">
          <Icon name="eye" size={14} />
          {speech.say('stellar.board.youKnow')}
        </span>
        <p>
          {SHIP_NAMES[hidden.face]}
          {mark && `. ${markInWords(mark, speech)}`}
        </p>
      </div>
    )
  if (look !== 'own' || others.length === 0 || seat !== view.viewer) return null
  return (
    <div className="st-aside" aria-hidden="true">
      <span className="st-badge st-danger">
        <Icon name="eye" size={14} />
        {knowsIt(others, names, speech)}
      </span>
      {mark?.source === 'battle' && <p>{markInWords(mark, speech)}</p>}
    </div>
  )
}
