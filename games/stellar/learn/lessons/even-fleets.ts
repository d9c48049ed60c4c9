import { fleetAction } from '../../rules/action.ts'
import { fleetFrom, fleetsFrom, shipsIn } from '../../rules/fleets.ts'
import { write } from '../../rules/notation.ts'
import { isMilitary, shipOfCode } from '../../rules/ships.ts'

/** Every fleet of three civil and three military ships that a reserve can give, in notation. */
export function evenFleets(reserve: readonly string[]): readonly string[] {
  const ships = reserve.map((code) => shipOfCode(code)!)
  return fleetsFrom(fleetFrom(ships), 6)
    .filter((fleet) => shipsIn(fleet).filter(isMilitary).length === 3)
    .map((fleet) => write(fleetAction(fleet)))
}
