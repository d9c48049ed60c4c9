import { figure } from '@sternentisch/kernel'
// §11 Scenario report: sector by sector who won it, why, and where the ships went
import { nameOf } from '@sternentisch/kernel/terminal'
import { kitFor } from '../reading/sight.ts'
import type { Event } from '../reading/told.ts'
import type { Homecoming } from '../rules/events.ts'
import type { View } from '../rules/view.ts'
import type { Speech } from '../text/index.ts'
import type { Names } from '../words/names.ts'
import { codesOf } from '../words/ships.ts'
import { solarValue } from '../words/solar.ts'

export function tellSector(event: Event<'sector'>, view: View, speech: Speech, page: Names): string {
  const { solar } = kitFor(view)
  const verdict = speech.say(`stellar.report.${event.reason}`, {
    sector: event.sector + 1,
    solar: event.cards.map((face) => solarValue(speech, solar[face]!)).join(' '),
    who: event.winner === null ? '' : nameOf(page, event.winner),
    points: figure(event.points),
    n: event.points,
    count: countOf(event),
  })
  const homes = event.ships.map((home) => tellHome(home, event, speech, page))
  return [verdict, ...homes.map((line) => `    ${line}`)].join('\n')
}

/** `7:4`, the winner's settlement points first; only players with ships there are counted. */
const countOf = ({ settlement, ships }: Event<'sector'>): string =>
  ships
    .map((home) => settlement[home.seat])
    .sort((a, b) => b - a)
    .join(':')

function tellHome(home: Homecoming, event: Event<'sector'>, speech: Speech, page: Names): string {
  const params = { who: nameOf(page, home.seat), ships: codesOf(home.ships) }
  if (home.to === 'discard') return speech.say('stellar.report.spent', params)
  if (home.seat === event.winner) return speech.say('stellar.report.shield', params)
  return speech.say('stellar.report.home', params)
}
