import { Preview, Spot } from '@sternentisch/grammar'
import { sentence } from '@sternentisch/kernel'
import { beatenBy, beating } from '../../reading/combat.ts'
import { isMilitary, SHIP_NAMES, type Ship } from '../../rules/ships.ts'
import { doesWhat } from '../../words/ships.ts'
import { Glyph } from '../art/glyphs.tsx'
import { ForecastAside, ForecastBrief, fitsBeside } from '../forecast/panel.tsx'
import { BattleNote } from '../panels/battle.tsx'
import { asks } from '../prompt/asks.ts'
import { pickedShip } from '../sectors/slots.tsx'
import { type TableProps, useTable } from '../table/context.ts'
import { TurnSteps } from './steps.tsx'
import './act.css'

/** What is picked, what it does, and the buttons that decide. */
export function Act() {
  const table = useTable()
  const { choice, forecast, plan, battle, asked } = table
  const ship = pickedShip(table) ?? forecast?.ship ?? null
  const low = plan.wide && plan.compact
  const beside = forecast !== null && fitsBeside(plan, forecast.sector)
  return (
    <div className="st-act">
      {plan.broad && plan.own >= 200 && choice && !forecast && <TurnSteps />}
      {forecast && (low || !plan.broad) && forecast.lines.length > 0 ? (
        <ForecastBrief forecast={forecast} />
      ) : forecast && !beside && forecast.lines.length > 0 ? (
        <ForecastAside forecast={forecast} />
      ) : ship !== null && choice ? (
        <About ship={ship} />
      ) : battle && !needsWords(asked) ? (
        <BattleNote fight={battle.fight} secret={battle.secret} onClose={battle.putAway} />
      ) : (
        <Waiting />
      )}
      <div className="st-act-buttons">
        <Decline />
        <Preview className="st-preview" />
      </div>
    </div>
  )
}

/** What an ability asks is said here; how a turn goes, above the board as well. */
const needsWords = (asked: TableProps['asked']): boolean =>
  asked !== null && asked !== 'play' && asked !== 'reveal'

function Waiting() {
  const { view, names, speech, choice, asked, plan } = useTable()
  if (!choice) return <p className="st-act-ask" />
  // Above the board stands what the Mend asks; here, on a phone, what lies below.
  if (asked === 'mend' && !plan.broad)
    return <p className="st-act-ask">{speech.say('stellar.board.fetch')}</p>
  const help = asked === 'play' || asked === 'reveal' ? (`stellar.board.help.${asked}` as const) : null
  return <p className="st-act-ask">{help ? speech.say(help) : asks(view, names, speech)}</p>
}

function About({ ship }: { readonly ship: Ship }) {
  const { view, speech } = useTable()
  return (
    <div className="st-about">
      <h3>{SHIP_NAMES[ship]}</h3>
      {isMilitary(ship) ? (
        <>
          <Versus word={speech.say('stellar.board.beats')} ships={beatenBy(view, ship)} />
          <Versus word={speech.say('stellar.board.losesAgainst')} ships={beating(view, ship)} />
        </>
      ) : (
        <p>{doesWhat(speech, ship, 'ability')}</p>
      )}
    </div>
  )
}

const Versus = ({ word, ships }: { readonly word: string; readonly ships: readonly Ship[] }) => (
  <p className="st-versus">
    <span>{word}</span>
    {ships.length === 0 && '–'}
    {ships.map((ship) => (
      <em key={ship}>
        <Glyph ship={ship} size={20} stroke={4} />
        <span>{SHIP_NAMES[ship]}</span>
      </em>
    ))}
  </p>
)

/** Revealing nothing, letting an ability lapse: one press is enough. */
function Decline() {
  const { choice, speech, view } = useTable()
  const action = choice?.actions.find(({ kind }) => kind === 'pass' || kind === 'lapse')
  if (!choice || !action || view.pending.at(-1)?.kind === 'fleets') return null
  const word =
    action.kind === 'pass'
      ? speech.say('stellar.move.pass')
      : speech.say('stellar.move.lapse', { ship: SHIP_NAMES[action.ship] })
  const label = sentence(word, speech)
  return (
    <Spot as="div" className="st-button" parts={[action.kind]} decides={action} label={label}>
      {label}
    </Spot>
  )
}
