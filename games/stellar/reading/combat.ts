// Who beats whom at this table (ST-7.6)
import { isMilitary, SHIPS, type Ship } from '../rules/ships.ts'
import type { View } from '../rules/view.ts'
import { kitFor } from './sight.ts'

export const beatenBy = (view: View, ship: Ship): readonly Ship[] => {
  const { outcome } = kitFor(view)
  return isMilitary(ship) ? SHIPS.filter((other) => isMilitary(other) && outcome[ship][other] > 0) : []
}

export const beating = (view: View, ship: Ship): readonly Ship[] => {
  const { outcome } = kitFor(view)
  return isMilitary(ship) ? SHIPS.filter((other) => isMilitary(other) && outcome[ship][other] < 0) : []
}
