import { Spot } from '@sternentisch/grammar'
import { nameAt, type Seat } from '@sternentisch/kernel'
import { Fragment } from 'react'
import { designOf, handOfView, kitFor } from '../../reading/cards.ts'
import { nearSeat } from '../../reading/seats.ts'
import type { Design } from '../../rules/designs.ts'
import { whyIdle } from '../../rules/idle.ts'
import { Icon } from '../art/icons.tsx'
import { useTable } from '../table/context.ts'
import { CardFace } from './card-face.tsx'
import { handLabel } from './label.ts'
import './hand.css'

/** The viewer's cards, or everybody's. Equal cards are one action, so of two equal cards either will do. */
export function Hand({ seats }: { readonly seats: readonly Seat[] }) {
  const { view, names, speech } = useTable()
  const own = speech.say('sternenfeuer.board.yourHand')
  const nameOf = (seat: Seat): string => (seats.length > 1 ? nameAt(names, seat) : own)
  return (
    <div className="sn-hand" data-region>
      <h3>
        {seats.map((seat) => (
          <Fragment key={seat}>
            <Icon name={seat === nearSeat(view) ? 'sun' : 'moon'} size={16} />
            {nameOf(seat)}
            <span>{speech.say('sternenfeuer.board.cards', { n: handOfView(view, seat).length })}</span>
          </Fragment>
        ))}
      </h3>
      <ul
        className="sn-cards"
        aria-label={seats.map(nameOf).join(', ')}
        data-travel={`hand ${nearSeat(view)}`}
      >
        {seats.map((seat) => (
          <Held key={seat} seat={seat} />
        ))}
      </ul>
    </div>
  )
}

function Held({ seat }: { readonly seat: Seat }) {
  const { view } = useTable()
  const cards = handOfView(view, seat)
  const side = seat === nearSeat(view) ? 'own' : 'foe'
  return cards.map((design, at) => {
    const again = cards.slice(0, at).filter((each) => each === design).length
    const name = `${side} ${design}${again > 0 ? ` ${again}` : ''}`
    return (
      <li key={name} data-side={side} data-travel={name} data-travel-from="deck">
        <HandCard design={design} />
      </li>
    )
  })
}

function HandCard({ design }: { readonly design: number }) {
  const { view, speech } = useTable()
  const card = designOf(view, design)
  const idle = whyIdle(kitFor(view), view, design)
  return (
    <Spot
      as="div"
      className={`sn-card sn-card-${card.kind}${idle ? ' sn-card-idle' : ''}`}
      parts={[card.id]}
      why={whyOf(card)}
      label={handLabel(view, design, speech)}
    >
      <CardFace view={view} design={design} speech={speech} />
      {idle && (
        <span className="sn-card-idle-why" aria-hidden="true">
          {speech.say('sternenfeuer.board.notNow')} <span>{idle.rule}</span>
        </span>
      )}
    </Spot>
  )
}

/** A move the card could be for: when it cannot be picked, the rules say why that does not go. */
const whyOf = ({ id, kind }: Design): string => (kind === 'defence' ? `D ${id}` : `X ${id}`)
