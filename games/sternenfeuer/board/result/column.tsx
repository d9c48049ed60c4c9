import type { Seat, SeatNames } from '@sternentisch/kernel'
import { VALUES } from '../../cards/index.ts'
import { designOf, placeCard } from '../../reading/cards.ts'
import { type Figure, inSight, rowAt } from '../../reading/figures.ts'
import { farSeat, nearSeat } from '../../reading/seats.ts'
import type { View } from '../../rules/view.ts'
import type { Speech } from '../../text/index.ts'
import { cardName } from '../../words/names.ts'
import { Emblem } from '../art/emblem.tsx'
import { Icon } from '../art/icons.tsx'
import { PlaceScene } from '../art/scenes.tsx'
import { ValueSymbol } from '../art/values.tsx'
import { bonusOf, valuesOf } from '../figures/values.ts'
import type { Standing } from '../table/standing.ts'
import { withHyphens } from '../words/hyphens.ts'
import { callName } from '../words/names.ts'
import { reasonOf, SIDE_SIGN, sideOf } from '../words/reason.ts'
import './column.css'

interface ColumnProps {
  readonly view: View
  readonly names: SeatNames
  readonly speech: Speech
  readonly standing: Standing
  readonly since: number | null
  readonly decided: boolean
}

/** One place, between the figures of both sides. */
export function Column({ view, names, speech, standing, since, decided }: ColumnProps) {
  const side = sideOf(view, standing)
  const { key, name } = placeCard(view, standing.place)
  return (
    <li className={`sn-result-${side}`} data-decided={decided || undefined}>
      <Line {...{ view, speech, standing }} seat={farSeat(view)} />
      <div className="sn-result-place">
        <PlaceScene place={key} />
        <b>{name[speech.lang]}</b>
        <span>
          <Icon name={SIDE_SIGN[side]} size={14} />
          {reasonOf(view, standing, names, speech)}
        </span>
        {since !== null && <small>{speech.say('sternenfeuer.board.since', { turn: since })}</small>}
      </div>
      <Line {...{ view, speech, standing }} seat={nearSeat(view)} />
    </li>
  )
}

interface LineProps {
  readonly view: View
  readonly speech: Speech
  readonly standing: Standing
  readonly seat: Seat
}

function Line({ view, speech, standing, seat }: LineProps) {
  const row = inSight(view, seat, rowAt(view, seat, standing.place))
  return (
    <ul className="sn-result-row">
      {row.map((figure) => (
        <Token key={figure.handle} {...{ view, speech, figure, standing }} />
      ))}
    </ul>
  )
}

const COSMOS = VALUES.indexOf('cosmos')

interface TokenProps {
  readonly view: View
  readonly speech: Speech
  readonly figure: Figure
  readonly standing: Standing
}

/** A figure with its name; where Cosmic Might decided, also with that. */
function Token({ view, speech, figure, standing }: TokenProps) {
  const { face, seat, reinforcements } = figure
  if (face < 0) return null
  const { values } = designOf(view, face)
  const bonus = bonusOf(view, figure)
  const might = values[COSMOS] + bonus.cosmos
  const weighed = standing.by === 'cosmos' || standing.by === 'tied'
  return (
    <li className="sn-token" data-decides={(weighed && might === standing.cosmos[seat][1]) || undefined}>
      <Emblem values={valuesOf(values)} bonus={bonus} size={48} />
      <span title={cardName(face, speech)}>{withHyphens(callName(face, speech))}</span>
      {weighed && (
        <b>
          <ValueSymbol value="cosmos" size={11} /> {might}
        </b>
      )}
      {reinforcements.map(({ design, handle }) => (
        <small key={handle}>{withHyphens(cardName(design, speech))}</small>
      ))}
    </li>
  )
}
