// What would happen, as far as the viewer can know: hovering a place shows it on the board
import type { Seat } from '@sternentisch/kernel'
import { isOpen, stackAt } from '../../reading/sight.ts'
import { solarCards, worthOf } from '../../reading/solar.ts'
import type { Action } from '../../rules/action.ts'
import { isMilitary, MEND, type Ship } from '../../rules/ships.ts'
import type { View } from '../../rules/view.ts'
import { discardOf } from '../../rules/zones.ts'
import type { Speech } from '../../text/index.ts'
import { warnings } from '../../words/warnings.ts'
import { enemyMilitary, fightsOf, type Line, type Lost, NO_FIGHT } from './fights.ts'
import { abilityLine, landing } from './lines.ts'
import { wouldHold } from './would-hold.ts'

export interface Forecast {
  readonly action: Action
  /** The sector it happens in. */
  readonly sector: number
  /** The ship that comes there, if one does. */
  readonly ship: Ship | null
  readonly up: boolean
  readonly lines: readonly Line[]
  /** Ships there that are sure to be destroyed. */
  readonly lost: readonly Lost[]
  /** Is the arriving ship sure to be destroyed? */
  readonly falls: boolean
  /** Would the viewer hold the sector afterwards, as far as can be told? */
  readonly holds: boolean
  readonly worth: readonly [number, number]
  /** How many of the usual warnings the lines make needless: the first ones. */
  readonly told: number
}

/** With the guard rails of §11, except those that the lines say in other words anyway. */
export function forecastOf(
  action: Action,
  view: View,
  speech: Speech,
  names: readonly string[],
): Forecast | null {
  const forecast = plainForecast(action, view, speech)
  if (!forecast) return null
  const said = warnings(action, view, speech, { names }).slice(forecast.told)
  const cautions = said.map((text): Line => ({ text, rule: '', tone: 'bad' }))
  return { ...forecast, lines: [...forecast.lines, ...cautions] }
}

function plainForecast(action: Action, view: View, speech: Speech): Forecast | null {
  if (typeof view.viewer !== 'number') return null
  const seat = view.viewer
  switch (action.kind) {
    case 'play':
      return arrival(action, view, seat, action.sector, action.ship, action.up, speech)
    case 'warp': {
      const card = stackAt(view, action.sector, seat).cards[action.place]
      if (!card) return null
      const up = isOpen(card) || stackAt(view, action.to, seat).size > 0
      return arrival(action, view, seat, action.to, card.face, up, speech)
    }
    case 'mend': {
      const frame = view.pending.at(-1)
      if (frame?.kind !== 'ability') return null
      return arrival(action, view, seat, frame.sector, action.ship, action.up, speech)
    }
    case 'rogue': {
      const card = stackAt(view, action.sector, action.seat).cards[action.place]
      return card
        ? { ...quiet(action, view, action.sector), lost: [{ seat: action.seat, place: action.place }] }
        : null
    }
    case 'reveal': {
      const acts = !isMilitary(action.ship) && findsTarget(action.ship, view, seat)
      const lines = acts ? [abilityLine(action.ship, speech)] : []
      return { ...quiet(action, view, action.sector), ship: action.ship, up: true, lines }
    }
    default:
      return null
  }
}

/** ST-6.3: with nothing lost there is nothing for a Mend to fetch. */
const findsTarget = (ship: Ship, view: View, seat: Seat): boolean =>
  ship !== MEND || view.zones[discardOf(seat)].size > 0

const quiet = (action: Action, view: View, sector: number): Forecast => ({
  action,
  sector,
  ship: null,
  up: false,
  lines: [],
  lost: [],
  falls: false,
  holds: false,
  worth: worthOf(view, sector),
  told: 0,
})

function arrival(
  action: Action,
  view: View,
  seat: Seat,
  sector: number,
  ship: Ship,
  up: boolean,
  speech: Speech,
): Forecast {
  const fights = isMilitary(ship) ? fightsOf(view, seat, sector, ship, speech) : NO_FIGHT
  const activates = up && !isMilitary(ship) && action.kind !== 'warp' && findsTarget(ship, view, seat)
  const holds = wouldHold(view, seat, sector, ship, fights)
  const shield = solarCards(view, sector).some(({ fortified }) => fortified)
  const home: Line = { text: speech.say('stellar.board.home'), rule: 'ST-15.2', tone: 'home' }
  return {
    ...quiet(action, view, sector),
    ship,
    up,
    lines: [
      landing(action, view, seat, sector, up, speech),
      ...(activates ? [abilityLine(ship, speech)] : []),
      ...fights.lines,
      ...(shield && holds ? [home] : []),
    ],
    lost: fights.lost,
    falls: fights.falls,
    holds,
    // "A second ship lies open" and "has to fight" come first, in this order.
    told:
      Number(action.kind === 'play' && stackAt(view, sector, seat).size > 0) +
      Number(isMilitary(ship) && enemyMilitary(view, seat, sector)),
  }
}
