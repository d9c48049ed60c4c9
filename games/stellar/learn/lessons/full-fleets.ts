import { fleetAction } from '../../rules/action.ts'
import { fleetsFrom } from '../../rules/fleet-list.ts'
import { type Fleet, fleetFrom, fullFleet, shipsIn } from '../../rules/fleets.ts'
import { write } from '../../rules/notation.ts'
import { isMilitary, shipOfCode } from '../../rules/ships.ts'

/** Every full fleet that a reserve can give, in notation; or only those that fit. */
export function fullFleets(
  reserve: readonly string[],
  fits: (fleet: Fleet) => boolean = () => true,
): readonly string[] {
  const ships = reserve.map((code) => shipOfCode(code)!)
  return fleetsFrom(fleetFrom(ships), fullFleet(ships.length))
    .filter(fits)
    .map((fleet) => write(fleetAction(fleet)))
}

/** Three civil and three military ships. */
export const isEven = (fleet: Fleet): boolean => shipsIn(fleet).filter(isMilitary).length === 3
