import { Spot } from '@sternentisch/grammar'
import { UNKNOWN } from '@sternentisch/kernel'
import { designOf } from '../../reading/cards.ts'
import { candidates, type Figure } from '../../reading/figures.ts'
import { nearSeat } from '../../reading/seats.ts'
import { cardName, shortName } from '../../words/names.ts'
import { Emblem } from '../art/emblem.tsx'
import { Icon } from '../art/icons.tsx'
import { Petals } from '../art/petals.tsx'
import { ValueNumbers } from '../art/value-numbers.tsx'
import { VALUE_KEYS } from '../art/values.tsx'
import { useTable } from '../table/context.ts'
import { partsAt } from '../table/where.ts'
import { withHyphens } from '../words/hyphens.ts'
import { callName } from '../words/names.ts'
import { Gear } from './gear.tsx'
import { figureLabel } from './label.ts'
import { Seal } from './seal.tsx'
import { bonusAt, bonusOf, powerOf, valuesOf } from './values.ts'
import './figure.css'
import './words.css'

/** From so many letters on a name is set smaller; beyond a line of a figure's width it is called by its short one. */
const LONG = 13
const LINE = 17
const nameSize = ({ length }: string): string =>
  length > LINE ? ' sn-name-long sn-name-longest' : length > LONG ? ' sn-name-long' : ''

interface FigureCardProps {
  readonly figure: Figure
  /** One of a pair: what hangs below it hangs below the bar of both. */
  readonly paired: boolean
}

/** A figure in its niche, with everything that belongs to it. */
export function FigureCard({ figure, paired }: FigureCardProps) {
  const { view, speech, value } = useTable()
  const own = figure.seat === nearSeat(view)
  const { face, up } = figure
  const known = face !== UNKNOWN
  const name = shortName(face, speech)
  return (
    <li
      className={`sn-fig${own ? ' sn-fig-own' : ''}${up ? '' : ' sn-fig-down'}`}
      data-travel={`figure ${figure.handle}`}
      data-travel-from={own ? `own ${face}` : `hand ${figure.seat}`}
      data-fig={figure.name}
      data-paired={paired || undefined}
    >
      <Spot
        as="div"
        className="sn-niche"
        parts={[figure.name]}
        label={figureLabel(view, figure, speech)}
        why={own ? `U ${figure.name}` : null}
      >
        {!up && <Petals />}
        {known && (
          <span className={up ? 'sn-sigil' : 'sn-sigil sn-ghost'}>
            <Emblem
              values={valuesOf(designOf(view, face).values)}
              bonus={bonusOf(view, figure)}
              active={value < 0 ? null : VALUE_KEYS[value]}
            />
          </span>
        )}
        <span className="sn-words">
          <span className={`sn-name${nameSize(name)}`}>{withHyphens(name)}</span>
          <CallName name={callName(face, speech)} />
          {known ? <Numbers figure={figure} /> : <Guess figure={figure} />}
        </span>
        {known && !up && (
          <span className="sn-fig-eye">
            <Icon name="eye" size={12} />
          </span>
        )}
        {figure.ready && <i className="sn-ready" />}
      </Spot>
      <Seal figure={figure} />
      <TurnUp figure={figure} />
      <Gear figure={figure} />
    </li>
  )
}

/** Up to so many letters a short name is never parted. */
const WHOLE = 6

const CallName = ({ name }: { readonly name: string }) => (
  <span className={`sn-call${name.length > WHOLE ? '' : ' sn-call-whole'}`}>{withHyphens(name)}</span>
)

function Numbers({ figure }: { readonly figure: Figure }) {
  const { view, value } = useTable()
  return (
    <ValueNumbers
      values={VALUE_KEYS.map((_, at) => powerOf(view, figure, at))}
      size={9}
      raised={(at) => bonusAt(view, figure, at) > 0}
      active={value}
      hidden
    />
  )
}

/** How many figures it could be. */
function Guess({ figure }: { readonly figure: Figure }) {
  const { view, speech } = useTable()
  const n = candidates(view, figure).length
  return <span className="sn-guess">{speech.say('sternenfeuer.board.possible', { n })}</span>
}

/** On an own face-down figure: turns it up in one step, or in a second one if the figure is picked already. */
function TurnUp({ figure }: { readonly figure: Figure }) {
  const { choice, speech } = useTable()
  const parts = partsAt(choice, figure.name, 'turnUp')
  const picked = parts.length === 1 && choice?.picked.includes('turnUp')
  if (figure.up || !(picked || choice?.canPick(...parts))) return null
  return (
    <Spot
      as="span"
      className="sn-turn-up"
      parts={parts}
      label={speech.say('sternenfeuer.board.turnUp', { figure: cardName(figure.face, speech) })}
    >
      <Icon name="eye" size={14} />
    </Spot>
  )
}
