import { useRegarded, WhyNot } from '@sternentisch/grammar'
import { nameAt, UNKNOWN } from '@sternentisch/kernel'
import type { ReactNode } from 'react'
import { designAt, designOf, kitFor, placeCard, placeDesign } from '../../reading/cards.ts'
import { candidates, type Figure, figureNamed } from '../../reading/figures.ts'
import { nearSeat } from '../../reading/seats.ts'
import { sternenfeuer } from '../../rules/game.ts'
import { whyIdle } from '../../rules/idle.ts'
import { cardName, shortName, titleOf, valueName } from '../../words/names.ts'
import { Emblem } from '../art/emblem.tsx'
import { Petals } from '../art/petals.tsx'
import { VALUE_KEYS, ValueSymbol } from '../art/values.tsx'
import { bonusOf, powerOf, valuesOf } from '../figures/values.ts'
import { useTable } from '../table/context.ts'
import { cardText, kindName } from '../words/names.ts'
import './lens.css'
import '../table/sides.css'

/** What the pointer or the focus is at, in full; on a small board the only place where all of it can be read. */
export function Lens({ instead }: { readonly instead: ReactNode }) {
  const { view, card, choice } = useTable()
  const regarded = useRegarded()
  const [first = '', ...others] = regarded ?? (card < 0 ? choice?.picked : null) ?? []
  const figure = figureNamed(view, first)
  if (figure && others[0] !== 'turnUp') return <AboutFigure figure={figure} />
  if (/^[1-3]$/.test(first) && card < 0) return <AboutPlace place={Number(first) - 1} />
  const design = designAt(view, first)
  return design >= 0 ? <AboutCard design={design} /> : instead
}

/** The whole text of a card, and why it is of no use now if it is not. */
export function AboutCard({ design }: { readonly design: number }) {
  const { view, speech } = useTable()
  const { kind, values } = designOf(view, design)
  const why = whyIdle(kitFor(view), view, design)
  return (
    <div className="sn-about">
      <h3>
        {cardName(design, speech)} <small>{kindName(view, design, speech)}</small>
      </h3>
      {kind === 'figure' && <Values values={values} />}
      <p className={kind === 'figure' ? 'sn-flavour' : undefined}>{cardText(design, speech)}</p>
      {why && <WhyNot refusal={why} game={sternenfeuer} speech={speech} />}
    </div>
  )
}

function AboutFigure({ figure }: { readonly figure: Figure }) {
  const { view, speech, names, value } = useTable()
  const { face, up, ready, reinforcements } = figure
  const name = shortName(face, speech)
  const title = titleOf(face, speech)
  const own = figure.seat === nearSeat(view)
  const state = speech.say(`sternenfeuer.board.state.${up ? (ready ? 'ready' : 'fresh') : 'down'}`)
  return (
    <div className="sn-about sn-about-figure">
      {face === UNKNOWN ? (
        <Petals />
      ) : (
        <Emblem
          values={valuesOf(designOf(view, face).values)}
          bonus={bonusOf(view, figure)}
          active={value < 0 ? null : VALUE_KEYS[value]}
        />
      )}
      <div>
        <h3>
          {name} {title && <small>{title}</small>}
        </h3>
        <p className={own ? 'sn-of-own' : 'sn-of-foe'}>
          {nameAt(names, figure.seat)} · {state}
        </p>
        {face === UNKNOWN ? (
          <p>{speech.say('sternenfeuer.board.figuresPossible', { n: candidates(view, figure).length })}</p>
        ) : (
          <Values values={VALUE_KEYS.map((_, at) => powerOf(view, figure, at))} />
        )}
        {reinforcements.length > 0 && (
          <p className="sn-note">{reinforcements.map(({ design }) => cardName(design, speech)).join(', ')}</p>
        )}
      </div>
    </div>
  )
}

function AboutPlace({ place }: { readonly place: number }) {
  const { view, speech } = useTable()
  const card = placeCard(view, place)
  return (
    <div className="sn-about">
      <h3>
        {card.name[speech.lang]}{' '}
        <small>
          {speech.say(`sternenfeuer.board.${placeDesign(view, place).type === 0 ? 'sphere' : 'planet'}`)}
        </small>
      </h3>
      <p>{card.text[speech.lang]}</p>
      <p className="sn-flavour">{card.flavour[speech.lang]}</p>
    </div>
  )
}

/** Five values with their names. */
function Values({ values }: { readonly values: readonly number[] }) {
  const { view, speech } = useTable()
  return (
    <dl className="sn-full-values">
      {VALUE_KEYS.map((key, at) => (
        <div key={key}>
          <dt>
            <ValueSymbol value={key} size={13} /> <span>{valueName(view, at, speech)}</span>
          </dt>
          <dd>{values[at]}</dd>
        </div>
      ))}
    </dl>
  )
}
