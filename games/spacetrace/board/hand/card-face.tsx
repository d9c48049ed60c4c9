import './card.css'
import { type Figures, REINFORCEMENT } from '../../rules/figures.ts'
import type { Speech } from '../../text/index.ts'
import { cardText, shortName } from '../../words/cards.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { Icon } from '../art/icons.tsx'
import { Picture } from '../art/picture.tsx'
import { ShipFigures } from './ship-figures.tsx'

interface CardFaceProps {
  readonly figures: Figures
  /** What it costs just now. */
  readonly cost: number
  readonly speech: Speech
}

/** What is printed on a card: what it costs or brings, and what it is. */
export const CardFace = ({ figures, cost, speech }: CardFaceProps) => {
  const rank = figures.class || figures.hostClass
  return (
    <>
      <span className="sp-card-head">
        <b>{shortName(figures, speech)}</b>
      </span>
      <span className="sp-card-art">
        <span className="sp-cost">
          {figures.kind === REINFORCEMENT ? <Icon name="manpower" size={16} /> : cost}
        </span>
        {rank > 0 && <ClassBadge rank={rank} size={18} />}
        {figures.kind === REINFORCEMENT ? (
          <span className="sp-gain">
            +{figures.gain}
            <small>MP</small>
          </span>
        ) : (
          <Picture figures={figures} />
        )}
      </span>
      {figures.class > 0 && <ShipFigures figures={figures} />}
      <span className="sp-card-text">
        {cardText(figures, speech) || (figures.class === 0 ? speech.say('spacetrace.board.pays') : '')}
      </span>
    </>
  )
}
