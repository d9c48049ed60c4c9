import { figure, nameAt, type Seat } from '@sternentisch/kernel'
import type { Event } from '../../reading/told.ts'
import type { Homecoming } from '../../rules/events.ts'
import { shipList } from '../../words/ships.ts'
import { solarWords, type Telling } from './telling.ts'

/** How a sector was decided, and where its ships went. */
export function tellSector(event: Event<'sector'>, telling: Telling): string {
  const { viewer, names, speech } = telling
  const own = event.winner !== null && event.winner === viewer
  const count = event.ships
    .map(({ seat }) => event.settlement[seat])
    .sort((a, b) => b - a)
    .join(' : ')
  const { reason } = event
  const key =
    own && (reason === 'military' || reason === 'settlement')
      ? (`stellar.board.won.${reason}` as const)
      : (`stellar.report.${reason}` as const)
  const verdict = speech.say(key, {
    sector: event.sector + 1,
    solar: solarWords(event.cards, telling),
    who: event.winner === null ? '' : nameAt(names, event.winner),
    points: figure(event.points),
    n: event.points,
    count,
  })
  return [verdict, ...event.ships.map((home) => tellHome(home, event.winner, telling))].join(' ')
}

function tellHome(home: Homecoming, winner: Seat | null, { names, speech }: Telling): string {
  const params = { who: nameAt(names, home.seat), ships: shipList(speech, home.ships) }
  if (home.to === 'discard') return speech.say('stellar.report.spent', params)
  return speech.say(home.seat === winner ? 'stellar.report.shield' : 'stellar.report.home', params)
}
