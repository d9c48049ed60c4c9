import { figure, labelled } from '@sternentisch/kernel'
import { solarCards } from '../../reading/solar.ts'
import { SHIP_NAMES } from '../../rules/ships.ts'
import { spanOf } from '../../words/figures.ts'
import { Icon } from '../art/icons.tsx'
import { Figure } from '../cards/solar.tsx'
import type { Plan } from '../plan/plan.ts'
import { useTable } from '../table/context.ts'
import type { Forecast } from './forecast.ts'
import './panel.css'

/** Is there room for words between a stack and the end of its lane? */
export const fitsBeside = ({ wide, compact, lanes, card }: Plan, sector: number): boolean =>
  wide && !compact && (lanes[sector]?.width ?? 0) - card - 56 >= 210

/** What would happen, line by line, each with its rule; then what the sector is worth. */
export function ForecastPanel({ forecast }: { readonly forecast: Forecast }) {
  const { speech } = useTable()
  const ship = forecast.ship === null ? '' : SHIP_NAMES[forecast.ship]
  return (
    <div className="st-forecast">
      <h3>{speech.say('stellar.board.shipInSector', { ship, sector: forecast.sector + 1 })}</h3>
      <ForecastLines forecast={forecast} />
      {forecast.holds && <Worth forecast={forecast} />}
    </div>
  )
}

/** The same where it does not fit beside the stack, with the worth in one line. */
export function ForecastAside({ forecast }: { readonly forecast: Forecast }) {
  const { speech } = useTable()
  const ship = forecast.ship === null ? '' : SHIP_NAMES[forecast.ship]
  return (
    <div className="st-act-forecast">
      <h3>{speech.say('stellar.board.shipInSector', { ship, sector: forecast.sector + 1 })}</h3>
      <ForecastLines forecast={forecast} />
      {forecast.holds && (
        <p className="st-worth-line">
          <b>
            <Figure text={spanOf(forecast.worth)} />
          </b>{' '}
          {speech.say('stellar.board.ifYours')}
        </p>
      )}
    </div>
  )
}

const ForecastLines = ({ forecast }: { readonly forecast: Forecast }) => (
  <ol className="st-forecast-lines">
    {forecast.lines.map(({ text, rule, tone }) => (
      <li key={text} className={`st-tone-${tone}`}>
        <span>
          {tone === 'home' && <Icon name="shield" size={15} />}
          {text}
        </span>
        <small>{rule}</small>
      </li>
    ))}
  </ol>
)

function Worth({ forecast }: { readonly forecast: Forecast }) {
  const { view, speech } = useTable()
  const cards = solarCards(view, forecast.sector)
  const terms = cards.map(({ value, range }) => (value === null ? spanOf(range) : figure(value)))
  const known = cards.every(({ value }) => value !== null)
  return (
    <div className="st-worth">
      <b>
        <Figure text={spanOf(forecast.worth)} />
      </b>
      <span>
        {speech.say('stellar.board.ifYours')}
        {cards.length > 1 && <em className={known ? 'st-know' : ''}>{terms.join(' + ')}</em>}
      </span>
    </div>
  )
}

/** For small screens: what counts most, then what it would bring. */
export function ForecastBrief({ forecast }: { readonly forecast: Forecast }) {
  const { speech } = useTable()
  const { lines, holds, worth, ship } = forecast
  const fights = lines.filter(({ tone }) => tone === 'good' || tone === 'bad')
  const first = fights.length > 0 ? fights : lines.slice(0, 1)
  const others = lines.filter(
    (line) => !first.includes(line) && (fights.length === 0 || line.tone === 'home'),
  )
  const said = first.map(({ text }) => text).join('. ')
  const brings = holds ? [`${spanOf(worth)} ${speech.say('stellar.board.ifYours')}`] : []
  return (
    <div className="st-brief">
      <b>{ship === null ? said : labelled(speech.lang, SHIP_NAMES[ship], said)}</b>
      <span>{[...brings, ...others.map(({ text }) => text)].join('. ')}</span>
    </div>
  )
}
