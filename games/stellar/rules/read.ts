// §11: what a written move says; what no table could have is refused here, what is not legal now by its rule
import { isRefusal, type Refusal, seatOf } from '@sternentisch/kernel'
import { refuse } from '../refuse.ts'
import {
  type Action,
  fleetAction,
  foeAction,
  lapseAction,
  mendAction,
  PASS,
  playAction,
  revealAction,
  rogueAction,
  warpAction,
} from './action.ts'
import { actions, isOpen } from './actions.ts'
import { fleetFrom } from './fleets.ts'
import { whyNot } from './refusals.ts'
import { SHIP_NAMES, type Ship, shipOfCode } from './ships.ts'
import type { View } from './view.ts'

/** What is written, or why no table has such a thing. */
type Meaning = Action | Refusal

/** Each pattern with what it stands for. */
const PATTERNS: readonly [RegExp, (words: readonly string[], view: View) => Meaning][] = [
  [/^fleet((?: [A-Z][a-z])*)$/, ([ships]) => readFleet(ships)],
  [
    /^([A-Z][a-z])@(\d+)(~?)$/,
    ([ship, at, down], view) =>
      withShip(ship, (type) => inSector(view, at, (sector) => playAction(type, sector, down === ''))),
  ],
  [
    /^!(\d+)=([A-Z][a-z])$/,
    ([at, ship], view) =>
      withShip(ship, (type) => inSector(view, at, (sector) => revealAction(type, sector))),
  ],
  [/^!(\d+)$/, ([at], view) => inSector(view, at, (sector) => hiddenShipIn(view, sector))],
  [/^-$/, () => PASS],
  [/^([A-Z][a-z]):0$/, ([ship]) => withShip(ship, lapseAction)],
  [/^>([A-D])$/, ([seat]) => foeAction(seatOf(seat)!)],
  [
    /^Wr (\d+)\.(\d+)>(\d+)$/,
    ([from, place, to], view) =>
      inSector(view, from, (sector) =>
        inSector(
          view,
          to,
          (goal) =>
            within(place, MOST_SHIPS, (at) => warpAction(sector, at, goal)) ??
            refuse('stellar.noShipThere', { sector: sector + 1, place: place.slice(0, 9) }, 'ST-9.1'),
        ),
      ),
  ],
  [/^Me<([A-Z][a-z])(~?)$/, ([ship, down]) => withShip(ship, (type) => mendAction(type, down === ''))],
  [
    /^Ro x([A-D])(\d+)\.(\d+)$/,
    ([seat, sector, place], view) =>
      inSector(
        view,
        sector,
        (at) =>
          within(place, MOST_SHIPS, (spot) => rogueAction(seatOf(seat)!, at, spot)) ??
          refuse('stellar.noTarget', { seat, sector: at + 1, place: place.slice(0, 9) }, 'ST-11.1'),
      ),
  ],
]

/** More than any scenario has, more than any player has. */
const MOST_SECTORS = 10
const MOST_SHIPS = 16

const within = (text: string, most: number, then: (index: number) => Meaning): Meaning | null => {
  const index = Number(text) - 1
  return index >= 0 && index < most ? then(index) : null
}
const inSector = ({ sectors }: View, text: string, then: (sector: number) => Meaning): Meaning =>
  within(text, MOST_SECTORS, then) ??
  refuse('stellar.noSector', { sector: text.slice(0, 9), n: sectors }, 'ST-2.4')

const withShip = (code: string, then: (ship: Ship) => Meaning): Meaning => {
  const ship = shipOfCode(code)
  return ship === null ? refuse('stellar.noSuchShip', { ship: code }, 'ST-1.1') : then(ship)
}

/** `!2` for short: the ship is the one that lies hidden there, if any does. */
const hiddenShipIn = (view: View, sector: number): Action =>
  actions(view).find((action) => action.kind === 'reveal' && action.sector === sector) ??
  revealAction(0, sector)

/** Four of a kind would not fit into a fleet's two bits; no set has them. */
const MOST_ALIKE = 3

function readFleet(text: string): Meaning {
  const ships: Ship[] = []
  for (const code of text.split(' ').filter(Boolean)) {
    const ship = shipOfCode(code)
    if (ship === null) return refuse('stellar.noSuchShip', { ship: code }, 'ST-1.1')
    ships.push(ship)
    const alike = ships.filter((each) => each === ship).length
    if (alike > MOST_ALIKE)
      return refuse('stellar.tooManyAlike', { ship: SHIP_NAMES[ship], n: alike }, 'ST-3.1')
  }
  return fleetAction(fleetFrom(ships))
}

export function read(view: View, text: string): Action | Refusal {
  const move = text.trim().replace(/\s+/g, ' ')
  for (const [pattern, meaningOf] of PATTERNS) {
    const match = pattern.exec(move)
    if (!match) continue
    const meaning = meaningOf(match.slice(1), view)
    if (isRefusal(meaning)) return meaning
    return isOpen(view, meaning) ? meaning : whyNot(view, meaning)
  }
  return refuse('stellar.notation', { text: move.slice(0, 60) })
}
