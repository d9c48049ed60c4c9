import './hand.css'
import type { Seat } from '@sternentisch/kernel'
import { type CSSProperties, useEffect, useMemo, useRef } from 'react'
import { kitFor } from '../../reading/kit.ts'
import { isPlayer, sideOf } from '../../reading/seats.ts'
import { useTable } from '../table/context.ts'
import { SCROLLS } from '../table/scrolling.ts'
import { HandCard } from './card.tsx'
import { handFaces, purseOf } from './purse.ts'

/** The viewer's cards, or everybody's. Equal cards are one action, so of two equal cards either will do. */
export function Hand({ seats }: { readonly seats: readonly Seat[] }) {
  const { view, names, speech, choice } = useTable()
  const cards = seats.reduce<number>((sum, seat) => sum + handFaces(view, seat).length, 0)
  const own = speech.say('spacetrace.board.yourHand')
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
      aria-label={seats.length > 1 ? seats.map((seat) => names[seat]).join(', ') : own}
      data-open={seats.length > 1 ? '' : undefined}
      data-many={cards > 6 ? '' : undefined}
      data-few={cards < 4 ? '' : undefined}
      style={{ '--cards': Math.max(1, cards), '--half': Math.ceil(cards / 2) } as CSSProperties}
    >
      {seats.map((seat) => (
        <Held key={seat} seat={seat} />
      ))}
      {cards === 0 && seats.length === 1 && (
        <li className="sp-no-cards">{speech.say('spacetrace.draw.emptyHand')}</li>
      )}
    </ul>
  )
}

function Held({ seat }: { readonly seat: Seat }) {
  const { view, names } = useTable()
  const { figures } = kitFor(view)
  const purse = useMemo(() => purseOf(view, seat), [view, seat])
  const faces = handFaces(view, seat)
  const side = sideOf(view, seat)
  return faces.map((face, at) => {
    const again = faces.slice(0, at).filter((each) => each === face).length
    const name = `${side} ${figures[face].id}${again > 0 ? ` ${again}` : ''}`
    const from = `library ${seat}`
    return (
      <li key={name} data-side={side} data-travel={name} data-travel-from={from}>
        <HandCard figures={figures[face]} purse={purse} owner={isPlayer(view) ? null : names[seat]} />
      </li>
    )
  })
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
