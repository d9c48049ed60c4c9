import './card.css'
import { Spot } from '@sternentisch/grammar'
import { labelled } from '@sternentisch/kernel'
import { topFrame } from '../../reading/frames.ts'
import { type Figures, REINFORCEMENT } from '../../rules/figures.ts'
import { write } from '../../rules/notation.ts'
import { cardName, cardText, shortName } from '../../words/cards.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { Icon } from '../art/icons.tsx'
import { Picture } from '../art/picture.tsx'
import { useTable } from '../table/context.ts'
import { handLabel } from './label.ts'
import type { Purse } from './purse.ts'
import { ShipFigures } from './ship-figures.tsx'

/** A card of the hand: what it costs or brings, and what it is. */
export function HandCard({
  figures,
  purse,
  owner,
}: {
  readonly figures: Figures
  readonly purse: Purse
  /** Whose it is, where it is not the viewer's. */
  readonly owner: string | null
}) {
  const { view, speech } = useTable()
  const cost = purse.costs.find((each) => each.figures === figures)?.cost ?? 0
  const rank = figures.class || figures.hostClass
  const giving = topFrame(view)?.kind === 'trade'
  return (
    <Spot
      as="div"
      className={`sp-card sp-card-${figures.card.type}`}
      parts={[figures.id]}
      label={
        owner === null
          ? handLabel(figures, cost, speech)
          : labelled(speech.lang, owner, cardName(figures, speech))
      }
      why={write(giving ? figures.actions.give : figures.actions.play)}
    >
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
    </Spot>
  )
}
