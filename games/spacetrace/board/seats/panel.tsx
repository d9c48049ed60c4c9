import './panel.css'
import type { Seat } from '@sternentisch/kernel'
import { topFrame } from '../../reading/frames.ts'
import { kitFor } from '../../reading/kit.ts'
import { sideOf } from '../../reading/seats.ts'
import { commanderAt } from '../../reading/ships.ts'
import { pointsAt } from '../../rules/score.ts'
import { discardOf, handOf, libraryOf, removedOf } from '../../rules/zones.ts'
import { cardName, shortName } from '../../words/cards.ts'
import { Icon, type IconName } from '../art/icons.tsx'
import { useTable } from '../table/context.ts'

/** One player's piles and figures. */
export function SeatPanel({ seat }: { readonly seat: Seat }) {
  const { view, names, speech } = useTable()
  const commander = commanderAt(view, seat)
  const side = sideOf(view, seat)
  return (
    <section
      className={`sp-panel sp-seat sp-${side}`}
      aria-label={names[seat]}
      data-deciding={topFrame(view)?.seat === seat ? '' : undefined}
    >
      <header>
        <i className="sp-lamp" aria-hidden="true" />
        <b>{names[seat]}</b>
        {view.active === seat && !view.result && <span>{speech.say('spacetrace.board.active')}</span>}
      </header>
      <ul>
        <Pile icon="library" word="library" zone={libraryOf(seat)} name={`library ${seat}`} />
        <Pile icon="hand" word="hand" zone={handOf(seat)} name={`hand ${seat}`} />
        <Pile icon="discard" word="discard" zone={discardOf(seat)} open />
        <Pile icon="removed" word="removed" zone={removedOf(seat)} open />
        {kitFor(view).tactics && (
          <li className="sp-seat-commander">
            <Icon name="commander" size={16} />
            <span>{speech.say('spacetrace.board.commander')}</span>
            <b title={commander ? cardName(commander, speech) : undefined}>
              {commander ? shortName(commander, speech) : '–'}
            </b>
          </li>
        )}
        <li className="sp-seat-wrecks">
          <Icon name="wreck" size={16} />
          <span>{speech.say('spacetrace.board.wrecks')}</span>
          <b>{pointsAt(view, seat)}</b>
        </li>
        {(side === 'foe' || view.viewer === 'audience' || view.viewer === 'all') && (
          <li className="sp-seat-mp">
            <Icon name="manpower" size={16} />
            <span>{speech.say('spacetrace.board.mp')}</span>
            <b>{view.mp[seat]}</b>
          </li>
        )}
      </ul>
    </section>
  )
}

interface PileProps {
  readonly icon: IconName
  readonly word: 'library' | 'hand' | 'discard' | 'removed'
  readonly zone: number
  /** What travels from here travels under this name. */
  readonly name?: string
  readonly open?: boolean
}

/** Cards that leave the table glide to the pile that the last of them lies on. */
function Pile({ icon, word, zone, name, open = false }: PileProps) {
  const { view, speech } = useTable()
  const { size, cards } = view.zones[zone]
  const top = open ? cards.at(-1) : undefined
  return (
    <li data-travel={name} title={top && cardName(kitFor(view).figures[top.face], speech)}>
      <Icon name={icon} size={16} />
      <span>{speech.say(`spacetrace.board.${word}`)}</span>
      <b>
        {size}
        {top && <i className="sp-top" key={top.handle} data-travel={`c${top.handle}`} aria-hidden="true" />}
      </b>
    </li>
  )
}
