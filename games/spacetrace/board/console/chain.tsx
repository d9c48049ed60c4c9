import './chain.css'
import type { Seat } from '@sternentisch/kernel'
import { chainOf, frameOf } from '../../reading/frames.ts'
import { kitFor } from '../../reading/kit.ts'
import { SEATS, sideOf } from '../../reading/seats.ts'
import { shipsOf } from '../../reading/ships.ts'
import type { Figures } from '../../rules/figures.ts'
import { stageOf } from '../../rules/zones.ts'
import { cardName, cardText } from '../../words/cards.ts'
import { Picture } from '../art/picture.tsx'
import { ShipFigures } from '../hand/ship-figures.tsx'
import { useTable } from '../table/context.ts'
import { LandingField } from '../table/field.tsx'
import { SCROLLS } from '../table/scrolling.ts'

interface Staged {
  readonly seat: Seat
  readonly figures: Figures
  readonly handle: number
  readonly target: number
  readonly cancelled: boolean
  /** Announced, and not yet paid for. */
  readonly announced: boolean
}

/** Tactics that answer each other, the last on top: it takes effect first. Announced cards lie here as well. */
export function Chain() {
  const { view, speech, choice, card, goal } = useTable()
  const staged = useStaged()
  const lands = choice && card !== null && goal === 'chain'
  const chained = lands || chainOf(view).length > 0
  const title = speech.say(chained ? 'spacetrace.board.chain' : 'spacetrace.board.announcing')
  if (staged.length === 0 && !lands) return null
  return (
    <section className="sp-chain" aria-label={title}>
      <header>
        <b>{title}</b>
        {chained && <span>{speech.say('spacetrace.board.waiting', { n: staged.length })}</span>}
      </header>
      <ol {...SCROLLS}>
        {[...staged].reverse().map((each) => (
          <StagedCard key={each.handle} staged={each} />
        ))}
      </ol>
      {lands && <LandingField card={card} />}
    </section>
  )
}

function StagedCard({ staged }: { readonly staged: Staged }) {
  const { view, names, speech } = useTable()
  const { figures, seat, target, cancelled, announced, handle } = staged
  const aim = SEATS.flatMap((each) => shipsOf(view, each)).find(({ copy }) => copy === target)
  return (
    <li
      className={`sp-staged sp-card-${figures.card.type} sp-${sideOf(view, seat)}`}
      data-travel={`c${handle}`}
      data-travel-from={sideOf(view, seat) === 'own' ? `own ${figures.id}` : `hand ${seat}`}
      data-cancelled={cancelled ? '' : undefined}
    >
      <span className="sp-staged-head">
        <span className="sp-cost">{figures.cost}</span>
        <b>{cardName(figures, speech)}</b>
      </span>
      <span className="sp-staged-art">
        <Picture figures={figures} facing={sideOf(view, seat) === 'own' ? 'right' : 'left'} />
      </span>
      {figures.class > 0 && <ShipFigures figures={figures} />}
      <span className="sp-staged-words">{cardText(figures, speech)}</span>
      <small>
        {cancelled
          ? speech.say('spacetrace.board.cancelled')
          : announced
            ? speech.say('spacetrace.board.announced', { who: names[seat] })
            : aim
              ? speech.say('spacetrace.board.playedOn', {
                  who: names[seat],
                  card: cardName(aim.figures, speech),
                  owner: names[aim.seat],
                })
              : names[seat]}
      </small>
    </li>
  )
}

/** What lies on both stages, in the order in which it came. */
function useStaged(): readonly Staged[] {
  const { view } = useTable()
  const { figures } = kitFor(view)
  const left = SEATS.map((seat) => [...view.zones[stageOf(seat)].cards])
  const staged: Staged[] = []
  const take = (seat: Seat, target: number, cancelled: boolean, announced: boolean): void => {
    const card = left[seat].shift()
    if (card)
      staged.push({ seat, figures: figures[card.face], handle: card.handle, target, cancelled, announced })
  }
  for (const { seat, target, cancelled } of frameOf(view, 'chain')?.items ?? [])
    take(seat, target, cancelled, false)
  for (const seat of SEATS) while (left[seat].length > 0) take(seat, 0, false, true)
  return staged
}
