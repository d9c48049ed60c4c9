import { Spot } from '@sternentisch/grammar'
import { labelled } from '@sternentisch/kernel'
import { topFrame } from '../../reading/frames.ts'
import type { Figures } from '../../rules/figures.ts'
import { write } from '../../rules/notation.ts'
import { cardName } from '../../words/cards.ts'
import { useTable } from '../table/context.ts'
import { CardFace } from './card-face.tsx'
import { handLabel } from './label.ts'
import type { Purse } from './purse.ts'

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
      <CardFace figures={figures} cost={cost} speech={speech} />
    </Spot>
  )
}
