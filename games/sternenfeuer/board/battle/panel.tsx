import { cardName, placeName, shortName, valueName } from '../../words/names.ts'
import { Icon } from '../art/icons.tsx'
import { VALUE_KEYS, ValueSymbol } from '../art/values.tsx'
import { useTable } from '../table/context.tsx'
import { callName, spanText } from '../words/names.ts'
import type { Forecast, Part } from './forecast.ts'

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

const WIDTH = 340

/** Every figure it could be on a line, below, at or above the own total. */
function Plot({ forecast: { total, foes } }: { readonly forecast: Forecast }) {
  const most = Math.max(50, total, ...foes.map((each) => each.total))
  const end = Math.ceil(most / 10) * 10
  const x = (amount: number): number => 8 + (amount / end) * (WIDTH - 8)
  const ticks = Array.from({ length: end / 10 + 1 }, (_, at) => at * 10).filter(
    (tick) => end <= 60 || tick % 20 === 0,
  )
  return (
    <svg className="sn-plot" viewBox={`0 0 ${WIDTH + 8} 44`} aria-hidden="true">
      <path d={`M8 30H${WIDTH}`} className="sn-plot-axis" />
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${x(tick)} 27v6`} className="sn-plot-axis" />
          <text x={x(tick)} y="43" textAnchor="middle">
            {tick}
          </text>
        </g>
      ))}
      <path d={`M8 30H${x(total)}M${x(total)} 4V34`} className="sn-plot-own" />
      {foes.map(({ design, total: foe }) => {
        const at = x(foe)
        if (foe < total) return <path key={design} d={`M${at} 12l5.5 9.5h-11Z`} className="sn-plot-win" />
        if (foe > total) return <path key={design} d={`M${at} 22l5-9.5h-10Z`} className="sn-plot-loss" />
        return <path key={design} d={`M${at - 6} 13h12M${at - 6} 20h12`} className="sn-plot-tie" />
      })}
    </svg>
  )
}

function Outcomes({ forecast }: { readonly forecast: Forecast }) {
  const { view, speech } = useTable()
  const { wins, ties, losses, foes, place, after, attacker, pair, spared } = forecast
  const of = foes.length
  const certain = of === 1
  const share = (n: number): string =>
    certain ? speech.say('sternenfeuer.board.certain') : speech.say('sternenfeuer.board.share', { n, of })
  const after2 = after[0] > after[1] ? 'yours' : after[0] < after[1] ? 'theirs' : 'level'
  const win = speech.say(`sternenfeuer.board.win.${after2}`, {
    place: placeName(view, place, speech),
    own: after[0],
    foe: after[1],
  })
  const figure = callName(attacker.face, speech)
  const lossWord = spared ? (pair ? 'sparedPair' : 'spared') : pair ? 'withPair' : 'alone'
  return (
    <ol className="sn-outcomes">
      {wins > 0 && (
        <li className="sn-outcome-win">
          <Icon name="win" size={13} />
          <b>{share(wins)}</b>
          <span>{win}</span>
        </li>
      )}
      {ties > 0 && (
        <li className="sn-outcome-tie">
          <Icon name="tie" size={13} />
          <b>{share(ties)}</b>
          <span>{speech.say('sternenfeuer.board.tie')}</span>
        </li>
      )}
      {losses > 0 && (
        <li className="sn-outcome-loss">
          <Icon name="loss" size={13} />
          <b>{share(losses)}</b>
          <span>{speech.say(`sternenfeuer.board.loss.${lossWord}`, { figure })}</span>
        </li>
      )}
    </ol>
  )
}
