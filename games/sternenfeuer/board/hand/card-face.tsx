import type { Kind } from '../../cards/index.ts'
import { designOf, type InSet } from '../../reading/cards.ts'
import type { Design } from '../../rules/designs.ts'
import type { Speech } from '../../text/index.ts'
import { cardName, shortName, titleOf } from '../../words/names.ts'
import { CardArt } from '../art/card-art.tsx'
import { Emblem } from '../art/emblem.tsx'
import { ValueNumbers } from '../art/value-numbers.tsx'
import { Bonus } from '../figures/bonus.tsx'
import { valuesOf } from '../figures/values.ts'
import { withHyphens } from '../words/hyphens.ts'
import { kindName } from '../words/names.ts'
import { cardWords, orWords } from './card-words.ts'

/** The outline tells the kind: arch, peak, shield, cut corner, swallowtail, and a bar for two. */
const FRAMES: Readonly<Record<Kind, string>> = {
  figure: 'M1 56A55 55 0 0 1 111 56V197Q111 207 101 207H11Q1 207 1 197Z',
  action: 'M1 18L56 1 111 18V197Q111 207 101 207H11Q1 207 1 197Z',
  defence: 'M1 12Q28 14 56 1 84 14 111 12V176Q111 192 56 207 1 192 1 176Z',
  transfer: 'M1 11Q1 1 11 1H88L111 24V197Q111 207 101 207H24L1 184Z',
  reinforcement: 'M1 11Q1 1 11 1H101Q111 1 111 11V207L84 196 56 207 28 196 1 207Z',
  collective: 'M1 20Q28 -6 56 12 84 -6 111 20V188Q84 214 56 196 28 214 1 188Z',
}

interface CardFaceProps {
  /** The table, or only the set that the card is of. */
  readonly view: InSet
  readonly design: number
  readonly speech: Speech
}

/** What is printed on a card. */
export function CardFace({ view, design, speech }: CardFaceProps) {
  const card = designOf(view, design)
  const isFigure = card.kind === 'figure'
  const title = titleOf(design, speech)
  return (
    <>
      <svg className="sn-frame" viewBox="0 0 112 208" preserveAspectRatio="none" aria-hidden="true">
        <path className="sn-frame-line" d={FRAMES[card.kind]} />
      </svg>
      {!isFigure && <span className="sn-card-kind">{kindName(view, design, speech)}</span>}
      {isFigure ? <Emblem values={valuesOf(card.values)} /> : <CardArt design={card} />}
      <b className="sn-card-name">
        {withHyphens(isFigure ? shortName(design, speech) : cardName(design, speech))}
      </b>
      {isFigure ? (
        <>
          {title && <span className="sn-card-title">{title}</span>}
          <ValueNumbers values={card.values} size={11} hidden />
        </>
      ) : (
        <CardWords {...{ view, card, speech }} />
      )}
    </>
  )
}

/** The little that fits on a card; the whole text stands beside the hand once it is looked at. */
function CardWords({ view, card, speech }: Omit<CardFaceProps, 'design'> & { readonly card: Design }) {
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
