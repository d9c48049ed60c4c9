import './hand.css'
import type { Seat } from '@sternentisch/kernel'
import { type CSSProperties, useEffect, useRef } from 'react'
import { kitFor } from '../../reading/kit.ts'
import { useTable } from '../table/context.ts'
import { SCROLLS } from '../table/scrolling.ts'
import { HandCard } from './card.tsx'
import { handFaces, type Purse } from './purse.ts'

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
      data-region
      aria-label={speech.say('spacetrace.board.yourHand')}
      data-many={faces.length > 6 ? '' : undefined}
      data-few={faces.length < 4 ? '' : undefined}
      style={{ '--cards': Math.max(1, faces.length), '--half': Math.ceil(faces.length / 2) } as CSSProperties}
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
