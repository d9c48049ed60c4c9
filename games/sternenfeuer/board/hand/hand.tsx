import { Spot } from '@sternentisch/grammar'
import { nameAt, type Seat } from '@sternentisch/kernel'
import { Fragment } from 'react'
import type { Kind } from '../../cards/index.ts'
import { designOf, handOfView, kitFor } from '../../reading/cards.ts'
import { nearSeat } from '../../reading/seats.ts'
import type { Design } from '../../rules/designs.ts'
import { whyIdle } from '../../rules/idle.ts'
import { cardName, shortName, titleOf } from '../../words/names.ts'
import { CardArt } from '../art/card-art.tsx'
import { Emblem } from '../art/emblem.tsx'
import { Icon } from '../art/icons.tsx'
import { ValueNumbers } from '../art/value-numbers.tsx'
import { Bonus } from '../figures/bonus.tsx'
import { valuesOf } from '../figures/values.ts'
import { useTable } from '../table/context.ts'
import { withHyphens } from '../words/hyphens.ts'
import { kindName } from '../words/names.ts'
import { cardWords, orWords } from './card-words.ts'
import { handLabel } from './label.ts'
import './hand.css'

/** The outline tells the kind: arch, peak, shield, cut corner, swallowtail, and a bar for two. */
const FRAMES: Readonly<Record<Kind, string>> = {
  figure: 'M1 56A55 55 0 0 1 111 56V197Q111 207 101 207H11Q1 207 1 197Z',
  action: 'M1 18L56 1 111 18V197Q111 207 101 207H11Q1 207 1 197Z',
  defence: 'M1 12Q28 14 56 1 84 14 111 12V176Q111 192 56 207 1 192 1 176Z',
  transfer: 'M1 11Q1 1 11 1H88L111 24V197Q111 207 101 207H24L1 184Z',
  reinforcement: 'M1 11Q1 1 11 1H101Q111 1 111 11V207L84 196 56 207 28 196 1 207Z',
  collective: 'M1 20Q28 -6 56 12 84 -6 111 20V188Q84 214 56 196 28 214 1 188Z',
}

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
  const name = shortName(design, speech)
  const title = titleOf(design, speech)
  const idle = whyIdle(kitFor(view), view, design)
  return (
    <Spot
      as="div"
      className={`sn-card sn-card-${card.kind}${idle ? ' sn-card-idle' : ''}`}
      parts={[card.id]}
      why={whyOf(card)}
      label={handLabel(view, design, speech)}
    >
      <svg className="sn-frame" viewBox="0 0 112 208" preserveAspectRatio="none" aria-hidden="true">
        <path className="sn-frame-line" d={FRAMES[card.kind]} />
      </svg>
      {card.kind !== 'figure' && <span className="sn-card-kind">{kindName(view, design, speech)}</span>}
      {card.kind === 'figure' ? <Emblem values={valuesOf(card.values)} /> : <CardArt design={card} />}
      <b className="sn-card-name">{withHyphens(card.kind === 'figure' ? name : cardName(design, speech))}</b>
      {card.kind === 'figure' ? (
        <>
          {title && <span className="sn-card-title">{title}</span>}
          <ValueNumbers values={card.values} size={11} hidden />
        </>
      ) : (
        <CardWords card={card} />
      )}
      {idle && (
        <span className="sn-card-idle-why" aria-hidden="true">
          {speech.say('sternenfeuer.board.notNow')} <span>{idle.rule}</span>
        </span>
      )}
    </Spot>
  )
}

/** The little that fits on a card; the whole text stands beside the hand once it is looked at. */
function CardWords({ card }: { readonly card: Design }) {
  const { view, speech } = useTable()
  if (card.kind !== 'reinforcement')
    return <span className="sn-card-text">{cardWords(view, card, speech)}</span>
  const alternative = card.uses.find(({ op }) => op !== 'reinforce')
  return (
    <span className="sn-card-text">
      <Bonus values={card.values} />
      {alternative && <span className="sn-card-or">{orWords(view, alternative, speech)}</span>}
    </span>
  )
}
/** A move the card could be for: when it cannot be picked, the rules say why that does not go. */
const whyOf = ({ id, kind }: Design): string => (kind === 'defence' ? `D ${id}` : `X ${id}`)
