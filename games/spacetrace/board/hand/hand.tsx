import { Spot } from '@sternentisch/grammar'
import type { Seat } from '@sternentisch/kernel'
import { useEffect, useRef } from 'react'
import { topFrame } from '../../reading/frames.ts'
import { kitFor } from '../../reading/kit.ts'
import { isSingle } from '../../reading/ships.ts'
import { type Figures, REINFORCEMENT } from '../../rules/figures.ts'
import { write } from '../../rules/notation.ts'
import { cardText, shortName } from '../../words/cards.ts'
import { ClassBadge } from '../art/class-badge.tsx'
import { Icon } from '../art/icons.tsx'
import { Picture } from '../art/picture.tsx'
import type { Purse } from '../console/manpower.tsx'
import { handLabel } from '../fleets/names.ts'
import { useTable } from '../table/context.tsx'
import { handFaces } from '../table/goal.ts'
import { SCROLLS } from '../table/scrolling.ts'

/** The viewer's cards. Equal cards are one action, so of two equal cards either will do. */
export function Hand({ seat, purse }: { readonly seat: Seat; readonly purse: Purse }) {
  const { view, speech, choice } = useTable()
  const { figures } = kitFor(view)
  const faces = handFaces(view, seat)
  const hand = useRef<HTMLUListElement>(null)
  const actions = choice?.actions
  useEffect(() => {
    if (actions) bringIntoSight(hand.current)
  }, [actions])
  return (
    <ul
      {...SCROLLS}
      ref={hand}
      className="sp-hand"
      aria-label={speech.say('spacetrace.board.yourHand')}
      data-many={faces.length > 6 ? '' : undefined}
    >
      {faces.map((face, at) => {
        const again = faces.slice(0, at).filter((each) => each === face).length
        const name = `own ${figures[face].id}${again > 0 ? ` ${again}` : ''}`
        return (
          <li key={name} data-travel={name} data-travel-from={`library ${seat}`}>
            <HandCard figures={figures[face]} purse={purse} />
          </li>
        )
      })}
      {faces.length === 0 && <li className="sp-no-cards">{speech.say('spacetrace.draw.emptyHand')}</li>}
    </ul>
  )
}

/** Where the hand is wider than the window, the first card that can be played comes into sight. */
function bringIntoSight(hand: HTMLElement | null): void {
  if (!hand || hand.scrollWidth <= hand.clientWidth) return
  const card = hand.querySelector<HTMLElement>('[data-pickable="yes"]')?.parentElement
  if (!card) return
  const from = card.offsetLeft - hand.offsetLeft
  const seen = from >= hand.scrollLeft && from + card.offsetWidth <= hand.scrollLeft + hand.clientWidth
  if (!seen) hand.scrollLeft = from
}

const KINDS: Readonly<Record<string, string>> = {
  ship: 'ship',
  reinforcement: 'reinforcement',
  tactic: 'tactic',
  commander: 'commander',
}

function HandCard({ figures, purse }: { readonly figures: Figures; readonly purse: Purse }) {
  const { view, speech } = useTable()
  const cost = purse.costs.find((each) => each.figures === figures)?.cost ?? 0
  const kind = KINDS[figures.card.type] ?? 'ship'
  const rank = figures.class || figures.hostClass
  const giving = topFrame(view)?.kind === 'trade'
  return (
    <Spot
      as="div"
      className={`sp-card sp-card-${kind}`}
      parts={[figures.id]}
      label={handLabel(figures, cost, speech)}
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
      {figures.class > 0 && (
        <span className="sp-card-figures">
          {!isSingle(figures) && <strong>{figures.count}</strong>}
          <span>
            <em>AP</em>
            <b>{figures.ap}</b>
          </span>
          <span>
            <em>LP</em>
            <b>{figures.lp}</b>
          </span>
        </span>
      )}
      <span className="sp-card-text">
        {cardText(figures, speech) || (figures.class === 0 ? speech.say('spacetrace.board.pays') : '')}
      </span>
    </Spot>
  )
}
