import { nameAt, type Seat, type SeatNames } from '@sternentisch/kernel'
import { designOf, handOfView } from '../../reading/cards.ts'
import { nearSeat } from '../../reading/seats.ts'
import type { View } from '../../rules/view.ts'
import { handOf } from '../../rules/zones.ts'
import type { Speech } from '../../text/index.ts'
import { cardName } from '../../words/names.ts'
import { CardArt } from '../art/card-art.tsx'
import { Emblem } from '../art/emblem.tsx'
import { Icon } from '../art/icons.tsx'
import { valuesOf } from '../figures/values.ts'
import { withHyphens } from '../words/hyphens.ts'
import { callName } from '../words/names.ts'
import './hand-left.css'

interface HandLeftProps {
  readonly view: View
  readonly seat: Seat
  readonly names: SeatNames
  readonly speech: Speech
}

/** SN-12.3: what a player still held when it was over; it had no worth any more. */
export function HandLeft({ view, seat, names, speech }: HandLeftProps) {
  const own = seat === nearSeat(view)
  return (
    <section className={`sn-left ${own ? 'sn-left-own' : 'sn-left-foe'}`}>
      <h3>
        <Icon name={own ? 'sun' : 'moon'} size={16} />
        {nameAt(names, seat)}
        <span>{speech.say('sternenfeuer.board.handCards', { n: view.zones[handOf(seat)].size })}</span>
      </h3>
      <ul>
        {handOfView(view, seat).map((design, at) => (
          <LeftCard key={`${design} ${at}`} {...{ view, design, speech }} />
        ))}
      </ul>
    </section>
  )
}

interface LeftCardProps {
  readonly view: View
  readonly design: number
  readonly speech: Speech
}

function LeftCard({ view, design, speech }: LeftCardProps) {
  const card = designOf(view, design)
  return (
    <li title={cardName(design, speech)}>
      {card.kind === 'figure' ? (
        <Emblem values={valuesOf(card.values)} size={40} />
      ) : (
        <CardArt design={card} />
      )}
      <span>{withHyphens(callName(design, speech))}</span>
    </li>
  )
}
