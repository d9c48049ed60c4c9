import { labelled } from '@sternentisch/kernel'
import { holdingOf } from '../../reading/holding.ts'
import { solarCards } from '../../reading/solar.ts'
import { solarName } from '../../words/solar.ts'
import { SolarCard } from '../cards/solar.tsx'
import { FightBracket } from '../forecast/bracket.tsx'
import { useTable } from '../table/context.ts'
import { LaneHead } from './head.tsx'
import { holdingLabel, solarLabel } from './labels.ts'
import { Verdict } from './verdict.tsx'
import { OpponentsZone, OwnZone } from './zones.tsx'
import './lane.css'

/** One sector: the opponents' ships, its solar cards, the viewer's ships. */
export function Lane({ sector }: { readonly sector: number }) {
  const { view, names, speech, plan, forecast, event } = useTable()
  const swept = event?.kind === 'looked' && event.sector === sector
  const place = plan.lanes[sector]
  if (!place) return null
  const holding = holdingOf(view, sector)
  const here = forecast?.sector === sector ? forecast : null
  const label = labelled(
    speech.lang,
    `${speech.say('stellar.draw.sector')} ${sector + 1}`,
    holdingLabel(holding, view, names, speech),
  )
  return (
    <li
      className={`st-lane${here ? ' st-lane-regarded' : ''}${swept ? ' st-swept' : ''}`}
      style={{ left: place.left, top: place.top, width: place.width, height: place.height }}
      aria-label={label}
    >
      <LaneHead sector={sector} holding={holding} />
      <OpponentsZone sector={sector} />
      <SolarRow sector={sector} />
      {plan.wide && here && <FightBracket forecast={here} />}
      <OwnZone sector={sector} />
      <Verdict sector={sector} />
    </li>
  )
}

function SolarRow({ sector }: { readonly sector: number }) {
  const table = useTable()
  const { view, speech, plan } = table
  const cards = solarCards(view, sector)
  return (
    <ul
      className={plan.compact ? 'st-solars st-compact' : 'st-solars'}
      style={plan.wide ? { top: plan.solarTop, height: plan.solarHeight } : undefined}
    >
      {cards.map((solar, at) => (
        <SolarCard
          key={solar.handle || `${sector} ${at}`}
          solar={solar}
          name={solarName(speech, solar.type)}
          label={solarLabel(table, solar)}
          body={plan.body}
          width={plan.slot}
          compact={plan.compact}
          watched={solar.others.length > 0}
        />
      ))}
    </ul>
  )
}
