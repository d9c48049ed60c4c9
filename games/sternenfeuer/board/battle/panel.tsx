import { cardName, placeName, shortName, valueName } from '../../words/names.ts'
import { Icon } from '../art/icons.tsx'
import { VALUE_KEYS, ValueSymbol } from '../art/values.tsx'
import { useTable } from '../table/context.ts'
import { callName, spanText } from '../words/names.ts'
import type { Forecast, Part } from './forecast.ts'
import { Outcomes } from './outcomes.tsx'
import { Plot } from './plot.tsx'
import './panel.css'

/** The comparison before it is made: both totals with their parts, and what each outcome would mean. */
export function AttackPanel({ forecast }: { readonly forecast: Forecast }) {
  const { view, speech } = useTable()
  const { own, total, foes, value, support } = forecast
  const known = foes.length === 1
  return (
    <div className="sn-attack">
      <header>
        <ValueSymbol value={VALUE_KEYS[value]} size={16} />
        <b>{valueName(view, value, speech)}</b>
        <span>
          {speech.say('sternenfeuer.board.attacks', {
            figure: callName(forecast.attacker.face, speech),
          })}
        </span>
      </header>
      <div className="sn-duel">
        <ValueSymbol value={VALUE_KEYS[value]} size={22} />
        <b className="sn-total">{total}</b>
        <ul className="sn-parts">
          {own.map((part) => (
            <PartLine key={`${part.what} ${part.design}`} part={part} first={part.what === 'printed'} />
          ))}
        </ul>
        <div className="sn-theirs">
          <b>{spanText(foes[0]?.total ?? 0, foes.at(-1)?.total ?? 0)}</b>
          <span>
            {known
              ? shortName(foes[0].design, speech)
              : speech.say('sternenfeuer.board.figuresPossible', { n: foes.length })}
          </span>
          {support.map((part) => (
            <span key={`${part.what} ${part.design}`} className="sn-theirs-part">
              +{part.amount} {partName(part, view, speech, forecast.place)}
            </span>
          ))}
        </div>
      </div>
      {!known && <Plot forecast={forecast} />}
      <Outcomes forecast={forecast} />
    </div>
  )
}

/** Whether it can be answered, as far as the attacker may know. */
export function Defences({ forecast }: { readonly forecast: Forecast }) {
  const { speech } = useTable()
  return (
    <p className="sn-defences">
      <Icon name="shield" size={15} />
      {speech.say(forecast.unanswerable ? 'sternenfeuer.board.noAnswer' : 'sternenfeuer.board.defences', {
        n: forecast.defences,
      })}
    </p>
  )
}

type Words = ReturnType<typeof useTable>

const partName = (
  { what, design }: Part,
  view: Words['view'],
  speech: Words['speech'],
  place: number,
): string =>
  what === 'place'
    ? placeName(view, place, speech)
    : what === 'printed' || what === 'partner'
      ? callName(design, speech)
      : cardName(design, speech)

function PartLine({ part, first }: { readonly part: Part; readonly first: boolean }) {
  const { view, speech } = useTable()
  return (
    <li>
      <b>{first ? part.amount : `+${part.amount}`}</b> {partName(part, view, speech, 0)}
    </li>
  )
}
